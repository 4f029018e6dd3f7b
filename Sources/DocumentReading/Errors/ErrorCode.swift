/// Every error that this package gives, by its code of six characters: a letter for the kind, a digit
/// for the step, four digits of detail.
///
/// Where Jumio's guide names a code (`F00000`, `G00000`, `H00000`, `J00000`, `N00000`, `Y00000`,
/// `Z00000`) and nothing finer is known, it stands literally; finer causes keep the letter. The table
/// behind ``sentence``, ``cause`` and ``remedy`` is the only place where codes are given out.
public enum ErrorCode: String, Hashable, Sendable, Codable, CaseIterable {
  /// The process that read the picture ended before it answered.
  case readerEnded = "F10001"
  /// No process to read in can be started.
  case readerNotStarted = "F10002"
  /// The weights of the line recogniser are damaged.
  case damagedWeights = "F30001"
  /// Tesseract could not be made, or failed.
  case textRecognizer = "F30002"
  /// The scanner of QR codes could not be made, or failed.
  case barcodeScanner = "F50001"
  /// The task was cancelled.
  case cancelled = "G00000"

  /// There is no file at this path.
  case fileNotFound = "H10001"
  /// The file may not be opened by this process.
  case permissionDenied = "H10002"
  /// The path names a folder.
  case isDirectory = "H10003"
  /// The system refused to open, read or write the file.
  case systemError = "H10004"
  /// The file holds more bytes than the limit.
  case fileTooLarge = "H10005"
  /// The file holds no bytes.
  case fileEmpty = "H10006"
  /// The bytes begin like no picture format.
  case notAPicture = "H10007"
  /// The bytes are of a format, or a variety of one, that is not read.
  case unsupportedFormat = "H10008"
  /// The header announces more pixels than the limit.
  case tooManyPixels = "H10009"
  /// The file ends before its picture does.
  case pictureTruncated = "H10010"
  /// The bytes break the rules of their format.
  case pictureDamaged = "H10011"
  /// The picture could not be encoded.
  case notEncodable = "H10012"
  /// The picture is smaller than any document can be.
  case pictureTooSmall = "H10013"
  /// The path names a pipe, a socket or a device.
  case notRegularFile = "H10014"
  /// The program that makes a picture of a PDF or HEIF file failed.
  case notConverted = "H10018"
  /// The file has more pages or frames than the limit.
  case tooManyPages = "H10015"
  /// The file has fewer pages or frames than the one asked for.
  case noSuchPage = "H10016"
  /// Decoding the picture would take more memory than the limit.
  case tooMuchMemory = "H10017"

  /// The session has ended already.
  case sessionFinished = "J00000"
  /// The input line is neither a zone nor an object that holds one or a payload.
  case notAZoneOrPayload = "M40001"
  /// The text is no machine-readable zone.
  case notAZone = "M40002"
  /// The payload is of no known document.
  case unknownPayload = "M50002"
  /// A side that is needed was not read.
  case sideMissing = "N00000"
  /// A side that has to show a barcode does not.
  case codeMissing = "N50001"

  /// The clock of the machine is not set.
  case clockNotSet = "P00000"
  /// A configuration allows no layout that can be read.
  case nothingToRead = "P00002"
  /// A configuration makes a field mandatory that is never read.
  case fieldNeverRead = "P00003"
  /// The file of the configuration cannot be opened.
  case configurationUnreadable = "P00004"
  /// The configuration is too long.
  case configurationTooLong = "P00005"
  /// The configuration has faults.
  case configurationFaults = "P00006"
  /// The file of earlier answers cannot be read.
  case answersUnreadable = "P00007"
  /// Standard output would overwrite the file of earlier answers.
  case answersOverwritten = "P00008"
  /// A line of the file of earlier answers is none.
  case notAnswers = "P00009"
  /// The last line of the file of earlier answers cannot be mended.
  case answersNotMended = "P00010"
  /// Another run works with the file of earlier answers.
  case answersInUse = "P00011"
  /// The file of earlier answers is no regular file.
  case answersNotRegular = "P00012"
  /// The file of an earlier session cannot be opened.
  case previousUnreadable = "P00013"
  /// The file of an earlier session holds no answer of one.
  case notASessionAnswer = "P00014"
  /// A model that is to read print is not installed.
  case printModel = "P00015"
  /// A line of a batch is no input.
  case notAnInput = "P10001"
  /// A line of a batch is too long.
  case inputTooLong = "P10002"
  /// A file lies where a picture is to be written.
  case outputExists = "P10004"
  /// A picture is to be written over a file that is read.
  case outputIsInput = "P10005"
  /// The path of a picture to be written ends in no format that is written.
  case outputEnding = "P10006"

  /// The time for a side ran out.
  case timeout = "T00000"
  /// The address of a driving licence is mandatory, and its barcode has none.
  case addressNotInBarcode = "Y00000"
  /// The other side was shown.
  case wrongSide = "Z00000"
}

extension ErrorCode {
  /// What the letter says.
  public var kind: ReaderError.Kind {
    rawValue.first.flatMap(ReaderError.Kind.init) ?? .resources
  }

  /// What the first digit says: the step that failed.
  public var stage: ReaderError.Stage {
    rawValue.dropFirst().first?.wholeNumberValue.flatMap { ReaderError.Stage(rawValue: UInt8($0)) }
      ?? .any
  }
}
