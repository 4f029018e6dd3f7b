import DocumentReading
import IdentityDocument

/// Options that several commands have.
extension Manual {
  static let asOf = OptionManual(
    "--as-of", .text("DATE"),
    "the day that decides centuries and expiry, YYYY-MM-DD (default: today)")

  static let locale = OptionManual(
    "--locale", .words("LANGUAGE", MessageLanguage.allCases.map(\.rawValue)),
    "the language of sentences: en, es, fr, de or vi (default: en)")

  static let require = OptionManual(
    "--require", .words("WHAT", Requirement.allCases.map(\.rawValue)),
    "exit with 2 where an answer is not accepted (accepted), or has no document at all (document)")

  static let engine = OptionManual(
    "--engine", .words("NAME", RecognitionEngine.allCases.map(\.rawValue)),
    "own, tesseract or both: our own recogniser, Tesseract, or Tesseract where our own reading is "
      + "refused (default: own)")

  static let configuration = OptionManual(
    "--config", .file("FILE"), "what to look for and to accept (see docread help config)")

  static let code = OptionManual(
    "--code", .words("KIND", CodeKind.allCases.map(\.rawValue)),
    "read these barcodes too, which costs time in every picture; linear: Code 128, Code 93, Code "
      + "39, Codabar, ITF, EAN, UPC and DataBar, by ZBar; micropdf417, microqr, rmqr: MicroPDF417, Micro QR, rMQR",
    isRepeated: true)

  static let limitPixels = OptionManual(
    "--limit-pixels", .text("N"),
    "refuse a picture of more pixels before it is decoded (default: 100000000)")

  static let limitBytes = OptionManual(
    "--limit-bytes", .text("N"), "refuse a file of more bytes (default: 268435456, 256 MiB)")

  static let pageNumber = OptionManual(
    "--page-number", .text("N"),
    "of a file of several pages, read page N alone, from 1 (default: every page)")

  static let page = OptionManual(
    "--page",
    "read the print of the page, too: names as they are spelt, dates of issue, places; it needs a "
      + "model of Tesseract (docread formats lists them) and takes most of a second")

  static let printModel = OptionManual(
    "--print-model", .text("NAME"),
    "read the print with this model of Tesseract, such as Cyrillic, Greek or deu, in place of Latin "
      + "(docread formats lists those that are installed)",
    isRepeated: true)

  static let layout = OptionManual(
    "--layout", .file("FILE"),
    "read the fields of a layout of your own in the print of the page: boxes in millimetres on a page "
      + "of ID-1, ID-2 or ID-3, as JSON; print that has not the pattern of its box is not stated",
    isRepeated: true)

  static let images = OptionManual(
    "--images", .place("DIR"),
    "write cut-outs to the folder DIR, upright: zones, barcodes, with --page the page and its portrait; "
      + "a further input of the same name gets a number behind it; a file that lies there stays, which is said "
      + "and ends with exit code 1, unless --force is given")

  static let forceCutOuts = OptionManual(
    "--force",
    "with --images: replace files that lie there; an input named so far is never replaced")

  static let force = OptionManual(
    "--force",
    "replace OUT, and the files of --images, where they exist; an input is never replaced")

  static let csv = OptionManual(
    "--csv",
    "print comma-separated values instead, with a row of names; a value that a spreadsheet would take "
      + "for a formula has an apostrophe before it")

  static let raw = OptionManual(
    "--raw", "with --csv: write every value as it is, also one that begins as a formula does")

  static let chipAnchors = OptionManual(
    "--anchors", .place("PATH"), "what to trust for the chip; see docread help chip",
    isRepeated: true)

  /// The options of every command that reads documents in pictures.
  static func readerOptions(seconds: Int) -> [OptionManual] {
    [asOf, engine, configuration, page, printModel, layout, images, locale, require]
      + limits(seconds: seconds)
  }

  /// What a picture may cost.
  static func limits(seconds: Int, bytes: OptionManual = limitBytes) -> [OptionManual] {
    [
      OptionManual(
        "--deadline", .text("SECONDS"),
        "the time for one picture; what is not accepted by then is answered as cutShort "
          + "(default: \(seconds)\(seconds < 30 ? ", and 30 where print is read" : ""))"),
      limitPixels, bytes,
      OptionManual(
        "--isolate",
        "have pictures decoded, and by batch read, in processes that can open no file, start nothing "
          + "and reach nobody, or do nothing (default: where the system allows such processes)"),
      OptionManual("--no-isolate", "do it in this process"),
      OptionManual(
        "--limit-memory", .text("N"),
        "the memory of such a process, in bytes (default: 800000000); asks for --isolate"),
    ]
  }
}
