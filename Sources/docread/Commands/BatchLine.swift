import DocumentReading
import IdentityDocument

/// The answer to one input of `docread batch`, ready to be written: a line, or a line for each page.
struct BatchLine: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var outcomes: Outcomes
  private let options: BatchOptions
  private let language: MessageLanguage

  /// Reads an input; what is wrong with it is an answer too.
  init(
    _ input: Result<BatchInput, BatchInput.Fault>, _ options: BatchOptions, by setup: ReaderSetup
  ) {
    self.options = options
    language = setup.language
    outcomes = Outcomes(options.reader.requirement)
    switch input {
    case .failure(let fault): add(fault.error, id: nil, path: fault.path)
    case .success(let input): read(input, by: setup)
    }
  }

  private mutating func read(_ input: BatchInput, by setup: ReaderSetup) {
    let clock = ContinuousClock()
    var start = clock.now
    let pages: DocumentPages
    do throws(ReaderError) {
      pages = try setup.pages(of: input.path)
    } catch {
      add(error, id: input.id, path: input.path.name)
      return
    }
    for page in 1...pages.count {
      do throws(ReaderError) {
        var reading = try setup.read(pages, page: page, of: input.path)
        if let side = input.side { reading = reading.shown(on: side == "front" ? .front : .back) }
        var answer = reading.answer
        answer.id = input.id
        answer.path = input.path.name
        answer.milliseconds = start.duration(to: clock.now).milliseconds
        add(answer)
      } catch {
        let place = pages.count > 1 ? (page, pages.count) : nil
        add(error, id: input.id, path: input.path.name, page: place)
      }
      start = clock.now
    }
  }

  private mutating func add(_ answer: Answer) {
    outcomes.take(answer)
    if let table = options.table {
      bytes += table.row(of: answer)
    } else {
      let json = options.isBrief ? answer.briefJSON() : answer.json(in: language)
      bytes += JSONLine.bytes(of: json)
    }
  }

  private mutating func add(
    _ error: ReaderError, id: String?, path: String?, page: (number: Int, count: Int)? = nil
  ) {
    outcomes.fail()
    let answer = AnswerError(error)
    if let table = options.table {
      bytes += table.row(of: answer, id: id, path: path, page: page?.number)
    } else {
      bytes += JSONLine.bytes(
        of: answer.answer(
          id: id, path: path, page: page?.number, of: page?.count, in: language))
    }
  }
}
