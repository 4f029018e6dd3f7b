import DocumentReading
import ImageFile
import Raster
import Testing

/// Frames of a stream that cannot be read, and the frames behind them.
@Suite struct UnreadableFramesTests {
  private static func frames() throws -> [CapturedFrame] {
    let page = try GrayImage(contentsOfFile: CorpusPlaces.picture("Specimens/mrp-000.jpg"))
    let speck = GrayImage(width: 8, height: 8, filledWith: 0)
    return [speck, page, speck, page].enumerated().map {
      CapturedFrame($0.element, frame: ScanFrame(id: "\($0.offset)"))
    }
  }

  private static func reports(
    of stream: some AsyncSequence<FrameReport, any Error>
  ) async throws -> [FrameReport] {
    var reports: [FrameReport] = []
    for try await report in stream { reports.append(report) }
    return reports
  }

  @Test func `an unreadable frame is named, and the rest goes on`() async throws {
    let frames = try Self.frames()
    let stream = AsyncStream { continuation in
      for frame in frames { continuation.yield(frame) }
      continuation.finish()
    }
    let reports = try await Self.reports(
      of: FrameStreamTests.reader().frames(stream, stopsAtFirst: false))
    #expect(reports.map(\.index) == [0, 1, 2, 3])
    #expect(reports.map(\.frame?.id) == ["0", "1", "2", "3"])
    #expect(
      reports.map(\.error?.reason) == [.pictureTooSmall, nil, .pictureTooSmall, nil])
    #expect(reports.map(\.isAccepted) == [false, true, false, true])
    #expect(reports.map(\.framesUsed) == [[], [1], [1], [1, 3]])
    #expect(reports[2].reading.isAccepted && reports[2].ownReading.document == nil)
  }

  @Test func `so it is where late frames are let go`() async throws {
    let frames = try Self.frames().suffix(2)
    let stream = AsyncStream { continuation in
      for frame in frames { continuation.yield(frame) }
      continuation.finish()
    }
    let reports = try await Self.reports(
      of: FrameStreamTests.reader().frames(NewestFrames(stream), stopsAtFirst: false))
    #expect(reports.last?.frame?.id == "3")
    #expect(reports.last?.isAccepted == true)
  }
}
