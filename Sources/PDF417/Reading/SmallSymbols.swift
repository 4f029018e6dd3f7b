import Raster

/// The parts of a picture that may hold symbols with modules of a pixel, which only an enlargement
/// shows.
struct SmallSymbols {
  /// No more parts are enlarged than this.
  private static let mostRegions = 4
  /// A part may have so many pixels: four times as many are searched.
  private static let mostPixels = 400_000
  /// A pattern that was met on so many scan lines is worth a look.
  ///
  /// One met less often is, too, where a pattern of the other kind stands opposite: lines are eight
  /// pixels apart in a large picture.
  private static let leastHits = 4
  /// Hits within so many pixels of others are gathered with them, where the cosine between their modules
  /// is greater than this.
  private static let gathering = (reach: 18.0, leastCosine: 0.7)
  /// No more places of hits are told apart than this.
  private static let mostClusters = 64
  /// Parts whose upper sides and heights differ by fewer pixels than these, and that overlap, are one.
  private static let samePart = (side: 24, height: 48)
  /// The pixels that are taken in about a symbol.
  private static let margin = 16.0
  /// The modules from the beginning of a start pattern to that of its stop pattern, and a few for faults:
  /// one column makes 68, 30 make 561.
  private static let distances = 65.0...565
  /// How far the other guard may lie beside the way across the bars, as a part of it.
  private static let mostSlope = 0.1
  /// A symbol of 30 columns has so many modules from the first of its start pattern to the last of
  /// its stop pattern.
  private static let mostModules = 17.0 * 34 + 1

  /// The parts, in pixels; none where no pattern was met more often than by chance.
  private(set) var regions: [PixelRectangle] = []

  private struct Cluster {
    var pattern: GuardPattern
    var isInverted: Bool
    var module: Point
    var first: Point
    var last: Point
    var count = 1

    func takes(_ hit: GuardHit, within reach: Double) -> Bool {
      pattern == hit.pattern && isInverted == hit.isInverted
        && module.dot(hit.module) > gathering.leastCosine * module.length * hit.module.length
        && hit.origin.x > first.x - reach && hit.origin.x < last.x + reach
        && hit.origin.y > first.y - reach && hit.origin.y < last.y + reach
    }

    /// Whether another cluster is the other end of the same rows.
    func isOpposite(_ other: Cluster) -> Bool {
      guard pattern != other.pattern, isInverted == other.isInverted else { return false }
      let way = (other.first + other.last - first - last) * (pattern == .start ? 0.5 : -0.5)
      let modules = way.dot(module) / module.dot(module)
      return distances.contains(modules) && abs(way.cross(module)) < mostSlope * way.dot(module)
    }
  }

  /// Gathers hits that lie beside one another.
  ///
  /// - Complexity: O(hits · clusters), both bounded.
  init(_ hits: [GuardHit], width: Int, height: Int) {
    var clusters: [Cluster] = []
    for hit in hits {
      if let index = clusters.firstIndex(where: { $0.takes(hit, within: Self.gathering.reach) }) {
        clusters[index].first.x = min(clusters[index].first.x, hit.origin.x)
        clusters[index].first.y = min(clusters[index].first.y, hit.origin.y)
        clusters[index].last.x = max(clusters[index].last.x, hit.origin.x)
        clusters[index].last.y = max(clusters[index].last.y, hit.origin.y)
        clusters[index].count += 1
      } else if clusters.count < Self.mostClusters {
        clusters.append(
          Cluster(
            pattern: hit.pattern, isInverted: hit.isInverted, module: hit.module,
            first: hit.origin, last: hit.origin))
      }
    }
    let likely = clusters.filter { cluster in
      cluster.count >= Self.leastHits || clusters.contains { cluster.isOpposite($0) }
    }.sorted { $0.count > $1.count }
    for cluster in likely {
      guard regions.count < Self.mostRegions else { return }
      let region = Self.region(of: cluster, width: width, height: height)
      // Start and stop pattern of one symbol ask for nearly the same part.
      guard region.width * region.height <= Self.mostPixels,
        !regions.contains(where: {
          abs($0.y - region.y) < Self.samePart.side
            && abs($0.height - region.height) < Self.samePart.height
            && Self.overlap($0, region) > 0
        })
      else { continue }
      regions.append(region)
    }
  }

  private static func overlap(_ one: PixelRectangle, _ other: PixelRectangle) -> Int {
    min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
  }

  /// What a symbol with a pattern there may take up.
  private static func region(of cluster: Cluster, width: Int, height: Int) -> PixelRectangle {
    let way = cluster.module * (cluster.pattern == .start ? mostModules : -mostModules)
    let back = cluster.module * (cluster.pattern == .start ? 0 : 18)
    let places = [cluster.first, cluster.last].flatMap { [$0 + way, $0 + back] }
    func range(_ values: [Double]) -> Range<Int> {
      Int((values.min() ?? 0) - margin)..<Int((values.max() ?? 0) + margin)
    }
    let (columns, rows) = (range(places.map(\.x)), range(places.map(\.y)))
    return PixelRectangle(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count
    ).clipped(toWidth: width, height: height)
  }
}
