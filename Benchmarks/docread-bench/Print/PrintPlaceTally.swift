import IdentityDocument

/// How many pages and portraits are found where they are.
struct PrintPlaceTally: Hashable, Encodable {
  /// The pages whose corners are known.
  private(set) var pages = 0
  /// Those of them whose corners are all within 2 % of the page's width.
  private(set) var pagesWithinTwo = 0
  /// Those within 3 %.
  private(set) var pagesWithinThree = 0
  /// The portraits that are known.
  private(set) var portraits = 0
  /// Those of them that are found so that both overlap by 0.7 or more.
  private(set) var portraitsOverlapping = 0

  /// Counts a page.
  mutating func add(_ page: PrintedPage?, _ truth: PrintTruth) {
    if !truth.page.isEmpty {
      pages += 1
      let error = page?.outline.map { PrintGeometry.error(of: $0, from: truth.page) } ?? .infinity
      if error <= 0.02 { pagesWithinTwo += 1 }
      if error <= 0.03 { pagesWithinThree += 1 }
    }
    if !truth.portrait.isEmpty {
      portraits += 1
      let overlap = page?.portrait.map { PrintGeometry.overlap(of: $0, with: truth.portrait) } ?? 0
      if overlap >= 0.7 { portraitsOverlapping += 1 }
    }
  }

  static func += (left: inout PrintPlaceTally, right: PrintPlaceTally) {
    left.pages += right.pages
    left.pagesWithinTwo += right.pagesWithinTwo
    left.pagesWithinThree += right.pagesWithinThree
    left.portraits += right.portraits
    left.portraitsOverlapping += right.portraitsOverlapping
  }

  /// The cells of a table.
  var cells: [String] {
    [pages, pagesWithinTwo, pagesWithinThree, portraits, portraitsOverlapping].map(String.init)
  }
}
