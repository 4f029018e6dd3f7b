import DocumentReading
import Foundation
import IdentityDocument
import Testing

/// Pictures that arrive as bytes, not as files.
@Suite struct EncodedBytesTests {
  private static let reader = DocumentReader(
    configuration: ReaderConfiguration(asOf: CalendarDate(year: 2026, month: 11, day: 21)))

  @Test func `bytes say what their file says`() throws {
    let path = CorpusPlaces.picture("Specimens/mrp-000.jpg")
    let bytes = try Data(contentsOf: URL(filePath: path))
    let expected = try Self.reader.read(contentsOfFile: path)
    #expect(expected.isAccepted)
    for reading in [
      try Self.reader.read(encoded: bytes), try Self.reader.read(encoded: Array(bytes)),
    ] {
      #expect(reading.mrz == expected.mrz)
      #expect(reading.document == expected.document)
    }
  }

  @Test(arguments: [
    ([], "H10006"), (Array("no picture".utf8), "H10007"), (Array("%PDF-1.7".utf8), "H10008"),
    ([0xFF, 0xD8, 0xFF, 0xC0], "H10010"), (Array("P2 99999 99999 255 1 ".utf8), "H10009"),
    (Array("P5 9 9 255 ".utf8) + [UInt8](repeating: 9, count: 81), "H10013"),
  ])
  func `bytes that are no picture are an error`(_ bytes: [UInt8], _ code: String) {
    let error = #expect(throws: ReaderError.self) { try Self.reader.read(encoded: bytes) }
    #expect(error?.code == code)
  }

  @Test func `the sentence about a format that is not read names what converts it`() {
    let error = #expect(throws: ReaderError.self) {
      try Self.reader.read(encoded: Array("....ftypheic".utf8))
    }
    #expect(error?.message.contains("libheif-examples") == true)
  }
}
