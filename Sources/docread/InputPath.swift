import DocumentReading
import Glibc
import IdentityDocument

/// The path of an input, which need not be UTF-8; `-` is standard input.
struct InputPath: Hashable, Sendable {
  /// The path as answers name it: bytes that are no text stand there as U+FFFD.
  let name: String
  /// The bytes of the path.
  let bytes: [UInt8]

  /// The endings of pictures, by which folders are looked through.
  static let endings = [
    "png", "apng", "jpg", "jpeg", "jpe", "jfif", "tif", "tiff", "webp", "gif", "pnm", "pbm", "pgm",
    "ppm", "bmp", "jp2", "j2k", "j2c", "jpc", "pdf", "heic", "heif",
  ]

  /// Whether a name in a folder is that of a picture: it ends as such do, and is not hidden.
  static func isPicture(_ name: [UInt8]) -> Bool {
    guard name.first != .ascii("."), let dot = name.lastIndex(of: .ascii(".")) else { return false }
    return endings.contains(String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased())
  }

  init(bytes: [UInt8]) {
    name = String(decoding: bytes, as: UTF8.self)
    self.bytes = bytes
  }

  init(_ name: String, number: Int = 1) {
    self.name = name
    self.number = number
    bytes = Array(name.utf8)
  }

  /// Whether no other path has the same name in answers.
  var isNamedExactly: Bool { !name.unicodeScalars.contains("\u{FFFD}") }

  /// Which of the run's inputs of one name it is, from 1.
  var number = 1

  /// Whether the path is `-` on the command line; in a list it is a file like others.
  private(set) var isStandardInput = false

  private static var standardInput: InputPath {
    var path = InputPath("-")
    path.isStandardInput = true
    return path
  }

  /// The name of the file without its folder and its ending, `stdin` for standard input, and the number
  /// behind it where other inputs have the same name.
  ///
  /// It holds no `/`: a path is taken apart by its bytes, as the system does, and not by characters, of
  /// which one may be a `/` with a mark.
  var stem: String {
    let file = bytes.split(separator: .ascii("/")).last ?? []
    let end = file.lastIndex(of: .ascii(".")) ?? file.endIndex
    let stem = String(decoding: file[..<end], as: UTF8.self)
    return (isStandardInput || stem.isEmpty ? "stdin" : stem) + (number > 1 ? "_\(number)" : "")
  }

  /// Whether the path names a folder.
  var isFolder: Bool { InputFile.isFolder(bytes) }

  /// The paths that words of the command line name, with the bytes that the system handed over.
  static func paths(of words: [String]) -> [InputPath] {
    var raw: [String: [[UInt8]]] = [:]
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = unsafe CommandLine.unsafeArgv[index] else { continue }
      let bytes = unsafe Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))
      guard String(validating: bytes, as: UTF8.self) == nil else { continue }
      raw[String(decoding: bytes, as: UTF8.self), default: []].append(bytes)
    }
    return words.map { word in
      if word == "-" { return .standardInput }
      guard raw[word]?.isEmpty == false, let bytes = raw[word]?.removeFirst() else {
        return InputPath(word)
      }
      return InputPath(bytes: bytes)
    }
  }

  /// Whether it is a folder without a picture, which is answered with an error.
  private(set) var isEmptyFolder = false

  /// What is read for the path: itself, or the pictures in the folder that it names.
  func inputs() -> [InputPath] {
    guard !isStandardInput, isFolder else { return [self] }
    return or(pictures())
  }

  /// Pictures of the folder, or the folder as one that has none.
  func or(_ pictures: [InputPath]) -> [InputPath] {
    guard pictures.isEmpty else { return pictures }
    var path = self
    path.isEmptyFolder = true
    return [path]
  }

  /// Refuses a folder without a picture.
  ///
  /// - Throws: `ReaderError` of kind `imageUnavailable`.
  func checkFolder() throws(ReaderError) {
    guard isEmptyFolder else { return }
    throw ReaderError(.isDirectory, message: "there is no picture in the folder \(name)")
  }

  /// The pictures in a folder and the folders in it, in the order of their names; links to folders
  /// are not followed, and what begins with a full stop is left out.
  ///
  /// A folder that cannot be read is there itself: its answer is an error.
  private func pictures() -> [InputPath] {
    guard let names = InputFile.names(inFolder: bytes) else { return [self] }
    return names.flatMap { name -> [InputPath] in
      guard name.first != UInt8(ascii: ".") else { return [] }
      let separator = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
      let path = InputPath(bytes: bytes + separator + name)
      if InputFile.isFolder(path.bytes, followsLinks: false) { return path.pictures() }
      return Self.isPicture(name) ? [path] : []
    }
  }
}
