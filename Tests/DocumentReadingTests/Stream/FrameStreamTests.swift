import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Testing

@Suite struct FrameStreamTests {
  static let numbers = ["00", "03", "05", "09", "12", "13"]

  static func frames() throws -> AsyncStream<GrayImage> {
    let images = try numbers.map {
      try GrayImage(contentsOfFile: CorpusPlaces.picture("Sequence/g3-000/frame-\($0).jpg"))
    }
    return AsyncStream { continuation in
      for image in images { continuation.yield(image) }
      continuation.finish()
    }
  }

  static func reader() -> DocumentReader {
    var options = ReaderConfiguration(asOf: SampleReading.day)
    options.methods = [.mrz]
    options.engine = .own
    return DocumentReader(configuration: options)
  }

  static func reports(consensus: Int, stopsAtFirst: Bool?) async throws -> [FrameReport] {
    var reports: [FrameReport] = []
    let stream = reader().frames(
      try frames(), consensus: consensus, stopsAtFirst: stopsAtFirst)
    for try await report in stream { reports.append(report) }
    return reports
  }

  /// Whether each of several equal frames is accepted.
  static func acceptances(
    of image: GrayImage, times: Int, consensus: Int
  ) async throws -> [Bool] {
    let frames = AsyncStream<GrayImage> { continuation in
      for _ in 0..<times { continuation.yield(image) }
      continuation.finish()
    }
    var accepted: [Bool] = []
    for try await report in reader().frames(frames, consensus: consensus, stopsAtFirst: false) {
      accepted.append(report.isAccepted)
    }
    return accepted
  }

  @Test func `Anyline: cancelOnResult ends the stream with the first accepted frame`() async throws
  {
    let reports = try await Self.reports(consensus: 1, stopsAtFirst: nil)
    #expect(reports.last?.isAccepted == true)
    #expect(reports.dropLast().allSatisfy { !$0.isAccepted })
    #expect(reports.map(\.index) == Array(reports.indices))
  }

  @Test func `SelphID: every frame has its report where the stream goes on`() async throws {
    let reports = try await Self.reports(consensus: 1, stopsAtFirst: false)
    #expect(reports.count == Self.numbers.count)
    #expect(reports.allSatisfy { !$0.feedback.isEmpty && $0.nanoseconds > 0 })
  }

  @Test func `a consensus needs the same reading on several frames`() async throws {
    let page = try GrayImage(contentsOfFile: CorpusPlaces.picture("Specimens/mrp-000.jpg"))
    let alone = try await Self.acceptances(of: page, times: 4, consensus: 1)
    #expect(alone == [true, true, true, true])
    let agreed = try await Self.acceptances(of: page, times: 4, consensus: 3)
    #expect(agreed == [false, false, true, true])
    let none = try await Self.reports(consensus: 100, stopsAtFirst: false)
    #expect(none.map(\.isAccepted) == Self.numbers.map { _ in false })
  }

  @Test func `reports say how near the document is, and what is missing until it is accepted`()
    async throws
  {
    let reports = try await Self.reports(consensus: 1, stopsAtFirst: false)
    let first = reports.firstIndex { $0.isAccepted }
    let accepted = try #require(first)
    for (index, report) in reports.enumerated() {
      #expect((report.progress == 1) == (index >= accepted))
      #expect(report.missing.isEmpty == (index >= accepted || report.reading.mrz == nil))
      #expect(report.framesUsed.allSatisfy { $0 <= index })
    }
    #expect(reports[accepted].framesUsed.contains(accepted))
    #expect(reports.allSatisfy { $0.burst == 0 && $0.messages.isEmpty })
  }

  @Test func `frames of other sizes than the one before are read, tracked or not`() throws {
    let reader = Self.reader()
    let whole = try GrayImage(contentsOfFile: CorpusPlaces.picture("Sequence/g3-000/frame-09.jpg"))
    let small = try GrayImage(contentsOfFile: CorpusPlaces.picture("Specimens/mrp-000.jpg"))
    var burst = Burst(configuration: reader.configuration)
    burst.add(try reader.read(whole, of: burst))
    #expect(burst.isTracking)
    for picture in [GrayImage(width: 48, height: 48, filledWith: 90), whole.halved(), whole, small]
    {
      burst.add(try reader.read(picture, of: burst))
    }
    #expect(burst.framesRead == [4])
    #expect(burst.number == 1)
  }

  @Test func `a frame without a zone agrees with none`() {
    var consensus = Consensus(frames: 2)
    #expect(consensus.add(Reading()) == 0)
    #expect(consensus.add(Reading()) == 0)
    #expect(Consensus(frames: -3).frames == 1)
  }
}
