import Foundation
import Testing

/// Files of several pages, made of JPEG files as they are.
enum SamplePages {
  /// The passport and the card that the pages show, in their order.
  static let pictures = ["Corpus/Specimens/mrp-000.jpg", "Corpus/Specimens/td1-001.jpg"]

  private static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: CommandTests.root.appending(path: path)))
  }

  /// The sides and the number of colours of a baseline JPEG picture (ITU-T T.81, B.2.2).
  private static func frame(
    _ file: [UInt8]
  ) throws -> (width: Int, height: Int, colors: Int) {
    func number(_ index: Int) -> Int { Int(file[index]) << 8 | Int(file[index + 1]) }
    var index = 2
    while index + 9 < file.count {
      if file[index + 1] == 0xC0 {
        return (number(index + 7), number(index + 5), Int(file[index + 9]))
      }
      index += 2 + number(index + 2)
    }
    throw CocoaError(.fileReadCorruptFile)
  }

  /// A TIFF file whose pages are JPEG streams (compression 7, Adobe's technical note 2).
  static func tiff() throws -> Data {
    var file: [UInt8] = Array("II*\0".utf8) + [0, 0, 0, 0]
    var link = 4
    func little(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    for path in pictures {
      let picture = try bytes(path)
      let (width, height, colors) = try frame(picture)
      if file.count % 2 == 1 { file.append(0) }
      file.replaceSubrange(link..<link + 4, with: little(file.count, 4))
      let depths = file.count + 2 + 9 * 12 + 4
      let entries = [
        (256, 1, width), (257, 1, height), (258, colors, colors == 1 ? 8 : depths), (259, 1, 7),
        (262, 1, colors == 1 ? 1 : 6), (273, 1, depths + 6), (277, 1, colors), (278, 1, height),
        (279, 1, picture.count),
      ]
      file += little(entries.count, 2)
      for (tag, count, value) in entries {
        file += little(tag, 2) + little(count > 1 ? 3 : 4, 2) + little(count, 4) + little(value, 4)
      }
      link = file.count
      file += little(0, 4) + little(8, 2) + little(8, 2) + little(8, 2) + picture
    }
    return Data(file)
  }

  /// Whether the programs that make pictures of PDF files are installed.
  static let canShowPDF = ["pdftoppm", "pdfinfo"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
  }

  /// A PDF file with a picture on each page, drawn with 300 dots per inch as large as it is.
  static func pdf() throws -> Data {
    var file = Data("%PDF-1.4\n".utf8)
    var places: [Int] = []
    func add(_ object: String, _ stream: [UInt8]? = nil) {
      places.append(file.count)
      file += Data("\(places.count) 0 obj\n\(object)\n".utf8)
      if let stream { file += Data("stream\n".utf8) + Data(stream) + Data("\nendstream\n".utf8) }
      file += Data("endobj\n".utf8)
    }
    add("<< /Type /Catalog /Pages 2 0 R >>")
    add("<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>")
    for (index, path) in pictures.enumerated() {
      let picture = try bytes(path)
      let (width, height, colors) = try frame(picture)
      let (across, up) = (Double(width) * 0.24, Double(height) * 0.24)
      let first = 3 + 3 * index
      add(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(across) \(up)] /Contents \(first + 1) 0 R "
          + "/Resources << /XObject << /P \(first + 2) 0 R >> >> >>")
      let drawing = Array("\(across) 0 0 \(up) 0 0 cm /P Do".utf8)
      add("<< /Length \(drawing.count) >>", drawing)
      add(
        "<< /Type /XObject /Subtype /Image /Width \(width) /Height \(height) /BitsPerComponent 8 "
          + "/ColorSpace /Device\(colors == 1 ? "Gray" : "RGB") /Filter /DCTDecode /Length \(picture.count) >>",
        picture)
    }
    let table = file.count
    let rows = places.map { place in
      String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n"
    }
    file += Data("xref\n0 \(places.count + 1)\n0000000000 65535 f \n\(rows.joined())".utf8)
    file += Data("trailer\n<< /Size \(places.count + 1) /Root 1 0 R >>\n".utf8)
    return file + Data("startxref\n\(table)\n%%EOF\n".utf8)
  }
}
