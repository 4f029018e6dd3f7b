import IdentityDocument
import PageReading
import Raster
import Synchronization

/// What the searches in one picture saw and could make nothing of.
final class SightingList: Sendable {
  /// The most that are kept; a picture of noise may show more.
  private static let most = 256

  private let list = Mutex<[Sighting]>([])

  /// Does some work and keeps what it sees.
  func listen<Result>(to work: () throws(ReaderError) -> Result) throws(ReaderError) -> Result {
    try Sighting.heard(
      by: { [self] sighting in
        list.withLock { if $0.count < Self.most { $0.append(sighting) } }
      }, in: work)
  }

  /// What was seen, without what lies on a barcode that was read.
  func sightings(beside barcodes: [BarcodeReading]) -> [Sighting] {
    list.withLock { $0 }.filter { sighting in
      !barcodes.contains { barcode in
        barcode.quadrilateral.contains(sighting.quadrilateral.center)
          || sighting.quadrilateral.contains(barcode.quadrilateral.center)
      }
    }
  }
}

extension Sighting {
  /// Whether it is a whole symbol that was not decoded.
  var isSymbol: Bool { kind == .pdf417 || kind == .qr }
}

extension Reading {
  /// Says which symbols were seen and not decoded, where nothing is accepted.
  ///
  /// - Parameters:
  ///   - sightings: What was seen beside the barcodes that were read.
  ///   - window: The part of the frame that was read.
  mutating func refuse(for sightings: [Sighting], in window: FrameWindow) {
    guard !isAccepted else { return }
    for sighting in sightings where sighting.isSymbol {
      let place = sighting.quadrilateral.mapped(window.place.restored)
      // A symbol may be seen in several sizes of the picture; it is said once.
      let isKnown = request.refusals.contains { refusal in
        refusal.code == .symbolNotDecoded
          && refusal.outline.map { Quadrilateral($0).contains(place.center) } == true
      }
      guard !isKnown else { continue }
      var refusal = Refusal(.symbolNotDecoded)
      refusal.outline = Outline(place)
      request.refusals.append(refusal)
    }
  }
}

extension Quadrilateral {
  /// The corners of an outline.
  init(_ outline: Outline) {
    func point(_ corner: Outline.Corner) -> Point { Point(x: corner.x, y: corner.y) }
    self.init(
      topLeft: point(outline.topLeft), topRight: point(outline.topRight),
      bottomRight: point(outline.bottomRight), bottomLeft: point(outline.bottomLeft))
  }
}
