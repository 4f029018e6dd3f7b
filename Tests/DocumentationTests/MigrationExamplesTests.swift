import DocumentReading
import Foundation
import IdentityDocument
import ImageFile
import Raster
import Testing

/// The examples of the guides for those who come from other software.
@Suite struct MigrationExamplesTests {
  @Test func `from BlinkID`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let frontPath = "\(Documentation.root)/Corpus/Negatives/bare-006.jpg"
    let backPath = "\(Documentation.root)/Corpus/Specimens/td1-001.jpg"
    let reader = DocumentReader()
    var session = ScanSession()
    try session.add(reader.read(contentsOfFile: frontPath), side: .front, at: .zero)
    try session.add(reader.read(contentsOfFile: backPath), side: .back, at: .seconds(2))
    print(try session.result().isAccepted)  // true
    try transcript.check("Sources/DocumentReading/DocumentReading.docc/FromBlinkID.md", 0)
  }

  @Test func `from Regula`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let path = "\(Documentation.root)/Corpus/Specimens/mrp-000.jpg"
    let reader = DocumentReader()
    let answer = try reader.read(contentsOfFile: path).answer
    for claim in answer.documents.first?.claims(.idNumber) ?? [] {
      print(claim.value.text, claim.proof.rawValue)  // Z770405 checkDigit
    }
    try transcript.check("Sources/DocumentReading/DocumentReading.docc/FromRegula.md", 0)
  }

  @Test func `from PassportEye`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let path = "\(Documentation.root)/Corpus/Specimens/mrp-000.jpg"
    let reader = DocumentReader()
    let reading = try reader.read(contentsOfFile: path)
    if let zone = reading.mrz {
      print(zone.mrz.format.rawValue, zone.mrz.documentNumber.value)  // MRP Z770405
      print(zone.mrz.isValid, zone.isAccepted)  // true true
    }
    try transcript.check("Sources/DocumentReading/DocumentReading.docc/FromPassportEye.md", 0)
  }

  @Test func `from fastmrz`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let text = """
      P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
      L898902C36UTO7408122F1204159ZE184226B<<<<<10
      """
    let mrz = try MRZ(parsing: text)
    print(mrz.format.rawValue, mrz.isValid)  // MRP true
    try transcript.check("Sources/DocumentReading/DocumentReading.docc/FromFastMRZ.md", 0)
  }

  @Test func `from Vision`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let upload = try Documentation.bytes("Corpus/Specimens/mrp-000.jpg")
    let image = try GrayImage(encoded: upload)
    let (width, height, stride) = (image.width / 2 * 2, image.height / 2 * 2, image.width + 8)
    var frame: [UInt8] = []
    for y in 0..<height {
      frame += (0..<width).map { image[$0, y] }
      frame += [UInt8](repeating: 0, count: stride - width)
    }
    frame += [UInt8](repeating: 128, count: stride * height / 2)
    let layout = try PixelLayout(width: width, height: height, format: .nv12, bytesPerRow: stride)
    let reader = DocumentReader()
    let reading = try reader.read(GrayImage(pixels: frame, layout: layout))
    print(reading.isAccepted)  // true
    try transcript.check("Sources/DocumentReading/DocumentReading.docc/FromVision.md", 0)
  }
}
