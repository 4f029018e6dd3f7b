import ImageFile

extension ErrorCode {
  /// One row of the table of errors.
  private struct Row {
    let code: ErrorCode
    let sentence: String
    let cause: String
    let remedy: String

    init(_ code: ErrorCode, _ sentence: String, cause: String, remedy: String) {
      self.code = code
      self.sentence = sentence
      self.cause = cause
      self.remedy = remedy
    }

    /// The row of a picture file, whose sentence is that of `ImageFile`.
    init(_ code: ErrorCode, file error: ImageFileError, cause: String, remedy: String) {
      self.init(code, error.description, cause: cause, remedy: remedy)
    }
  }

  /// The sentence for people, with what differs from case to case in braces, or as an example.
  public var sentence: String { row?.sentence ?? "" }

  /// What brings the error about.
  public var cause: String { row?.cause ?? "" }

  /// What the user can do about it.
  public var remedy: String { row?.remedy ?? "" }

  private var row: Row? { Self.rows[self] }

  private static let rows = Dictionary(
    (pictureRows + readingRows + configurationRows + commandRows).map { ($0.code, $0) },
    uniquingKeysWith: { first, _ in first })

  private static let pictureRows: [Row] = [
    Row(
      .fileNotFound, file: .notFound(path: "{path}"), cause: "The path names nothing.",
      remedy: "Look at the path, and at the folder the command runs in."),
    Row(
      .permissionDenied, file: .permissionDenied(path: "{path}"),
      cause: "The user who runs the program may not open the file.",
      remedy: "Give that user leave to read it."),
    Row(
      .isDirectory, file: .isDirectory(path: "{path}"), cause: "The path names a folder.",
      remedy: "Name the pictures in it."),
    Row(
      .systemError, file: .system(path: "{path}", code: 5),
      cause: "The system could not open, read or write the file.",
      remedy: "The number is that of errno: look at the disk or the network."),
    Row(
      .fileTooLarge, file: .fileTooLarge(limit: 268_435_456),
      cause: "The file has more bytes than the limit for pictures.",
      remedy: "Make the picture smaller; no document needs as much."),
    Row(
      .fileEmpty, file: .empty, cause: "The file has no bytes.",
      remedy: "Look at what was to write the file."),
    Row(
      .notAPicture, file: .notAPicture,
      cause: "The bytes begin like no picture, whatever the name says.",
      remedy: "Give a PNG, JPEG, TIFF, WebP, PNM, BMP, GIF or JPEG 2000 file."),
    Row(
      .unsupportedFormat, file: .unsupported(format: "HEIF or AVIF"),
      cause: "The format is known and not read here.",
      remedy: "Convert the picture to PNG or JPEG; for some formats the sentence names a program."
    ),
    Row(
      .tooManyPixels, file: .tooManyPixels(width: 20_000, height: 20_000, limit: 100_000_000),
      cause: "The header announces more pixels than are decoded.",
      remedy: "Make the picture smaller, or raise the limit in the options of the reader."),
    Row(
      .pictureTruncated, file: .truncated(.jpeg), cause: "The end of the file is missing.",
      remedy: "Transfer or take the picture again."),
    Row(
      .pictureDamaged, file: .damaged(.jpeg), cause: "The bytes break the rules of their format.",
      remedy: "Transfer or take the picture again."),
    Row(
      .notEncodable, file: .notEncodable,
      cause: "The picture has no pixels, or the memory ran out.",
      remedy: "Write a smaller picture, or give the program more memory."),
    Row(
      .pictureTooSmall, "the picture is too small to show a document: {width} × {height} pixels",
      cause: "Its longer side is below that of the smallest symbol.",
      remedy: "Take the picture with more pixels."),
    Row(
      .notRegularFile, file: .notRegular(path: "{path}"),
      cause: "Pipes and devices may never end, and are not opened.",
      remedy: "Write the picture to a file first."),
    Row(
      .notConverted, file: .notConverted(format: "PDF"), cause: "The program failed, or was ended.",
      remedy: "Convert the file to PNG or JPEG, or give more time (--deadline)."),
    Row(
      .tooManyPages, file: .tooManyPages(limit: 1000),
      cause: "The file has more pages or frames than are read.",
      remedy: "Split the file, or raise the limit in the program."),
    Row(
      .noSuchPage, file: .noSuchPage(4, count: 3), cause: "A page was asked for behind the last.",
      remedy: "Ask for a page of the file; they are counted from 1."),
    Row(
      .tooMuchMemory, file: .tooMuchMemory(bytes: 900_000_000, limit: 400_000_000),
      cause: "The header announces what takes more memory to decode than is given to a picture.",
      remedy: "Make the picture smaller, or save it as baseline JPEG or 8-bit PNG."),
    Row(
      .outputExists, file: .exists(path: "{path}"),
      cause: "A file lies where the drawing is to be written.",
      remedy: "Choose another name, or allow it to be replaced (--force)."),
    Row(
      .outputIsInput, file: .isInput(path: "{path}"),
      cause: "The drawing would replace the picture that is read, by this or another name.",
      remedy: "Choose another name."),
    Row(
      .outputEnding, file: .unknownEnding(path: "{path}"),
      cause: "The ending of the path decides the format of the drawing.",
      remedy: "Let it end in .png or .jpg."),
  ]

  private static let readingRows: [Row] = [
    Row(
      .readerEnded, file: .decoderEnded(cause: "{cause}"),
      cause: "The process that read it crashed, passed its memory limit or was killed.",
      remedy: "Look at the picture; a sound one that fails again is a fault to be reported."),
    Row(
      .readerNotStarted, "no process to read in can be started: {fault}",
      cause: "The system allows no further process, or no filter of its calls.",
      remedy: "Look at the limits of the system, or read with --no-isolate."),
    Row(
      .damagedWeights, "the weights of the line recogniser are damaged",
      cause: "The program is not the one that was built.", remedy: "Install it again."),
    Row(
      .textRecognizer, "{fault}", cause: "Tesseract could not be made, or failed.",
      remedy: "Look at the memory; or read with our own recogniser (--engine own)."),
    Row(
      .printModel, "{fault}",
      cause: "Print is to be read, and Tesseract or a model of it is missing.",
      remedy: "Install the Debian package that the sentence names, or do without print (--page)."),
    Row(
      .barcodeScanner, "{fault}", cause: "ZBar could not be made, or failed.",
      remedy: "Look at the memory; or leave QR codes out."),
    Row(
      .cancelled, "the task was cancelled; no error occurred",
      cause: "The caller cancelled the task.", remedy: "None is needed."),
    Row(
      .sessionFinished, "the session has ended; begin another one",
      cause: "A frame was added behind the last needed side, or after the time ran out.",
      remedy: "Begin another session."),
    Row(
      .notAZoneOrPayload,
      "the input line is neither a zone nor {\"id\":…,\"mrz\":…} or "
        + "{\"id\":…,\"barcode\":\"<base64>\"}",
      cause: "A line of `parse --json` is an object of another shape.",
      remedy: "Give each line one of the two shapes."),
    Row(
      .notAZone, "{fault}", cause: "The text has another shape than the zones of ICAO Doc 9303.",
      remedy: "The sentence names the place: look at the text there."),
    Row(
      .unknownPayload, "the payload is of no known document ({count} bytes)",
      cause: "The barcode holds something else than a document.",
      remedy: "Read the other barcode of the document, where it has one."),
    Row(
      .sideMissing, "the {side} is not read yet",
      cause: "A side that is needed was not shown, or could not be accepted.",
      remedy: "Show that side again."),
    Row(
      .codeMissing, "the {side} has to show a barcode, and none was read",
      cause: "The caller asked for a barcode on that side.",
      remedy: "Show that side again, with the whole barcode sharp."),
    Row(
      .timeout, "no accepted reading of the {side} within {seconds} s: {found}",
      cause: "The frames of a side last longer than the configured time.",
      remedy: "Begin another session, with better light or more time."),
    Row(
      .addressNotInBarcode, "the barcode holds no address; read the front of the document",
      cause: "The address of a driving licence is mandatory, and its barcode has none.",
      remedy: "Show the front of the licence."),
    Row(
      .wrongSide, "the picture shows the {shown} where the {wanted} was wanted",
      cause: "The same side was shown twice.", remedy: "Turn the document over."),
  ]
  private static let configurationRows: [Row] = [
    Row(
      .clockNotSet, "the clock of this machine is not set",
      cause: "Centuries and expiry are decided by the day.",
      remedy: "Set the clock, or give the day (--as-of)."),
    Row(
      .nothingToRead, "no layout is allowed that can be read",
      cause: "allowedLayouts has neither mrz nor drivingLicense nor idFront.",
      remedy: "Allow one of them."),
    Row(
      .fieldNeverRead, "{field} is mandatory, and no such field is read",
      cause: "With that rule nothing could ever be accepted.",
      remedy: "Make the field optional, or leave its rule out."),
    Row(
      .configurationUnreadable, "{path} cannot be opened",
      cause: "The path after --config or --layout names no file that can be read.",
      remedy: "Look at the path."),
    Row(
      .configurationTooLong, "{path} is longer than 1 MiB",
      cause: "No configuration and no layout needs as much.",
      remedy: "Look whether it is the right file."),
    Row(
      .configurationFaults, "{faults}",
      cause: "Keys or values of the configuration are not known or not allowed.",
      remedy: "Each line names the path and what was expected."),
  ]

  private static let commandRows: [Row] = [
    Row(
      .answersUnreadable, "{path} cannot be read (error {number} of the system)",
      cause: "The system could not open or read the file of --skip-answered.",
      remedy: "The number is that of errno: look at the path and its rights."),
    Row(
      .answersOverwritten,
      "standard output would overwrite {path}, whose answers are to be kept: use >>",
      cause: "The answers are redirected with > to the file of --skip-answered.",
      remedy: "Redirect with >>."),
    Row(
      .notAnswers, "{path}, line {line}: {fault}",
      cause: "The file of --skip-answered is no output of batch.", remedy: "Name the right file."),
    Row(
      .answersNotMended, "the last line of {path} cannot be mended (error {number} of the system)",
      cause: "A line that was cut off could not be removed.",
      remedy: "Remove the last line by hand."),
    Row(
      .answersInUse,
      "another run works with {path}; wait for its end, or give this run its own file",
      cause: "Two runs with one file would answer the same inputs twice.",
      remedy: "Wait for the end of the other run."),
    Row(
      .answersNotRegular, "{path} is a folder, a pipe or a device, not a file with answers",
      cause: "Only a regular file can be read to its end and mended.", remedy: "Name a file."),
    Row(
      .previousUnreadable, "the file of the earlier session, {path}, cannot be opened",
      cause: "The path after --previous names no file.", remedy: "Look at the path."),
    Row(
      .notASessionAnswer, "the file holds no answer of a session: {fault}",
      cause: "--previous takes one answer of session.", remedy: "Name the right file."),
    Row(
      .notAnInput,
      "the input line is neither a path nor {\"id\":…,\"path\":…,\"side\":\"front|back\"}",
      cause: "A line of a batch begins with { and has another shape.",
      remedy: "Give the line one of the two shapes; a path may be put into an object."),
    Row(
      .inputTooLong, "the input line is longer than 1 MiB", cause: "No path is nearly as long.",
      remedy: "Look whether the list is one, with a path a line."),
  ]
}
