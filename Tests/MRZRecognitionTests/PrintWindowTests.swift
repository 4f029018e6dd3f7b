import LineRecognition
import Testing

@testable import MRZRecognition

@Suite struct PrintWindowTests {
  static let visa = [
    "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "L8988901C4XXX4009078F9612109<<<<<<<<",
  ]

  /// A zone's scores with cells before and after it in which nothing can be read.
  private func scores(_ lines: [String], before: Int, after: Int) -> [CellScores] {
    var scores = ZoneScores(lines)
    scores.pad(before: before, after: after)
    return scores.lines
  }

  @Test(arguments: [(0, 0), (8, 8), (3, 13), (0, 16), (16, 0), (7, 1)])
  func `the print is found among unread cells`(before: Int, after: Int) throws {
    let all = scores(Self.visa, before: before, after: after)
    let best = try #require(PrintWindow.likeliest(in: all, limit: 5).first)
    #expect(best == PrintWindow(first: before, count: 36))
    let decoding = try #require(ZoneDecoder().decode(best.part(of: all)))
    #expect(decoding.lines.map { String(decoding: $0, as: UTF8.self) } == Self.visa)
  }

  @Test func `a card of three lines has thirty cells`() throws {
    let all = scores(ZoneDecoderTests.card, before: 5, after: 3)
    let windows = PrintWindow.likeliest(in: all, limit: 4)
    #expect(windows.count == 4)
    #expect(windows.first == PrintWindow(first: 5, count: 30))
    #expect(windows.allSatisfy { $0.count == 30 })
  }

  @Test func `cells are taken away only where nothing can be read`() {
    let inner = PrintWindow(first: 0, count: 36)
    let outer = PrintWindow(first: 0, count: 44)
    #expect(inner.isPrintOf(outer, in: scores(Self.visa, before: 0, after: 8)))
    let fillers = String(repeating: "<", count: 8)
    let printed = scores(Self.visa.map { $0 + fillers }, before: 0, after: 0)
    #expect(!inner.isPrintOf(outer, in: printed))
    #expect(!outer.isPrintOf(outer, in: printed))
    #expect(!PrintWindow(first: 10, count: 36).isPrintOf(outer, in: printed))
  }

  @Test func `print may fill a part of a zone where its other cells are in doubt`() {
    let fillers = String(repeating: "<", count: 8)
    #expect(PrintWindow.mayBePart(of: scores(Self.visa, before: 0, after: 8)))
    #expect(PrintWindow.mayBePart(of: scores(Self.visa, before: 3, after: 5)))
    #expect(!PrintWindow.mayBePart(of: scores(Self.visa.map { $0 + fillers }, before: 0, after: 0)))
    // Shorter zones have no part that is a zone.
    #expect(!PrintWindow.mayBePart(of: scores(Self.visa, before: 0, after: 0)))
    let card = [CellScores](repeating: CellScores(undecidedCellCount: 30), count: 3)
    #expect(!PrintWindow.mayBePart(of: card))
    #expect(!PrintWindow.mayBePart(of: []))
  }

  @Test func `lines that are too short or of several lengths have no window`() {
    #expect(PrintWindow.likeliest(in: [], limit: 5).isEmpty)
    let short = CellScores(undecidedCellCount: 20)
    #expect(PrintWindow.likeliest(in: [short, short], limit: 5).isEmpty)
    let long = CellScores(undecidedCellCount: 44)
    #expect(PrintWindow.likeliest(in: [long, short], limit: 5).isEmpty)
  }
}
