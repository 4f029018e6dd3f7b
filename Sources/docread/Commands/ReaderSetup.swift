import DocumentReading
import Glibc
import IdentityDocument
import Raster

/// A reader made of the options that several commands share.
struct ReaderSetup {
  /// The time for a picture that somebody waits for, where none is given.
  static let usualDeadline = Duration.seconds(30)
  /// The time for a picture among many, or for a request, where none is given.
  static let deadlineAmongMany = Duration.seconds(10)

  /// The reader.
  let reader: DocumentReader
  /// The day that decides centuries and expiry.
  let asOf: CalendarDate
  /// Whether that is the day on which this was made, since nobody asked for another one.
  let isOfToday: Bool
  /// What the reader does.
  let configuration: ReaderConfiguration
  /// The time for one picture.
  let deadline: Duration
  /// Whether somebody gave that time.
  private let isTimed: Bool
  /// Where cut-outs are written, where that is asked for.
  let cutOuts: CutOuts?

  /// The language of sentences.
  var language: MessageLanguage { configuration.language }

  /// Makes a reader; options of the command line win over the configuration.
  ///
  /// Keys of the configuration that have no effect are named on standard error.
  ///
  /// - Parameters:
  ///   - options: What the user asked for.
  ///   - deadline: The time for one picture where the user gives none; print has the usual one at least, since it
  ///     takes a hundred times as long as a zone, many seconds on a busy machine.
  ///   - engines: How many pictures are read at the same time.
  ///   - usual: What holds where neither the options nor the configuration say anything.
  ///   - adjusting: Changes what the command itself needs otherwise.
  /// - Throws: `ReaderError` where the configuration cannot be read or does not hold.
  init(
    _ options: ReaderOptions, deadline: Duration = Self.usualDeadline, engines: Int = 1,
    over usual: ReaderConfiguration = ReaderConfiguration(),
    adjusting: (inout ReaderConfiguration) -> Void = { _ in }
  ) throws(ReaderError) {
    var configuration = usual
    if let file = options.configuration {
      configuration = try Self.configuration(inFile: file, over: usual)
    }
    Self.nameIgnoredKeys(of: configuration)
    adjusting(&configuration)
    configuration.add(options.codes)
    if !options.printModels.isEmpty { configuration.printModels = options.printModels }
    let readsPrint = options.readsPrint || !options.printModels.isEmpty
    if readsPrint, !configuration.methods.contains(.print) {
      configuration.methods.append(.print)
    }
    for file in options.layouts { configuration.printedLayouts += try Self.layouts(inFile: file) }
    if let engine = options.engine { configuration.engine = engine }
    if let language = options.language { configuration.language = language }
    if let pixels = options.pixelLimit { configuration.pixelLimit = pixels }
    if let bytes = options.byteLimit { configuration.byteLimit = bytes }
    configuration.usesConverters = true
    if let folder = options.images { try InputFolder.check(folder) }
    cutOuts = options.images.map { [configuration] in
      CutOuts(
        folder: $0, language: configuration.language, replacesFiles: options.replacesFiles)
    }
    self.deadline =
      options.deadline
      ?? (configuration.mayReadPrint ? max(deadline, Self.usualDeadline) : deadline)
    isTimed = options.deadline != nil
    isOfToday = options.asOf == nil && configuration.asOf == nil
    asOf = options.asOf ?? configuration.day
    configuration.asOf = asOf
    reader = try DocumentReader(validating: configuration, engines: engines)
    self.configuration = configuration
  }

  /// Makes the reader of a worker.
  ///
  /// - Parameters:
  ///   - configuration: That of the setup that the worker reads for, its day included.
  ///   - deadline: The time for one picture.
  ///   - imageFolder: The folder that cut-outs go to, which the worker only names.
  ///   - engines: How many pictures are read at the same time.
  /// - Throws: `ReaderError` where the configuration does not hold.
  init(
    _ configuration: ReaderConfiguration, deadline: Duration, imageFolder: String?,
    engines: Int = 1
  ) throws(ReaderError) {
    self.configuration = configuration
    self.deadline = deadline
    isTimed = false
    isOfToday = configuration.asOf == nil
    asOf = configuration.day
    cutOuts = imageFolder.map { CutOuts(folder: $0, language: configuration.language) }
    reader = try DocumentReader(validating: configuration, engines: engines)
  }

  /// Whether a page is to be looked at as a whole: for its print, or for cut-outs.
  var readsPage: Bool { configuration.mayReadPrint || cutOuts != nil }

  /// Makes the engines before the time of a picture begins, where that has an end and print is read: to make
  /// them takes half a second.
  ///
  /// - Throws: `ReaderError` where they cannot be made.
  func prepare() throws(ReaderError) {
    if isTimed, configuration.mayReadPrint { try reader.makeEngines() }
  }

  /// The bytes of a picture; standard input is read to its end.
  ///
  /// - Throws: `ReaderError` where they cannot be read.
  func bytes(of path: InputPath) throws(ReaderError) -> [UInt8] {
    guard path.isStandardInput else {
      try path.checkFolder()
      return try InputFile.bytes(ofPath: path.bytes, limit: configuration.byteLimit)
    }
    // One byte more than is allowed shows that there are more.
    var input = InputLines()
    let bytes = input.rest(limit: configuration.byteLimit + 1)
    if let number = input.failure {
      throw ReaderError(
        .systemError,
        message: number == EBADF
          ? "standard input is closed"
          : "standard input cannot be read (error \(number) of the system)")
    }
    return bytes
  }

  /// Opens a picture; standard input is read to its end.
  ///
  /// - Throws: `ReaderError` where it cannot be opened.
  func pages(of path: InputPath) throws(ReaderError) -> DocumentPages {
    try pages(encoded: try bytes(of: path))
  }

  /// Opens a picture of its bytes.
  ///
  /// - Throws: `ReaderError` where it cannot be opened.
  func pages(encoded bytes: [UInt8]) throws(ReaderError) -> DocumentPages {
    try reader.pages(encoded: bytes, within: deadline)
  }

  /// Reads a page within the deadline.
  ///
  /// - Parameters:
  ///   - pages: The file.
  ///   - page: The page, from 1.
  ///   - path: The path of the file.
  ///   - shown: Which page of how many the answer says that it is, where that is another one.
  ///   - side: The side of the document that it shows, where the caller said so.
  ///   - save: Makes the cut-outs and writes them in another way; called where there is a folder for them.
  /// - Returns: What the page says.
  /// - Throws: `ReaderError` where it cannot be read at all; where cut-outs cannot be written, that is
  ///   said, and the reading stays.
  func read(
    _ pages: DocumentPages, page: Int, of path: InputPath, shown: PagePlace? = nil,
    on side: Side? = nil, save: Saving = Self.write
  ) throws(ReaderError) -> Reading {
    var reading = try reader.read(pages, page: page, within: deadline)
    let shown = shown ?? PagePlace(number: page, count: pages.count)
    if let cutOuts, let place = placeOfImages(of: path, shown) {
      do throws(ReaderError) {
        let names = try save(cutOuts, place, path) { () throws(ReaderError) in
          try reading.cutFiles(of: pages, page: page, on: side, to: place)
        }
        reading.keepCutFiles(names)
      } catch {
        reading.keepCutFiles([])
        cutOuts.report(error, of: path)
      }
    }
    return reading
  }

  /// Takes the place of an input's cut-outs, and what makes them; gives the names of those that are written.
  typealias Saving = (
    CutOuts, CutFile.Place, InputPath, () throws(ReaderError) -> [CutFile]
  ) throws(ReaderError) -> Set<String>

  static func write(
    _ cutOuts: CutOuts, to place: CutFile.Place, of path: InputPath,
    _ make: () throws(ReaderError) -> [CutFile]
  ) throws(ReaderError) -> Set<String> {
    cutOuts.write(try make(), at: place, of: path)
  }

  /// Where the cut-outs of a page go, where there is a folder for them.
  func placeOfImages(of path: InputPath, _ page: PagePlace?) -> CutFile.Place? {
    let number = page.flatMap { $0.count > 1 ? $0.number : nil }
    return cutOuts.map { CutFile.Place(folder: $0.folder, stem: path.stem, page: number) }
  }

  /// The path of an input, told apart from earlier ones whose cut-outs would have the same names.
  func numbered(_ path: InputPath, page: Int? = nil) -> InputPath {
    cutOuts?.numbered(path, page: page) ?? path
  }

  /// The exit code of a run.
  func exitCode(of outcomes: Outcomes) -> Int32 {
    cutOuts?.isIncomplete == true ? 1 : outcomes.exitCode
  }

  /// Reads one page of a file within the deadline; of several the first where none was asked for,
  /// which is said.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - side: The side of the document that it shows.
  /// - Returns: What the page says.
  /// - Throws: `ReaderError` where it cannot be read at all.
  func read(_ path: PagePath, on side: Side) throws(ReaderError) -> Reading {
    let pages = try pages(of: path.file)
    if pages.count > 1, path.page == nil {
      let name = path.file.name
      StandardError.print(
        "docread: \(name) has \(pages.count) pages; the first is read ('\(name)#2' names the second)"
      )
    }
    let page = path.page ?? 1
    let file = numbered(path.file, page: pages.count > 1 ? page : nil)
    return try read(pages, page: page, of: file, on: side)
  }

  /// Reads a frame of a burst within the deadline, which began when its decoding did.
  ///
  /// - Throws: `ReaderError` where it cannot be read at all.
  func read(
    _ frame: GrayImage, of burst: Burst, since start: ContinuousClock.Instant
  ) throws(ReaderError) -> Reading {
    try reader.read(frame, of: burst, within: deadline - start.duration(to: .now))
  }
}
