import Glibc

/// The models of Tesseract that are installed, for print of any kind.
///
/// Debian has one package for each: `tesseract-ocr-script-latn` holds `Latin`, `tesseract-ocr-eng`
/// holds `eng`.
public struct PrintModels: Hashable, Sendable {
  /// The folder of the models, or `nil` where there is none.
  public let folder: String?
  /// The names of the models in it, sorted, without their ending: `Latin`, `eng`, `script/Greek`.
  public let names: [String]

  /// Where Tesseract 5 and 4 keep models, as Debian, Fedora and its own `make install` have it.
  private static let folders = [
    "/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tesseract-ocr/4.00/tessdata",
    "/usr/share/tesseract/tessdata", "/usr/share/tessdata", "/usr/local/share/tessdata",
  ]
  private static let ending = ".traineddata"
  /// Tells pages apart, and reads none.
  private static let layoutModel = "osd"

  /// The models of this machine: those of the folder that `TESSDATA_PREFIX` names, else those of the
  /// first folder that has any.
  public static let installed: PrintModels = {
    let named = unsafe getenv("TESSDATA_PREFIX").map { unsafe String(cString: $0) }
    let all = (named.map { [$0, $0 + "/tessdata"] } ?? folders).map { PrintModels(folder: $0) }
    return all.first { !$0.names.isEmpty } ?? PrintModels()
  }()

  /// No models.
  init() { (folder, names) = (nil, []) }

  /// Looks for models in a folder.
  ///
  /// - Parameter folder: The path of the folder.
  public init(folder: String) {
    let scripts = Self.models(in: folder + "/script").map { "script/" + $0 }
    names = (Self.models(in: folder) + scripts).sorted()
    self.folder = names.isEmpty ? nil : folder
  }

  /// The model of a script or language, or `nil` where it is not installed.
  ///
  /// - Parameter name: Such as `Cyrillic` or `deu`.
  /// - Returns: What Tesseract calls it.
  public func model(_ name: String) -> String? {
    [name, "script/" + name].first { names.contains($0) }
  }

  /// The model that reads print where nothing else is asked for: that of the Latin script, which knows
  /// every accent, else that of English.
  public var standard: String? { model("Latin") ?? model("eng") }

  private static func models(in folder: String) -> [String] {
    guard let directory = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      guard name.hasSuffix(ending), name.count > ending.count else { continue }
      names.append(String(name.dropLast(ending.count)))
    }
    return names.filter { $0 != layoutModel }
  }
}
