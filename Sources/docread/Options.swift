import DocumentReading
import IdentityDocument

/// The options of every command that reads pictures.
struct ReaderOptions: Hashable {
  var configuration: String?
  var asOf: CalendarDate?
  var engine: RecognitionEngine?
  var language: MessageLanguage?
  var requirement: Requirement?
  /// The time for one picture; each command has its own where none is given.
  var deadline: Duration?
  var pixelLimit: Int?
  var byteLimit: Int?
  /// The folder that cut-outs are written to.
  var images: String?
  /// Whether a drawing or cut-outs replace files that lie there.
  var replacesFiles = false
  /// Whether the print of the page is read, too.
  var readsPrint = false
  /// The models that read print; naming one asks for the print.
  var printModels: [String] = []
  /// The files of the caller's own layouts.
  var layouts: [String] = []
  /// The barcodes that are read beside those that documents carry.
  var codes: Set<CodeKind> = []
  /// Whether pictures are decoded in processes without rights, and by `batch` read there.
  var isolation = Isolation.wherePossible
  /// The memory of such a process, in bytes, or `nil` for the usual one.
  var workerMemory: Int?

  /// Whether there are processes without rights.
  enum Isolation: Hashable {
    /// Where the system allows it.
    case wherePossible
    /// Or nothing is read at all.
    case always
    case never
  }

  /// The memory of a process without rights, in bytes: where none is given, what decoding may take by
  /// a header (`ImageFileLimits.decodedBytes`), the largest file, and 100 MB for reading.
  ///
  /// A page of 99 megapixels in TIFF, read with `--page --engine both`, passes with it and not with 500
  /// million; without either option 100 megapixels of JPEG pass with 400 million, 22 November 2026.
  ///
  /// - Parameter bytes: The largest file, or `nil` for the one of these options.
  /// - Returns: The bytes.
  func memoryOfWorker(forFilesOf bytes: Int? = nil) -> Int {
    let usual = ReaderConfiguration().byteLimit
    return workerMemory ?? 800_000_000 + max(0, (bytes ?? byteLimit ?? usual) - usual)
  }

  /// Decides what the options mean together: a limit of the memory of processes asks for them, and what is replaced has
  /// to be written.
  ///
  /// - Parameters:
  ///   - isDrawing: Whether a drawing is written.
  ///   - writers: The options that are named where `--force` says nothing.
  /// - Throws: Why they do not go together.
  mutating func settle(
    drawing isDrawing: Bool = false, forcing writers: [String] = ["--images"]
  ) throws(UsageError) {
    guard !replacesFiles || isDrawing || images != nil else {
      throw .needs(option: "--force", anyOf: writers)
    }
    guard workerMemory != nil else { return }
    guard isolation != .never else {
      throw .excludes(option: "--limit-memory", other: "--no-isolate")
    }
    isolation = .always
  }

  /// Takes an option of the reader with its value from the command line.
  ///
  /// - Throws: Why the value is none; `unknownOption` where the reader has no such option.
  mutating func take(
    _ option: String, of command: String, from cursor: inout ArgumentCursor
  ) throws(UsageError) {
    switch option {
    case "--as-of": asOf = try cursor.date(of: option)
    case "--config": configuration = try cursor.path(of: option)
    case "--locale": language = try cursor.value(of: option, as: MessageLanguage.self)
    case "--engine": engine = try cursor.value(of: option, as: RecognitionEngine.self)
    case "--page": readsPrint = true
    case "--print-model": printModels.append(try cursor.value(of: option))
    case "--layout": layouts.append(try cursor.path(of: option))
    case "--images": images = try cursor.path(of: option)
    case "--force": replacesFiles = true
    case "--code": codes.insert(try cursor.value(of: option, as: CodeKind.self))
    case "--require": requirement = try cursor.value(of: option, as: Requirement.self)
    case "--deadline": deadline = try cursor.seconds(of: option)
    case "--limit-pixels": pixelLimit = try cursor.number(of: option, in: 1...10_000_000_000)
    case "--limit-bytes": byteLimit = try cursor.number(of: option, in: 1...(1 << 40))
    case "--isolate", "--no-isolate":
      let wanted: Isolation = option == "--isolate" ? .always : .never
      guard isolation == .wherePossible || isolation == wanted else {
        throw .excludes(option: "--isolate", other: "--no-isolate")
      }
      isolation = wanted
    case "--limit-memory": workerMemory = try cursor.number(of: option, in: 1...(1 << 40))
    default: throw .unknownOption(option, command: command)
    }
  }
}

/// The options of `docread read`.
struct ReadOptions: Hashable {
  var files: [String] = []
  var printsJSON = false
  /// The table to print, or `nil` for none.
  var table: CSVTable?
  /// The page of a file that is read, from 1, or `nil` for every page.
  var pageNumber: Int?
  var annotation: String?
  var reader = ReaderOptions()
}

/// The options of `docread batch`.
struct BatchOptions: Hashable {
  static let mostJobs = 256

  var jobs = 1
  /// The folders whose pictures are read; without any, standard input names the pictures.
  var folders: [String] = []
  var skippedAnswers: String?
  var isBrief = false
  /// The table to print in place of JSON, or `nil` for none.
  var table: CSVTable?
  var reader = ReaderOptions()
}

/// The options of `docread session`.
struct SessionOptions: Hashable {
  var front: String?
  var back: String?
  /// The one picture that goes on with an earlier session: the side that it needs next.
  ///
  /// Without one, the file whose first two pages are the sides.
  var next: String?
  /// The file with the answer of the earlier session.
  var previous: String?
  var requiredCodes: Set<Side> = []
  var chip: String?
  var anchors: [String] = []
  var reader = ReaderOptions()
}

/// The options of `docread parse`.
struct ParseOptions: Hashable {
  var text: String?
  var printsJSON = false
  var leniency = MRZ.Leniency.strict
  var asOf: CalendarDate?
  var language = MessageLanguage.english
  var requirement: Requirement?
}

/// The options of `docread barcode`.
struct BarcodeOptions: Hashable {
  var files: [String] = []
  var reader = ReaderOptions()
}
