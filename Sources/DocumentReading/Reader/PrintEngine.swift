import TextRecognition

/// What reads print, and what keeps it from doing so.
public enum PrintEngine {
  /// Whether it was built in: where the package has its trait `Tesseract`.
  public static var isBuiltIn: Bool { PrintRecognizer.isBuiltIn }

  /// The models for print that are installed, by Tesseract's names; none where it is not built in.
  ///
  /// Debian has a package for each: `tesseract-ocr-script-latn` holds `Latin`.
  public static var installedModels: [String] { isBuiltIn ? PrintModels.installed.names : [] }

  /// Why models cannot read print, or `nil` where they are there.
  static func fault(of models: [String]) -> TextRecognizerError? {
    guard isBuiltIn else { return .notBuiltIn }
    guard !models.isEmpty else {
      return PrintModels.installed.standard == nil ? .missingModel("Latin") : nil
    }
    return models.first { PrintModels.installed.model($0) == nil }.map { .missingModel($0) }
  }
}
