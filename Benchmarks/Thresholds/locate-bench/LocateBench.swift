import CorpusIndex
import ImageFile
import MRZLocation
import Raster

/// Counts the zones that are located rightly in a folder of pictures with their truth beside them.
///
/// It links the locator alone, so that it is built anew in seconds: `Benchmarks/Thresholds/vary`
/// does so for every threshold.
@main
enum LocateBench {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: locate-bench FOLDER")
      return
    }
    let corpus = try Corpus(directory: CommandLine.arguments[1])
    let locator = MRZLocator()
    var (zones, located, sure, empty, reported) = (0, 0, 0, 0, 0)
    for sample in corpus.samples {
      guard let expectation = sample.expectation else { continue }
      let image = try GrayImage(contentsOfFile: sample.path)
      let found = locator.zones(in: image)
      if let truth = expectation.documents.first {
        zones += 1
        guard let zone = found.first(where: { isPlaced($0, as: truth) }) else { continue }
        located += 1
        if !zone.isDoubtful { sure += 1 }
      } else if !sample.hasBarcode {
        empty += 1
        if found.contains(where: { !$0.isDoubtful }) { reported += 1 }
      }
    }
    print("\(located) of \(zones) zones, \(sure) without doubt; \(reported) of \(empty) others")
  }

  /// Whether lines and cells are as many as in truth, and every corner is within a cell of its place.
  private static func isPlaced(_ zone: LocatedZone, as truth: DocumentExpectation) -> Bool {
    guard zone.lines.count == truth.lines.count, zone.cellCount == truth.lines.first?.count,
      let corners = truth.quadrilateral, corners.count == 4
    else { return false }
    let found = zone.quadrilateral
    // A zone that is located upside down is turned later, by its text.
    let places = [found.topLeft, found.topRight, found.bottomRight, found.bottomLeft]
    return [0, 2].contains { shift in
      corners.indices.allSatisfy { index in
        let place = places[(index + shift) % 4]
        let (dx, dy) = (place.x - corners[index].x, place.y - corners[index].y)
        return dx * dx + dy * dy <= zone.pitch * zone.pitch
      }
    }
  }
}

extension Corpus.Sample {
  /// Whether the picture shows a barcode, which is no zone and no empty picture.
  fileprivate var hasBarcode: Bool { !(expectation?.barcodes.isEmpty ?? true) }
}
