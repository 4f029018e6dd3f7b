import DocumentReading
import IdentityDocument
import Testing

@testable import docread

/// What a worker says is bounded: it may be in the hands of whoever made the file.
@Suite struct PageRunTests {
  private static func run() throws -> PageRun {
    let options = BatchOptions()
    let setup = try ReaderSetup(options.reader, deadline: .seconds(10))
    let input = BatchInput(path: InputPath("a.tiff"))
    return PageRun(WorkerRequest(input), BatchReader(setup: setup, options: options))
  }

  private static func image(_ count: Int) throws -> WorkerReply {
    .image(try #require(CutFile(name: "mrz", bytes: [UInt8](repeating: 0, count: count))))
  }

  private static func line(_ count: Int) -> WorkerReply {
    .line(BatchLine(bytes: [UInt8](repeating: 0, count: count), outcomes: Outcomes(nil)))
  }

  @Test func `every page is answered once, also where a worker ends`() throws {
    var run = try Self.run()
    #expect(run.take(.pages(3)) == .more)
    #expect(run.take(Self.line(5)) == .more)
    run.fail(ReaderError(.readerEnded, ["cause": "signal 9"]), since: .now)
    #expect(!run.isDone && run.request.firstPage == 3)
    #expect(String(decoding: run.line.bytes, as: UTF8.self).contains(#""pageNumber":2"#))
    #expect(run.take(.pages(3)) == .more)
    #expect(run.take(.cutting) == .more)
    #expect(run.take(try Self.image(100)) == .more)
    #expect(run.take(.cut) == .told(WorkerRequest.written([])))
    #expect(run.take(Self.line(5)) == .done)
    #expect(run.isDone)
  }

  /// Each begins with replies that a worker may give.
  @Test(
    arguments: [
      ([], .pages(1001)), ([], .ready), ([], .unfit("")), ([], .cut), ([], .uncut("")),
      ([], try image(1)), ([.cutting], .cutting), ([.cutting, .cut], .cutting),
      ([.cutting, .uncut("")], .cut), ([.cutting], .pages(2)),
      ([.cutting] + [WorkerReply](repeating: try image(1), count: 1024), try image(1)),
    ] as [([WorkerReply], WorkerReply)])
  func `more than a worker may say is refused`(before: [WorkerReply], reply: WorkerReply) throws {
    var run = try Self.run()
    for reply in before { #expect(run.take(reply) != .refused) }
    #expect(run.take(reply) == .refused)
  }

  @Test func `the bytes of cut-outs and of answers are limited`() throws {
    var run = try Self.run()
    let image = try Self.image(100_000_000)
    for reply in [.pages(2), .cutting, image, image, image, image] as [WorkerReply] {
      #expect(run.take(reply) == .more)
    }
    #expect(run.take(try Self.image(1)) == .refused)
    #expect(run.take(Self.line(64 << 20)) == .more)
    #expect(run.take(Self.line(1)) == .refused)
  }
}
