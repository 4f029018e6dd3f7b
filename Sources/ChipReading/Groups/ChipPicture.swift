/// A picture of a data group, as it is encoded.
public struct ChipPicture: Hashable, Sendable {
  /// How a picture is encoded, told by its first bytes and never by what the group says of it.
  public enum Kind: String, Hashable, Sendable {
    /// JPEG (ISO/IEC 10918-1).
    case jpeg
    /// A JP2 file (ISO/IEC 15444-1, annex I).
    case jp2
    /// A codestream of JPEG 2000 without a file around it (ISO/IEC 15444-1, annex A).
    case j2k
    /// Wavelet scalar quantisation, of fingerprints.
    case wsq
    /// None of these.
    case unknown
  }

  /// How it is encoded.
  public let kind: Kind
  /// The bytes as they were written.
  public let bytes: [UInt8]
  /// The width in pixels by the picture's own header, where it can be read.
  public let width: Int?
  /// The height in pixels by the picture's own header, where it can be read.
  public let height: Int?

  /// Makes a picture of its bytes.
  ///
  /// - Parameter bytes: The encoded picture.
  /// - Complexity: O(*n*) in the length of the header.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    kind = Kind(bytes[...])
    let size =
      switch kind {
      case .jpeg: PictureHeader.jpegSize(bytes[...])
      case .jp2: PictureHeader.jp2Size(bytes[...])
      case .j2k: PictureHeader.codestreamSize(bytes[...])
      case .wsq, .unknown: nil as (width: Int, height: Int)?
      }
    (width, height) = (size?.width, size?.height)
  }
}

extension ChipPicture.Kind {
  init(_ bytes: ArraySlice<UInt8>) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "\0\0\0\u{C}jP  ".utf8) {
      self = .jp2
    } else if bytes.starts(with: [0xFF, 0x4F, 0xFF, 0x51]) {
      self = .j2k
    } else if bytes.starts(with: [0xFF, 0xA0]) {
      self = .wsq
    } else {
      self = .unknown
    }
  }

  /// The usual extension of a file with such a picture.
  public var fileExtension: String {
    switch self {
    case .jpeg: "jpg"
    case .jp2, .j2k, .wsq: rawValue
    case .unknown: "bin"
    }
  }
}
