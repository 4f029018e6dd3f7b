extension CodewordPatterns {
  /// A pattern in the order in which patterns are compared.
  struct Entry {
    /// Inner modules 6 to 10 and 11 to 15, as indices into the two tables of 32 sums.
    var middle: UInt8
    var last: UInt8
    var codeword: UInt16
  }

  /// The patterns of each cluster sorted by their first five inner modules.
  static let entries: [Entry] = (0..<3).flatMap { cluster in
    order(cluster: cluster).map { codeword in
      let inner = innerModules[cluster * codewordCount + codeword]
      return Entry(
        middle: UInt8(inner >> 5 & 31), last: UInt8(inner & 31), codeword: UInt16(codeword))
    }
  }

  /// Where in `entries` the patterns of a cluster begin that have given first five inner modules:
  /// 33 bounds a cluster.
  static let groupBounds: [Int] = (0..<3).flatMap { cluster in
    let groups = order(cluster: cluster).map {
      Int(innerModules[cluster * codewordCount + $0] >> 10)
    }
    return (0...32).map { group in
      cluster * codewordCount + (groups.firstIndex { $0 >= group } ?? codewordCount)
    }
  }

  /// The codeword and cluster of 15 inner modules, as 3 · codeword + cluster, or −1 for no pattern.
  static let codewordsOfModules: [Int16] = {
    var codewords = [Int16](repeating: -1, count: 1 << 15)
    for (index, inner) in innerModules.enumerated() {
      codewords[Int(inner)] = Int16(index % codewordCount * 3 + index / codewordCount)
    }
    return codewords
  }()

  private static func order(cluster: Int) -> [Int] {
    (0..<codewordCount).sorted {
      innerModules[cluster * codewordCount + $0] < innerModules[cluster * codewordCount + $1]
    }
  }
}
