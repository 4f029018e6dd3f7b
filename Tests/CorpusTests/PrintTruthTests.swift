import IdentityDocument
import Testing

@testable import docread_bench

@Suite struct PrintTruthTests {
  private static let table = """
    file\tkind\tsurname\tgiven\tauthority\tpage\tportrait
    a.png\tpassport\tMÜLLER\tJürgen\tSTADT KÖLN|KÖLN\t0,0;100,0;100,70;0,70\t10,10;30,10;30,40;10,40
    b.png\tid-front\t\t\t\t0,0;1\t

    """

  @Test func rows() throws {
    let rows = PrintTruth.rows(of: Self.table)
    #expect(rows.map(\.file) == ["a.png", "b.png"])
    let first = try #require(rows.first)
    #expect(first.kind == "passport" && first.page.count == 4)
    #expect(first.values[.authority] == ["STADT KÖLN", "KÖLN"])
    #expect(rows[1].values.isEmpty && rows[1].page.isEmpty && rows[1].portrait.isEmpty)
    #expect(PrintTruth.rows(of: "").isEmpty)
  }

  @Test(
    arguments: [
      (.surname, "Müller", true), (.surname, "MULLER", false), (.surname, "MU\u{308}LLER", true),
      (.authority, "Köln", true), (.authority, "STADT  KÖLN", true), (.authority, "STADT", false),
      (.can, "123456", false),
    ] as [(PrintTruth.Column, String, Bool)])
  func marksCountAndBlanksDoNot(column: PrintTruth.Column, text: String, isRight: Bool) throws {
    let row = try #require(PrintTruth.rows(of: Self.table).first)
    #expect(row.isRight(text, in: column) == isRight)
    #expect(row.hasMarks(column) == (column == .surname || column == .authority))
  }

  @Test func cornersAndOverlaps() throws {
    let row = try #require(PrintTruth.rows(of: Self.table).first)
    func outline(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Outline {
      Outline(
        topLeft: .init(x: left, y: top), topRight: .init(x: right, y: top),
        bottomRight: .init(x: right, y: bottom), bottomLeft: .init(x: left, y: bottom))
    }
    #expect(PrintGeometry.error(of: outline(0, 0, 100, 70), from: row.page) == 0)
    #expect(PrintGeometry.error(of: outline(0, 3, 100, 70), from: row.page) == 0.03)
    #expect(PrintGeometry.overlap(of: outline(10, 10, 30, 40), with: row.portrait) == 1)
    #expect(PrintGeometry.overlap(of: outline(10, 10, 30, 25), with: row.portrait) == 0.5)
    #expect(PrintGeometry.overlap(of: outline(50, 50, 60, 60), with: row.portrait) == 0)
  }

  @Test func placesAreCounted() throws {
    let row = try #require(PrintTruth.rows(of: Self.table).first)
    func outline(_ left: Double, _ right: Double, _ bottom: Double) -> Outline {
      Outline(
        topLeft: .init(x: left, y: left), topRight: .init(x: right, y: left),
        bottomRight: .init(x: right, y: bottom), bottomLeft: .init(x: left, y: bottom))
    }
    var tally = PrintPlaceTally()
    for (page, portrait) in [
      (outline(0, 100, 70), outline(10, 30, 40)), (outline(0, 97.5, 70), outline(10, 30, 25)),
      (outline(0, 90, 70), nil),
    ] {
      tally.add(
        PrintedPage(size: nil, zoneTop: nil, lines: [], outline: page, portrait: portrait), row)
    }
    tally.add(nil, row)
    #expect(tally.cells == ["4", "1", "2", "4", "1"])
    var sum = tally
    sum += tally
    #expect(sum.cells == ["8", "2", "4", "8", "2"])
  }

  @Test func aTableThatIsNotThereIsAnError() {
    var settings = Settings()
    settings.directory = "nowhere/at/all"
    #expect(throws: (any Error).self) { try PrintReport(settings) }
  }
}
