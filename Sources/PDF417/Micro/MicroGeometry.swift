import Raster

/// Where the rows of a MicroPDF417 symbol lie, as the rows that were met agree.
///
/// The mapping counts modules from the left edge, and rows by the numbers of the left patterns: the
/// middle of the row with number 1 is at 1.5.
struct MicroGeometry {
  let columns: Int
  let offset: Int
  let isInverted: Bool
  let mapping: Homography
  /// The least and the greatest number of the left patterns that were met.
  let numbers: ClosedRange<Int>

  /// Rows are fitted by two of them at a time; no more pairs are tried.
  private static let mostTrials = 200
  /// The least number of different rows that must agree.
  private static let leastRows = 3

  /// Finds the mapping with which the most rows agree, or gives `nil` where too few do.
  ///
  /// - Complexity: O(*n*) in the number of rows that were met, for each trial.
  init?(fitting sightings: [MicroRowSighting]) {
    var best: (mapping: Homography, members: [MicroRowSighting])?
    guard sightings.count >= Self.leastRows else { return nil }
    // Pairs spread evenly over the rows, which come in the order of their lines.
    for trial in 0..<min(Self.mostTrials, sightings.count * 4) {
      let first = sightings[trial * 7919 % sightings.count]
      let second = sightings[(trial * 104_729 + trial / sightings.count + 1) % sightings.count]
      guard first.isSame(as: second), abs(first.left - second.left) >= 2,
        let mapping = Homography(nearest: first.pairs + second.pairs)
      else { continue }
      let members = sightings.filter { $0.isSame(as: first) && $0.fits(mapping) }
      if members.count > best?.members.count ?? 0 { best = (mapping, members) }
    }
    guard let best, let first = best.members.first,
      let refined = Homography(nearest: best.members.flatMap(\.pairs)),
      Set(best.members.map(\.left)).count >= Self.leastRows
    else { return nil }
    let members = sightings.filter { $0.isSame(as: first) && $0.fits(refined) }
    guard let last = Homography(nearest: members.flatMap(\.pairs)),
      let least = members.map(\.left).min(), let greatest = members.map(\.left).max()
    else { return nil }
    (columns, offset, isInverted) = (first.columns, first.offset, first.isInverted)
    (mapping, numbers) = (last, least...greatest)
  }

  /// Whether a row is one of this symbol's.
  func fits(_ sighting: MicroRowSighting) -> Bool {
    sighting.columns == columns && sighting.fits(mapping)
  }

  /// The shapes that have all rows that were met, those with the fewest others first.
  var layouts: [MicroLayout] {
    MicroLayout.all.filter {
      $0.columns == columns && ($0.right - $0.left + 52) % 52 == offset
        && $0.left <= numbers.lowerBound && numbers.upperBound < $0.left + $0.rows
    }.sorted { $0.rows < $1.rows }
  }
}

extension MicroRowSighting {
  /// Where the row begins and ends, by module and number.
  fileprivate var pairs: [(from: Point, to: Point, weight: Double)] {
    let width = Double(MicroLayout.widths[columns] ?? 0)
    return [
      (Point(x: 0, y: Double(left) + 0.5), begin, 1),
      (Point(x: width, y: Double(left + drift) + 0.5), end, 1),
    ]
  }

  /// Whether another row may be of the same symbol.
  fileprivate func isSame(as other: MicroRowSighting) -> Bool {
    columns == other.columns && offset == other.offset && isInverted == other.isInverted
  }

  /// Whether both ends lie where a mapping has them, within two modules and most of a row.
  fileprivate func fits(_ mapping: Homography) -> Bool {
    pairs.allSatisfy { pair in
      let place = mapping(pair.from.x, pair.from.y)
      let module = mapping(pair.from.x + 1, pair.from.y).distance(to: place)
      let row = mapping(pair.from.x, pair.from.y + 1).distance(to: place)
      return place.distance(to: pair.to) < 1.5 * module + 0.7 * row
    }
  }
}
