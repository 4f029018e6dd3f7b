import DocumentReading

/// The pictures that the words of a command line name, one page after the other.
struct InputPictures {
  /// The pages of a picture, or why there are none.
  struct Picture {
    let path: InputPath
    let pages: Result<DocumentPages, ReaderError>

    /// The number of pages, where there are several.
    var count: Int? {
      guard case .success(let pages) = pages, pages.count > 1 else { return nil }
      return pages.count
    }

    /// The pages to read; `nil` for what has none, which is an error.
    ///
    /// - Parameters:
    ///   - number: The page that the user chose, or `nil` for every page.
    ///   - onlyFirst: Whether the first page stands for all where the user chose none; that is said.
    /// - Returns: The pages.
    func pages(chosen number: Int?, onlyFirst: Bool = false) -> [Int?] {
      guard case .success(let pages) = pages else { return [nil] }
      if let number { return [number] }
      guard onlyFirst, pages.count > 1 else { return Array(1...pages.count) }
      StandardError.print(
        "docread: \(path.name) has \(pages.count) pages; the first is read (--page-number chooses one)"
      )
      return [1]
    }
  }

  private var paths: ArraySlice<InputPath>
  private let setup: ReaderSetup

  /// Looks through the folders among the words.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - setup: Opens the files.
  init(_ words: [String], _ setup: ReaderSetup) {
    paths = InputPath.paths(of: words).flatMap { $0.inputs() }[...]
    self.setup = setup
    setup.cutOuts?.spare(paths)
  }

  /// The next picture, opened.
  mutating func next() -> Picture? {
    guard let path = paths.popFirst().map({ setup.numbered($0) }) else { return nil }
    return Picture(
      path: path,
      pages: Result { () throws(ReaderError) in try setup.pages(of: path) })
  }
}
