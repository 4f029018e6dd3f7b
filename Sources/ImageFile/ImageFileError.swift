import Glibc

/// Why a file could not be read as a picture, or a picture not be written.
public enum ImageFileError: Error, Codable, Hashable, Sendable {
  /// There is no file at this path.
  case notFound(path: String)
  /// The file at this path may not be opened by this process.
  case permissionDenied(path: String)
  /// The path names a directory.
  case isDirectory(path: String)
  /// The path names a pipe, a socket or a device, none of which is opened.
  case notRegular(path: String)
  /// The system refused to open, read or write the file; `code` is the value of `errno`.
  case system(path: String, code: Int)
  /// The file holds more bytes than the limit.
  case fileTooLarge(limit: Int)
  /// The file holds no bytes at all.
  case empty
  /// The bytes begin like no picture format, whatever the file is called.
  case notAPicture
  /// The bytes are of a format, or a variety of one, that is not read here.
  case unsupported(format: String)
  /// The header announces more pixels than the limit.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// Decoding the picture would take more bytes of memory than the limit.
  case tooMuchMemory(bytes: Int, limit: Int)
  /// The file has more pages or frames than the limit.
  case tooManyPages(limit: Int)
  /// The file has fewer pages or frames than the one asked for, counted from 1.
  case noSuchPage(Int, count: Int)
  /// The program that makes a picture of the file failed, or had to be ended.
  case notConverted(format: String)
  /// The file ends before its picture does.
  case truncated(ImageFileFormat)
  /// The bytes break the rules of their format.
  case damaged(ImageFileFormat)
  /// The bytes break the rules of their format; `cause` is what the library that decodes them says.
  case undecodable(ImageFileFormat, cause: String)
  /// Decoding was ended by the `Interruption` of the work under way.
  case interrupted
  /// What decodes pictures for this process ended, and how (``PictureFile`` decodes by itself).
  case decoderEnded(cause: String)
  /// The picture could not be encoded; the memory did not suffice.
  case notEncodable
  /// A file lies where the picture is to be written, and is not to be replaced.
  case exists(path: String)
  /// The picture is to be written over a file that is read.
  case isInput(path: String)
  /// The path ends in no format that pictures are written in.
  case unknownEnding(path: String)
}

extension ImageFileError: CustomStringConvertible {
  /// One sentence for a person, without a full stop.
  public var description: String {
    switch self {
    case .notFound(let path): "there is no file \(path.shortened)"
    case .permissionDenied(let path): "no permission to open \(path.shortened)"
    case .isDirectory(let path): "\(path.shortened) is a directory, not a picture"
    case .notRegular(let path):
      "\(path.shortened) is a pipe, a socket or a device, not a file with a picture"
    case .system(let path, let code):
      "\(path.shortened) cannot be accessed (\(Self.reason(code)))"
    case .fileTooLarge(let limit): "the file is larger than the limit of \(limit) bytes"
    case .empty: "the file is empty"
    case .notAPicture: "this is not a picture in a known format"
    case .unsupported(let format):
      "\(format) pictures are not supported" + (Self.remedy(format).map { ": \($0)" } ?? "")
    case .tooManyPixels(let width, let height, let limit):
      "the picture has \(width) × \(height) pixels, more than the limit of \(limit)"
    case .tooMuchMemory(let bytes, let limit):
      "decoding the picture would take \(bytes) bytes of memory, more than the limit of \(limit)"
    case .tooManyPages(let limit): "the file has more pages than the limit of \(limit)"
    case .noSuchPage(let page, let count):
      "there is no page \(page): the file has \(count == 1 ? "1 page" : "\(count) pages")"
    case .notConverted(let format):
      "the \(format) file cannot be converted: it is damaged or locked, or takes too long"
    case .truncated(let format):
      "the \(format.rawValue) picture ends too early: part of it is missing"
    case .damaged(let format):
      "the \(format.rawValue) picture is damaged and cannot be decoded"
    case .undecodable(let format, let cause):
      "the \(format.rawValue) picture is damaged and cannot be decoded (\(cause))"
    case .decoderEnded(let cause): "the reader ended while reading this picture (\(cause))"
    case .interrupted: "decoding the picture was ended before it was done"
    case .notEncodable: "the picture cannot be encoded"
    case .exists(let path): "\(path.shortened) exists already and is not replaced"
    case .isInput(let path): "\(path.shortened) is an input, and inputs are never written to"
    case .unknownEnding(let path):
      "pictures are written as .png or .jpg, and \(path.shortened) ends in neither"
    }
  }
}

extension ImageFileError {
  /// How a picture of a format that is not read becomes one that is, with the Debian package.
  private static func remedy(_ format: String) -> String? {
    switch format {
    case "PDF":
      "convert it with pdftoppm -r 300 -png (package poppler-utils)" + byItself
    case "HEIF or AVIF":
      "convert it with heif-convert (package libheif-examples)" + byItself
    case "Photoshop", "PAM": "convert it with convert (package imagemagick)"
    default: nil
    }
  }

  private static let byItself =
    "; where it is in /usr/bin, docread does so by itself, and the library where usesConverters is true"

  /// What a number of the system means, for the ones that a path alone can bring about.
  private static func reason(_ code: Int) -> String {
    switch Int32(truncatingIfNeeded: code) {
    case ELOOP: "its symbolic links lead round in a circle"
    case ENAMETOOLONG: "the path is longer than the system allows"
    default: "error \(code) of the system"
    }
  }
}

extension String {
  /// A path as it stands in a sentence: the middle of a very long one is left out, and an empty one is seen.
  fileprivate var shortened: String {
    let (most, kept) = (4096, 100)
    guard !isEmpty else { return "''" }
    guard utf8.count > most else { return self }
    return "\(prefix(kept))…\(suffix(kept)) (\(utf8.count) bytes)"
  }
}
