import DocumentReading
import IdentityDocument

/// The answer to one input of `docread batch`, or to a page of it, ready to be written.
struct BatchLine: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var outcomes: Outcomes

  /// An answer that is a line already.
  init(bytes: [UInt8], outcomes: Outcomes) {
    (self.bytes, self.outcomes) = (bytes, outcomes)
  }

  /// No answer yet.
  init(_ options: BatchOptions) {
    outcomes = Outcomes(options.reader.requirement)
  }

  /// The line of an answer.
  init(_ answer: Answer, _ options: BatchOptions, in language: MessageLanguage) {
    self.init(options)
    outcomes.take(answer)
    if let table = options.table {
      bytes = table.row(of: answer)
    } else {
      let json = options.isBrief ? answer.briefJSON() : answer.json(in: language)
      bytes = JSONLine.bytes(of: json)
    }
  }

  /// The line of an input, or of one of its pages, that could not be read.
  init(
    _ error: ReaderError, id: String?, path: String?, page: PagePlace? = nil,
    _ options: BatchOptions, in language: MessageLanguage
  ) {
    self.init(options)
    outcomes.fail()
    let answer = AnswerError(error)
    if let table = options.table {
      bytes = table.row(of: answer, id: id, path: path, page: page?.number)
    } else {
      bytes = JSONLine.bytes(
        of: answer.answer(
          id: id, path: path, page: page?.number, of: page?.count, in: language))
    }
  }

  /// Adds the line of a further page.
  mutating func add(_ page: BatchLine) {
    bytes += page.bytes
    outcomes.take(page.outcomes)
  }
}
