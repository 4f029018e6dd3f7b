import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Synchronization
import Testing

/// Readings that end early, at any of their steps.
@Suite struct InterruptionTests {
  /// Counts how often the stages look, and raises its cause from one look on.
  private final class Counter: Sendable {
    let count = Atomic<Int>(0)
    let last: Int
    let cause: Interruption.Cause

    init(last: Int = .max, cause: Interruption.Cause = .late) {
      (self.last, self.cause) = (last, cause)
    }

    var interruption: Interruption {
      Interruption { [self] in
        count.add(1, ordering: .relaxed).newValue > last ? cause : nil
      }
    }
  }

  private static func reader(_ methods: [ReaderConfiguration.Method]) -> DocumentReader {
    var configuration = ReaderConfiguration(asOf: SampleReading.day)
    configuration.methods = methods
    configuration.exhaustsMethods = true
    return DocumentReader(configuration: configuration)
  }

  private static func image(_ name: String) throws -> GrayImage {
    try GrayImage(contentsOfFile: CorpusPlaces.picture(name))
  }

  @Test(arguments: [
    ("Frames/g2-mrp-006.jpg", [ReaderConfiguration.Method.mrz], 6),
    ("Cards/g1-aamva-000.jpg", [.pdf417], 5), ("Cards/g1-aamva-000.jpg", [.mrz, .pdf417, .qr], 12),
  ])
  func `any look of any stage may be the last`(
    name: String, methods: [ReaderConfiguration.Method], least: Int
  ) throws {
    let (reader, image) = (Self.reader(methods), try Self.image(name))
    let whole = Counter()
    let expected = try whole.interruption.applied { () throws(ReaderError) in
      try reader.read(image)
    }
    let looks = whole.count.load(ordering: .relaxed)
    #expect(expected.isAccepted && !expected.isCutShort)
    #expect(looks >= least, "\(looks) looks")
    for last in stride(from: 0, to: looks, by: max(1, looks / 12)) {
      let counter = Counter(last: last)
      let reading = try counter.interruption.applied { () throws(ReaderError) in
        try reader.read(image)
      }
      #expect(reading.isCutShort != reading.isAccepted)
      if reading.isAccepted { #expect(reading.document == expected.document) }
      // Whoever is told to end asks no more than the stages around it.
      #expect(counter.count.load(ordering: .relaxed) - last <= 12)
      let cancelled = Counter(last: last, cause: .cancelled)
      #expect(throws: ReaderError.self) {
        try cancelled.interruption.applied { () throws(ReaderError) in _ = try reader.read(image) }
      }
    }
  }

  @Test func `no time at all says so, and time enough does not`() async throws {
    let image = try Self.image("Specimens/mrp-000.jpg")
    let reader = Self.reader([.mrz])
    let nothing = try await reader.read(image, within: .zero)
    #expect(nothing.isCutShort && !nothing.isAccepted && nothing.mrz == nil)
    #expect(try await reader.read(image, within: .zero).isCutShort)
    var whole = try await reader.read(image, within: .seconds(3600))
    #expect(whole.isAccepted && !whole.isCutShort)
    var usual = try await reader.read(image)
    (whole.times, usual.times) = (StageTimes(), StageTimes())
    #expect(whole == usual)
  }

  @Test func `a reading that waits for an engine ends in time as well`() async throws {
    let image = try Self.image("Frames/g2-mrp-006.jpg")
    let reader = DocumentReader(
      configuration: ReaderConfiguration(asOf: SampleReading.day), engines: 1)
    let late = try await withThrowingTaskGroup(of: Reading.self) { group in
      for _ in 0..<60 {
        group.addTask { try await reader.read(image, within: .milliseconds(60)) }
      }
      return try await group.reduce(into: 0) { $0 += $1.isCutShort ? 1 : 0 }
    }
    #expect(late > 0)
    #expect(try await reader.read(image).isAccepted)
  }

  @Test func `a cancelled reading ends soon`() async throws {
    let image = try Self.image("Frames/g2-mrp-006.jpg")
    let reader = Self.reader([.mrz, .pdf417, .qr])
    let clock = ContinuousClock()
    var latest = Duration.zero
    for milliseconds in 1...20 {
      let task = Task { () -> String? in
        do throws(ReaderError) {
          while true { _ = try await reader.read(image) }
        } catch {
          return error.code
        }
      }
      try await Task.sleep(for: .milliseconds(milliseconds))
      let start = clock.now
      task.cancel()
      #expect(await task.value == "G00000")
      latest = max(latest, clock.now - start)
    }
    print("cancelled readings ended within \(latest)")
    #expect(latest < .seconds(2))
  }
}
