import DocumentReading
import IdentityDocument

/// Reads the inputs of `docread batch`, page after page.
struct BatchReader: Sendable {
  let setup: ReaderSetup
  let options: BatchOptions

  /// Reads an input in this process; what is wrong with it is an answer too.
  func line(_ input: Result<BatchInput, BatchInput.Fault>) -> BatchLine {
    var line = BatchLine(options)
    switch input {
    case .failure(let fault): line.add(answer(fault.error, id: fault.id, path: fault.path))
    case .success(let input):
      read(input) { () throws(ReaderError) in
        try setup.pages(of: input.path)
      } report: {
        line.add($0)
      }
    }
    return line
  }

  /// Reads a picture that is at hand, in this process.
  ///
  /// - Parameters:
  ///   - bytes: The picture file.
  ///   - input: What its answer names.
  /// - Returns: A line for each page.
  func line(encoded bytes: [UInt8], as input: BatchInput) -> BatchLine {
    var line = BatchLine(options)
    read(input) { () throws(ReaderError) in
      try setup.pages(encoded: bytes)
    } report: {
      line.add($0)
    }
    return line
  }

  /// Reads the pages of an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - first: The page to begin with.
  ///   - drawn: Which page of how many it is, where it was drawn in another process.
  ///   - milliseconds: The time that it took before.
  ///   - open: Opens the file.
  ///   - save: Makes and writes the cut-outs of a page in another way.
  ///   - didOpen: Is told the number of pages.
  ///   - report: Takes the line of each page, or of a file that cannot be opened.
  func read(
    _ input: BatchInput, from first: Int = 1, drawn: PagePlace? = nil,
    after milliseconds: Double = 0, opening open: () throws(ReaderError) -> DocumentPages,
    save: ReaderSetup.Saving = ReaderSetup.write,
    didOpen: (Int) -> Void = { _ in }, report: (BatchLine) -> Void
  ) {
    let clock = ContinuousClock()
    var start = clock.now - .milliseconds(milliseconds)
    let pages: DocumentPages
    do throws(ReaderError) {
      pages = try open()
    } catch {
      report(answer(error, id: input.id, path: input.path.name, page: drawn))
      return
    }
    didOpen(pages.count)
    guard first <= pages.count else { return }
    for page in first...pages.count {
      let place = drawn ?? PagePlace(number: page, count: pages.count)
      do throws(ReaderError) {
        let reading = try setup.read(
          pages, page: page, of: input.path, shown: place, on: input.shownSide, save: save)
        report(answer(reading, to: input, page: place, since: start))
      } catch {
        report(answer(error, id: input.id, path: input.path.name, page: place))
      }
      start = clock.now
    }
  }

  /// The line of a reading.
  func answer(
    _ reading: Reading, to input: BatchInput, page: PagePlace?,
    since start: ContinuousClock.Instant
  ) -> BatchLine {
    var reading = reading
    if let side = input.shownSide { reading = reading.shown(on: side) }
    var answer = reading.answer
    answer.id = input.id
    answer.path = input.path.name
    if let page, page.count > 1 {
      (answer.pageNumber, answer.pageCount) = (page.number, page.count)
    }
    answer.milliseconds = start.duration(to: .now).milliseconds
    return BatchLine(answer, options, in: setup.language)
  }

  /// The line of an input, or of a page, that could not be read.
  func answer(
    _ error: ReaderError, id: String?, path: String?, page: PagePlace? = nil
  ) -> BatchLine {
    let place = page.flatMap { $0.count > 1 ? $0 : nil }
    return BatchLine(error, id: id, path: path, page: place, options, in: setup.language)
  }
}
