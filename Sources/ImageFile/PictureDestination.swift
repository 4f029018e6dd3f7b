import Glibc

/// A file that a picture is to be written to, checked before the work for it begins.
///
/// What it promises holds when the bytes are written too: a file that came to lie there meanwhile is
/// not replaced, and an input never is, whatever its name is by then.
public struct PictureDestination: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The format that the ending of the path asks for.
  public let format: ImageFileFormat
  /// Whether a file that lies there is replaced.
  public let replacesFile: Bool
  /// The files that are never written to.
  public let inputs: [String]

  /// Checks that a picture can be written to a path.
  ///
  /// Inputs are told by device and inode, so that another spelling, a symbolic link or a hard link
  /// of one is known.
  ///
  /// - Parameters:
  ///   - path: The path; it ends in `.png`, `.jpg` or `.jpeg`, in any case of letters.
  ///   - replacesFile: Whether a file that lies there is replaced.
  ///   - inputs: The files that are never written to, allowed or not.
  /// - Throws: `ImageFileError.unknownEnding`, `isInput`, `exists`, `isDirectory`, `notRegular`, or
  ///   `notFound` where there is no such folder.
  public init(path: String, replacesFile: Bool = false, inputs: [String] = [])
    throws(ImageFileError)
  {
    guard let format = Self.format(ofEnding: path) else { throw .unknownEnding(path: path) }
    (self.path, self.format) = (path, format)
    (self.replacesFile, self.inputs) = (replacesFile, inputs)
    guard let present = FileIdentity(ofPath: path) else {
      // A link to nowhere is something that lies there: what it names is nobody's to make.
      guard FileIdentity.isLink(path) else {
        try Self.checkFolder(of: path)
        return
      }
      throw replacesFile ? .notRegular(path: path) : .exists(path: path)
    }
    try check(present)
    guard replacesFile else { throw .exists(path: path) }
  }

  /// Refuses what is an input or no regular file.
  func check(_ present: FileIdentity) throws(ImageFileError) {
    guard !inputs.contains(where: { FileIdentity(ofPath: $0) == present }) else {
      throw .isInput(path: path)
    }
    switch present.kind {
    case S_IFREG: return
    case S_IFDIR: throw .isDirectory(path: path)
    default: throw .notRegular(path: path)
    }
  }

  private static func checkFolder(of path: String) throws(ImageFileError) {
    guard let slash = path.lastIndex(of: "/") else { return }
    let folder = String(path[...slash])
    guard FileIdentity(ofPath: folder) != nil else { throw .notFound(path: folder) }
  }

  private static func format(ofEnding path: String) -> ImageFileFormat? {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), !path.utf8.contains(0) else { return nil }
    return switch name[dot...].lowercased() {
    case ".png": .png
    case ".jpg", ".jpeg": .jpeg
    default: nil
    }
  }
}
