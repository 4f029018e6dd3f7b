import Foundation
import Testing

/// `--code` of the commands that read pictures: barcodes that are read only where they are asked for.
@Suite struct CodeCommandTests {
  /// A picture (PGM) of the elements of a linear code, bars and spaces by turns, two pixels a module.
  private static func picture(_ widths: String) -> Data {
    let elements = widths.compactMap(\.wholeNumberValue)
    var row = [UInt8](repeating: 255, count: 40)
    for (index, width) in elements.enumerated() {
      row += [UInt8](repeating: index % 2 == 0 ? 0 : 255, count: 2 * width)
    }
    row += [UInt8](repeating: 255, count: 40)
    let blank = [UInt8](repeating: 255, count: row.count)
    var file = Data("P5\n\(row.count) 80\n255\n".utf8)
    for y in 0..<80 { file.append(contentsOf: (10..<70).contains(y) ? row : blank) }
    return file
  }

  /// Code 128 (ISO/IEC 15417) and EAN-13 (ISO/IEC 15420).
  private static let codes = [
    (
      "2112141123131331211313211221321232212232113112221132221211241132222331112", "Code 128",
      "DOC-128/a"
    ),
    ("11132111123111414113121122211111141114111411311214112221111", "EAN-13", "4006381333931"),
  ]

  @Test(arguments: ["barcode", "read"])
  func `linear codes are answered where --code asks for them`(command: String) throws {
    for (widths, symbology, text) in Self.codes {
      try TemporaryFile.with(Self.picture(widths)) { path in
        let asked = try CommandTests.run([command, path, "--code", "linear", "--json"])
        let barcodes = try Self.barcodes(asked)
        #expect(barcodes.map { $0["symbology"] as? String } == [symbology])
        #expect(barcodes.map { $0["text"] as? String } == [text])
        let unasked = try Self.barcodes(try CommandTests.run([command, path, "--json"]))
        #expect(unasked.isEmpty)
      }
    }
  }

  /// A Micro QR symbol, version M1, that says 33552, four pixels a module.
  private static var microPicture: Data {
    let rows = [
      "#######.#.#", "#.....#.#..", "#.###.#.#.#", "#.###.#..#.", "#.###.#.###", "#.....#..#.",
      "#######.#.#", "..........#", "##..###..#.", ".####.##...", "#####.##.##",
    ]
    var file = Data("P5\n76 76\n255\n".utf8)
    for y in 0..<76 {
      for x in 0..<76 {
        let (column, row) = (x / 4 - 4, y / 4 - 4)
        let isInside = rows.indices.contains(column) && rows.indices.contains(row)
        let isDark = isInside && Array(rows[row])[column] == "#"
        file.append(isDark ? 0 : 255)
      }
    }
    return file
  }

  @Test(arguments: [("microqr", 1), ("rmqr", 0), ("linear", 0)])
  func `a Micro QR symbol is answered where --code names it`(kind: String, count: Int) throws {
    try TemporaryFile.with(Self.microPicture) { path in
      let barcodes = try Self.barcodes(CommandTests.run(["barcode", path, "--code", kind]))
      #expect(barcodes.count == count)
      #expect(barcodes.allSatisfy { $0["text"] as? String == "33552" })
      #expect(barcodes.allSatisfy { $0["symbology"] as? String == "Micro QR" })
    }
  }

  private static func barcodes(_ outcome: CommandTests.Outcome) throws -> [[String: Any]] {
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let object = try #require(answer as? [String: Any])
    return object["barcodes"] as? [[String: Any]] ?? []
  }

  @Test func `help, man page and completions name --code`() throws {
    for words in [["help", "read"], ["help", "barcode"], ["help", "batch"], ["man"]] {
      #expect(try CommandTests.run(words).output.contains("Codabar"), "\(words)")
    }
    for shell in ["bash", "zsh", "fish"] {
      #expect(try CommandTests.run(["completions", shell]).output.contains("linear"), "\(shell)")
    }
  }
}
