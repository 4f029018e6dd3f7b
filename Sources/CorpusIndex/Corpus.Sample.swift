extension Corpus {
  /// A picture and what is known about it.
  public struct Sample: Hashable, Sendable {
    /// The path of the picture.
    public let path: String
    /// The path of the picture within the corpus, by which people know it.
    public let name: String
    /// The set that the picture belongs to: what its truth says, or else its first folder.
    public let set: String
    /// The grade of difficulty, where the truth states one.
    public let grade: String?
    /// What the picture must yield, or `nil` where nobody said.
    public let expectation: Expectation?

    /// Makes a sample of its parts.
    ///
    /// - Parameters:
    ///   - path: The path of the picture.
    ///   - name: The path within the corpus.
    ///   - set: The set that the picture belongs to.
    ///   - grade: The grade of difficulty.
    ///   - expectation: What the picture must yield.
    public init(
      path: String, name: String, set: String, grade: String?, expectation: Expectation?
    ) {
      self.path = path
      self.name = name
      self.set = set
      self.grade = grade
      self.expectation = expectation
    }

    /// Whether the truth says that the picture shows a machine-readable zone or a barcode.
    public var hasContent: Bool? {
      expectation.map { !$0.documents.isEmpty || !$0.barcodes.isEmpty }
    }
  }
}
