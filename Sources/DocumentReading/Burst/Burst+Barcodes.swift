import Barcodes
import Raster

/// Which barcodes the frames of a burst show, alone and together.
extension Burst {
  /// The barcodes that a frame shows whole, and the messages whose parts were all seen.
  var wholeBarcodes: [BarcodeReading] {
    let single = kept.flatMap(\.evidence.barcodes).filter { !parts.complete($0) }
    return (single + parts.whole).distinct
  }

  /// What the kept frames say together of barcodes of a kind that none of them shows whole.
  var jointBarcodes: [JointBarcode] {
    let doubtful = kept.filter { !$0.evidence.doubtful.isEmpty }
    guard doubtful.count > 1, let place = doubtful.last?.evidence.place else { return [] }
    let whole = wholeBarcodes
    return DoubtfulBarcodes.barcodes(of: doubtful.map(\.evidence.doubtful)).compactMap { found in
      guard !whole.contains(where: { $0.symbology == found.barcode.symbology }) else { return nil }
      var holder = Reading()
      holder.barcodes = [BarcodeReading(found.barcode)]
      place.restore(&holder)
      let places = found.places.map { index, corners in
        let frame = doubtful[index]
        return (frame.number, corners.mapped(frame.evidence.place.restored))
      }
      return holder.barcodes.first.map {
        JointBarcode(reading: $0, places: Dictionary(uniqueKeysWithValues: places))
      }
    }
  }

  /// Where a frame shows barcodes that were decoded, by themselves or with other frames.
  func symbols(in frame: BurstFrame) -> [Quadrilateral] {
    frame.evidence.barcodes.map(\.quadrilateral) + joint.compactMap { $0.places[frame.number] }
  }
}

extension [BarcodeReading] {
  /// Every barcode once, in the order in which they were seen.
  var distinct: [BarcodeReading] {
    var found: [BarcodeReading] = []
    for barcode in self {
      let isKnown = found.contains {
        $0.symbology == barcode.symbology && $0.bytes == barcode.bytes
      }
      if !isKnown { found.append(barcode) }
    }
    return found
  }
}
