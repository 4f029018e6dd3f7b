import Barcodes
import IdentityDocument
import Raster
import Testing

@testable import DocumentReading

/// The answer that a reading keeps when it is sealed is that to its parts, merged before or not.
@Suite struct SealedReadingTests {
  private static let corners = Quadrilateral(
    topLeft: Point(x: 0, y: 0), topRight: Point(x: 9, y: 0), bottomRight: Point(x: 9, y: 9),
    bottomLeft: Point(x: 0, y: 9))

  private func zone(_ text: String) throws -> MRZReading {
    let mrz = try MRZ(parsing: text)
    return MRZReading(
      mrz: mrz, characterConfidence: mrz.lines.map { $0.map { _ in 0.99 } },
      quadrilateral: Self.corners, isAccepted: true, confidence: 0.99)
  }

  private func reading() throws -> Reading {
    var reading = Reading(
      mrz: try zone(
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<|L898902C36UTO7408122F1204159ZE184226B<<<<<10")
    )
    reading.request.asOf = SampleReading.day
    return reading
  }

  private typealias Change = @Sendable (inout Reading) -> Void
  private static let changes: [Change] = [
    { _ in }, { $0.isCutShort = true }, { $0.reference = "A1" }, { $0.pluginID = "P" },
    { $0.request.refusals = [Refusal(.expectedElsewhere)] }, { $0.mrz = nil },
    { reading in
      reading.barcodes = [
        BarcodeReading(symbology: .qr, bytes: [65], text: "A", quadrilateral: corners)
      ]
    },
    { reading in reading.mrz.map { reading.otherZones = [$0] } },
  ]

  @Test(arguments: changes.indices)
  func `a reading that was merged and changed then answers as one that was not`(index: Int) throws {
    var fresh = try reading()
    Self.changes[index](&fresh)
    var merged = try reading()
    merged.merge()
    #expect(merged.isAccepted)
    Self.changes[index](&merged)
    fresh.seal()
    merged.seal()
    #expect(merged.answer == fresh.answer)
    #expect(merged.merged == nil)
    if index > 0 {
      var unchanged = try reading()
      unchanged.seal()
      #expect(merged.answer != unchanged.answer)
    }
  }
}
