/// Why a line of text could not be read at all.
public enum TextRecognizerError: Error, Hashable, Sendable {
  /// The bytes are not a model that Tesseract accepts.
  case unusableModel
  /// A model for print is not installed.
  case missingModel(String)
  /// The image has no pixels, or a side of more than `limit`, the greatest that Tesseract can count.
  case unusableImage(width: Int, height: Int, limit: Int)
  /// Tesseract gave up on the image.
  case recognitionFailed
  /// The package was built without its trait `Tesseract`.
  case notBuiltIn
}

extension TextRecognizerError: CustomStringConvertible {
  /// One sentence for a person, without a full stop.
  public var description: String {
    switch self {
    case .unusableModel: "the recognition model cannot be loaded"
    case .missingModel(let name):
      "Tesseract's model \(name) is not installed; Debian has the models of print in the packages "
        + "tesseract-ocr-script-latn (Latin), tesseract-ocr-eng (eng), and one for each script and language"
    case .unusableImage(let width, let height, let limit):
      "a line of \(width) × \(height) pixels cannot be recognised; sides are 1 to \(limit)"
    case .recognitionFailed: "the recognition failed"
    case .notBuiltIn: "Tesseract is not built in: build with the trait Tesseract"
    }
  }
}
