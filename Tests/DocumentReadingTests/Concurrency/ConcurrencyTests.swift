import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Synchronization
import Testing

@Suite struct ConcurrencyTests {
  static let names = [
    "Specimens/mrp-000.jpg", "Specimens/td1-001.jpg", "Cards/g1-aamva-000.jpg",
    "Frames/g2-mrp-006.jpg",
  ]

  static func images() throws -> [GrayImage] {
    try names.map { try GrayImage(contentsOfFile: CorpusPlaces.picture($0)) }
  }

  static func readings(tasks: Int, engines: Int, images: [GrayImage]) async throws -> [[Reading]] {
    let reader = DocumentReader(
      configuration: ReaderConfiguration(asOf: SampleReading.day), engines: engines)
    return try await withThrowingTaskGroup(of: [Reading].self) { group in
      for _ in 0..<tasks {
        group.addTask {
          var readings: [Reading] = []
          for image in images {
            var reading = try await reader.read(image)
            reading.times = StageTimes()
            readings.append(reading)
          }
          return readings
        }
      }
      var all: [[Reading]] = []
      for try await readings in group { all.append(readings) }
      return all
    }
  }

  @Test func `eight tasks get the very same readings as one`() async throws {
    let images = try Self.images()
    let alone = try #require(
      try await Self.readings(tasks: 1, engines: 1, images: images).first)
    #expect(alone.allSatisfy { $0.isAccepted })
    for engines in [1, 2] {
      let clock = ContinuousClock()
      let start = clock.now
      let together = try await Self.readings(tasks: 8, engines: engines, images: images)
      print("8 tasks of \(images.count) pictures, \(engines) engines: \(clock.now - start)")
      #expect(together.count == 8)
      #expect(together.allSatisfy { $0 == alone })
    }
  }

  @Test func `a cancelled task ends with code G, waiting or not`() async throws {
    let image = try #require(try Self.images().first)
    let reader = DocumentReader(
      configuration: ReaderConfiguration(asOf: SampleReading.day), engines: 1)
    let tasks = (0..<6).map { _ in
      Task { () -> String in
        do throws(ReaderError) {
          while true { _ = try await reader.read(image) }
        } catch {
          return error.code
        }
      }
    }
    try await Task.sleep(for: .milliseconds(50))
    for task in tasks { task.cancel() }
    for task in tasks { #expect(await task.value == "G00000") }
    // The place of a cancelled task is free again.
    _ = try await reader.read(image)
  }
}
