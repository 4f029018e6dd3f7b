import CorpusIndex
import DocumentReading
import IdentityDocument

extension Settings {
  /// The corpus of the settings' folder, with only the sets, grades and number that they allow.
  ///
  /// Where truth is known of some pictures, those without, such as a README's, are no samples.
  ///
  /// - Parameter keepsAll: Whether pictures without truth are samples all the same.
  /// - Returns: The corpus.
  /// - Throws: `CorpusError`; also where nothing is left.
  func corpus(keepsAll: Bool = false) throws(CorpusError) -> Corpus {
    var corpus = try Corpus(directory: directory)
    if !keepsAll, corpus.samples.contains(where: { $0.expectation != nil }) {
      corpus = corpus.filter { $0.expectation != nil }
    }
    return try chosen(from: corpus)
  }

  /// Only the sets, grades and number of a corpus that the settings allow.
  ///
  /// - Parameter all: All samples.
  /// - Returns: Those that are wanted.
  /// - Throws: `CorpusError` where nothing is left.
  func chosen(from all: Corpus) throws(CorpusError) -> Corpus {
    var corpus = all
    if !sets.isEmpty { corpus = corpus.filter { sets.contains($0.set) } }
    if !grades.isEmpty { corpus = corpus.filter { grades.contains($0.grade ?? "-") } }
    guard !corpus.samples.isEmpty || all.samples.isEmpty else {
      throw .noneChosen(directory: directory, sets: Set(all.samples.map(\.set)).sorted())
    }
    if let limit, limit < corpus.samples.count {
      var generator = SeededGenerator(seed: seed)
      let chosen = Set(corpus.samples.map(\.name).shuffled(using: &generator).prefix(limit))
      corpus = corpus.filter { chosen.contains($0.name) }
    }
    guard !corpus.samples.isEmpty else { throw .noPictures(directory: directory) }
    return corpus
  }

  /// The options of a reader with this recogniser.
  ///
  /// - Parameters:
  ///   - engine: The recogniser.
  ///   - methods: What the command looks for where the settings do not say.
  ///   - exhaustsMethods: Whether barcodes are looked for even where a zone was accepted.
  /// - Returns: The options.
  /// - Throws: `ReaderError` where the machine does not know what day it is.
  func options(
    engine: RecognitionEngine, methods: [ReaderConfiguration.Method]? = nil,
    exhaustsMethods: Bool = false
  ) throws(ReaderError) -> ReaderConfiguration {
    guard let day = asOf ?? CalendarDate(RunDescription.today()) else {
      throw ReaderError(.clockNotSet)
    }
    var options = ReaderConfiguration(asOf: day)
    options.engine = engine
    if let methods = self.methods ?? methods { options.methods = methods }
    if let nameGate { options.nameGate = nameGate }
    options.exhaustsMethods = exhaustsMethods
    return options
  }
}
