import Raster
import Testing

@testable import PDF417

@Suite struct RoundTripTests {
  private func symbols(_ writer: PDF417Writer, _ bytes: [UInt8]) throws -> [PDF417Symbol] {
    PDF417Reader().symbols(in: GrayImage(try writer.image(of: bytes)))
  }

  /// Bytes of a kind that favours one compaction or another.
  private func bytes(_ count: Int, kind: Int, _ random: inout SplitMix) -> [UInt8] {
    let alphabets: [ClosedRange<UInt8>] = [0...255, 0x30...0x39, 0x41...0x5A, 0x20...0x7E]
    return (0..<count).map { _ in UInt8.random(in: alphabets[kind % 4], using: &random) }
  }

  @Test(arguments: 0..<10)
  func `a hundred thousand payloads, none lost`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed) + 5000)
    var lost = 0
    for _ in 0..<10_000 {
      // Kinds follow one another, so that compactions change within a payload.
      let payload = (0..<Int.random(in: 0...3, using: &random)).flatMap { _ in
        bytes(
          Int.random(in: 0...7, using: &random), kind: Int.random(in: 0...3, using: &random),
          &random)
      }
      let codewords = MessageEncoder.codewords(for: payload)
      if MessageDecoder.message(of: codewords[...])?.bytes != payload { lost += 1 }
    }
    #expect(lost == 0)
  }

  @Test(arguments: 1...30)
  func `every column count`(columns: Int) throws {
    var random = SplitMix(seed: UInt64(columns))
    var writer = PDF417Writer()
    writer.columns = columns
    writer.errorCorrectionLevel = columns % 4
    writer.moduleWidth = 2
    let bytes = bytes(Int.random(in: 0...60, using: &random), kind: columns, &random)
    let read = try symbols(writer, bytes)
    #expect(read.map(\.bytes) == [bytes])
    #expect(read.first?.columns == columns)
    #expect(read.first?.errorCorrectionLevel == columns % 4)
    #expect(read.first?.correctedErrors == 0 && read.first?.correctedErasures == 0)
  }

  @Test(arguments: 0...8)
  func `every error correction level`(level: Int) throws {
    var random = SplitMix(seed: UInt64(level) + 100)
    var writer = PDF417Writer()
    writer.errorCorrectionLevel = level
    writer.moduleWidth = 2
    writer.columns = level < 7 ? nil : 14
    let bytes = bytes(30 + 20 * level, kind: level, &random)
    #expect(try symbols(writer, bytes).map(\.bytes) == [bytes])
  }

  @Test(arguments: [0, 1, 2, 5, 6, 7, 11, 12, 13, 43, 44, 45, 88, 89, 180, 400, 700])
  func `every class of length`(length: Int) throws {
    for kind in 0..<2 {
      var random = SplitMix(seed: UInt64(length * 4 + kind))
      var writer = PDF417Writer()
      writer.moduleWidth = 2
      let bytes = bytes(length, kind: kind, &random)
      #expect(try symbols(writer, bytes).map(\.bytes) == [bytes])
    }
  }

  @Test(arguments: [3, 4, 5, 10, 60, 90])
  func `every number of rows`(rows: Int) throws {
    var writer = PDF417Writer()
    writer.rows = rows
    writer.columns = 6
    writer.errorCorrectionLevel = 1
    writer.moduleWidth = 2
    let read = try symbols(writer, [1, 2, 3])
    #expect(read.map(\.bytes) == [[1, 2, 3]])
    #expect(read.first?.rows == rows)
  }

  @Test(arguments: [1, 4, 9, 20])
  func `compact symbols`(columns: Int) throws {
    var writer = PDF417Writer()
    writer.isCompact = true
    writer.columns = columns
    writer.moduleWidth = 3
    let bytes = Array("COMPACT PDF417".utf8)
    let read = try symbols(writer, bytes)
    #expect(read.map(\.bytes) == [bytes])
    #expect(read.first?.isCompact == true)
  }

  @Test func `the fullest symbol`() throws {
    var writer = PDF417Writer()
    writer.errorCorrectionLevel = 0
    writer.columns = 16
    writer.moduleWidth = 2
    let bytes = [UInt8](repeating: 0x37, count: MessageEncoder.capacity)
    #expect(try symbols(writer, bytes).map(\.bytes) == [bytes])
    #expect(throws: PDF417WriterError.self) { try writer.image(of: bytes + [0x37]) }
  }

  @Test func `rows two modules high, and one pixel more or less`() throws {
    for (width, height) in [(3, 2), (2, 2), (4, 3), (2, 12)] {
      var writer = PDF417Writer()
      writer.moduleWidth = width
      writer.rowHeight = height
      let bytes = Array("ROW HEIGHT".utf8)
      #expect(try symbols(writer, bytes).map(\.bytes) == [bytes])
    }
  }

  @Test func `parts of a file say so`() throws {
    for index in 0..<3 {
      var writer = PDF417Writer()
      var block = MacroControlBlock(
        segmentIndex: index, fileIdentifier: [17, 899], isLastSegment: index == 2)
      block.segmentCount = index == 0 ? 3 : nil
      writer.macro = block
      writer.moduleWidth = 2
      #expect(try symbols(writer, Array("PART \(index);".utf8)).first?.macro == block)
    }
  }

  @Test func `impossible wishes are refused`() {
    func error(_ change: (inout PDF417Writer) -> Void) -> PDF417WriterError? {
      var writer = PDF417Writer()
      change(&writer)
      do {
        _ = try writer.image(of: Array("ABC".utf8))
        return nil
      } catch {
        return error
      }
    }
    #expect(error { $0.errorCorrectionLevel = 9 } == .invalidErrorCorrectionLevel(9))
    #expect(error { $0.columns = 31 } == .invalidColumns(31))
    #expect(error { $0.rows = 2 } == .invalidRows(2))
    #expect(error { $0.moduleWidth = 0 } == .invalidMeasure(0))
    #expect(error { $0.quietZone = -1 } == .invalidMeasure(-1))
    #expect(
      error {
        $0.rows = 3
        $0.columns = 1
      } == .tooLong(codewords: 11, capacity: 0))
  }
}
