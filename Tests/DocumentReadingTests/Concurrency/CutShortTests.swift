import IdentityDocument
import ImageFile
import Raster
import Testing

@testable import DocumentReading

/// Readings that end before anything was looked at, and what ends them.
@Suite struct CutShortTests {
  private static var configuration: ReaderConfiguration {
    var configuration = ReaderConfiguration(asOf: SampleReading.day)
    configuration.methods = [.mrz]
    configuration.language = .german
    configuration.identifier = "desk"
    configuration.customerInternalReference = "case 7"
    return configuration
  }

  private static func picture() throws -> GrayImage {
    try GrayImage(contentsOfFile: CorpusPlaces.picture("Specimens/mrp-000.jpg"))
  }

  /// A reader whose only engine is taken.
  private static func busyReader() -> DocumentReader {
    let reader = DocumentReader(configuration: configuration, engines: 1)
    #expect(reader.gate.enter())
    return reader
  }

  private static func check(_ reading: Reading, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(reading.isCutShort && !reading.isAccepted, sourceLocation: sourceLocation)
    let text = String(decoding: reading.answer.json().bytes, as: UTF8.self)
    for words in [
      #""asOf":"2026-11-21""#, #""reference":"case 7""#, #""plugin":"desk""#,
      MessageKey.refusal(.cutShort).text(in: .german),
    ] {
      #expect(text.contains(words), "\(text)", sourceLocation: sourceLocation)
    }
  }

  @Test func `whoever waits in vain is answered by the configuration all the same`() async throws {
    let (reader, image) = (Self.busyReader(), try Self.picture())
    let thread = await ReadingThread.run {
      Result { () throws(ReaderError) in try reader.read(image, within: .milliseconds(10)) }
    }
    Self.check(try thread.get())
    Self.check(try await reader.read(image, within: .milliseconds(10)))
    Self.check(reader.cutShortReading())
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.max / 2)])
  func `a time that no clock can tell is time enough`(time: Duration) async throws {
    let (reader, image) = (DocumentReader(configuration: Self.configuration), try Self.picture())
    #expect(try await reader.read(image, within: time).isAccepted)
    #expect(try await reader.read(image, within: .zero - time).isCutShort)
  }

  @Test func `a task's reading looks at the interruption around it`() async throws {
    let (reader, image) = (DocumentReader(configuration: Self.configuration), try Self.picture())
    let late = Interruption { .late }.applied { Task { try await reader.read(image) } }
    Self.check(try await late.value)
    let cancelled = Interruption { .cancelled }.applied { Task { try await reader.read(image) } }
    await #expect(throws: ReaderError.cancelled) { try await cancelled.value }
    let neither = Interruption { nil }.applied { Task { try await reader.read(image) } }
    #expect(try await neither.value.isAccepted)
  }

  @Test func `so it does while it waits for an engine`() async throws {
    let (reader, image) = (Self.busyReader(), try Self.picture())
    for cause in [Interruption.Cause.late, .cancelled] {
      let moment = ContinuousClock.now + .milliseconds(20)
      let interruption = Interruption { ContinuousClock.now < moment ? nil : cause }
      let task = interruption.applied { Task { try await reader.read(image) } }
      switch await task.result {
      case .success(let reading):
        #expect(cause == .late)
        Self.check(reading)
      case .failure(let error):
        #expect(cause == .cancelled)
        #expect(error as? ReaderError == .cancelled)
      }
    }
    reader.gate.leave()
    #expect(try await reader.read(image).isAccepted)
  }
}
