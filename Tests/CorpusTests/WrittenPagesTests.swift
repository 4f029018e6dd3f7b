import CorpusIndex
import IdentityDocument
import Testing

@testable import docread_bench

/// Pages that are written down as lines: what print states of them must not get worse.
@Suite struct WrittenPagesTests {
  private static let report = Result {
    var settings = Settings()
    settings.directory = Places.corpus
    settings.seed = 20
    return try WrittenReport(settings)
  }

  /// How many values are right, at least, and wrong, at most, by the format of the zone (`docread-bench written
  /// --seed 20`, 30 November 2026).
  @Test(
    arguments: [
      ("none", (1282, 5), (1044, 78, 14)), ("td1", (104, 1), (84, 10, 0)),
      ("td2", (104, 8), (88, 11, 5)), ("td3", (1323, 7), (1194, 36, 13)),
      ("mrva", (85, 7), (77, 9, 1)),
    ])
  func `print states no less, and nothing more that is wrong`(
    zone: String, written: (right: Int, wrong: Int), misread: (right: Int, wrong: Int, surely: Int)
  ) throws {
    let report = try Self.report.get()
    let clear = try #require(report.written[zone])
    #expect(clear.right >= written.right && clear.wrong <= written.wrong, "\(clear)")
    let poor = try #require(report.misread[zone])
    #expect(poor.right >= misread.right && poor.wrong <= misread.wrong, "\(poor)")
    #expect(poor.surelyWrong <= misread.surely, "\(poor)")
  }

  @Test func `pages are of many states, and say what is printed`() throws {
    let pages = try WrittenPage.pages(contentsOfFile: Places.corpus + "/Written/pages.jsonl")
    #expect(pages.count == 442 && Set(pages.map { $0.name }).count == pages.count)
    for page in pages {
      #expect(
        page.lines.count >= 5 && (page.format == nil) == (page.zone == "none"), "\(page.name)")
      #expect((page.document == nil) == (page.zone == "none"), "\(page.name)")
      #expect(!page.print.isEmpty, "\(page.name)")
    }
  }

  @Test func `a seed misreads lines the same every time`() throws {
    let pages = try WrittenPage.pages(contentsOfFile: Places.corpus + "/Written/pages.jsonl")
    let line = try #require(pages.first?.lines.first)
    var (one, other, third) = (
      MisreadPrint(seed: 7), MisreadPrint(seed: 7), MisreadPrint(seed: 8)
    )
    let looks = (0..<50).map { _ in one.looks(at: line) }
    #expect(looks == (0..<50).map { _ in other.looks(at: line) })
    #expect(looks != (0..<50).map { _ in third.looks(at: line) })
    #expect(looks.contains { $0.contains { $0.text != line.text } })
  }

  @Test func `what is no page is named with its line`() throws {
    try Places.withFolder(["Written/pages.jsonl": "{\"name\":1}\n"]) { folder in
      let file = folder + "/Written/pages.jsonl"
      #expect(throws: CorpusError.invalidRow(file: file, line: 1, reason: "this is no page")) {
        try WrittenPage.pages(contentsOfFile: file)
      }
      #expect(throws: CorpusError.unreadableFile(file: folder + "/none")) {
        try WrittenPage.pages(contentsOfFile: folder + "/none")
      }
    }
  }
}
