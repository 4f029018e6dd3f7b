extension Barcode {
  /// How a barcode is built and how well it was read, as far as its kind has such a thing.
  public struct Symbol: Hashable, Sendable {
    /// The error correction level: `0` to `8` of PDF417, `L`, `M`, `Q` or `H` of QR codes.
    public var errorCorrectionLevel: String?
    /// The version of a QR code, 1 to 40, or of Micro QR, 1 to 4.
    public var version: Int?
    /// The rows of a PDF417 symbol, 3 to 90, or the modules of a side of a QR code.
    public var rows: Int?
    /// The data columns of a PDF417 symbol, 1 to 30, or the modules of a side of a QR code.
    public var columns: Int?
    /// The codewords that were read wrongly and put right.
    public var correctedErrors: Int?
    /// The codewords that could not be read and were filled in.
    public var correctedErasures: Int?
    /// Whether the picture shows the code as in a mirror.
    public var isMirrored = false
    /// Whether the code is light on dark.
    public var isInverted = false
    /// Whether a PDF417 symbol has neither right indicators nor stop pattern (compact PDF417).
    public var isCompact = false
    /// Whether the content is meant to set up a reader and not to be handed on (codeword 921 of
    /// PDF417).
    public var isReaderInitialization = false

    /// Makes a symbol of which nothing is known.
    public init() {}
  }

  /// The place of a barcode among those that carry one message together.
  public struct Part: Hashable, Sendable {
    /// The place, counted from 0.
    public var index: Int
    /// The number of parts, where it is known.
    public var count: Int?
    /// What all parts share: the file identifier of Macro PDF417, the parity of a QR code.
    public var identifier: [Int]

    /// Makes a place of its number, the number of parts, and what they share.
    public init(index: Int, count: Int?, identifier: [Int]) {
      self.index = index
      self.count = count
      self.identifier = identifier
    }
  }

  /// The bytes of a message that several barcodes carry, in the order of their places.
  ///
  /// The parts may come in any order and more than once. They must be of one kind and share their
  /// identifier, none may be missing, and two of one place must agree. The parity of QR codes is that
  /// of all bytes (ISO/IEC 18004, 8.2); Macro PDF417 is described in ISO/IEC 15438, 5.13.2.
  ///
  /// - Parameter barcodes: The parts; one that stands alone makes the answer `nil`.
  /// - Returns: All bytes, or `nil` where the parts do not make a whole.
  /// - Complexity: O(all bytes).
  public static func joinedBytes(of barcodes: [Barcode]) -> [UInt8]? {
    guard let first = barcodes.first, let part = first.part else { return nil }
    var segments: [Int: [UInt8]] = [:]
    var count: Int?
    for barcode in barcodes {
      guard let own = barcode.part, barcode.symbology == first.symbology,
        own.identifier == part.identifier
      else { return nil }
      if let known = segments[own.index], known != barcode.bytes { return nil }
      segments[own.index] = barcode.bytes
      guard let stated = own.count else { continue }
      guard count == nil || count == stated else { return nil }
      count = stated
    }
    guard let count, count == segments.count else { return nil }
    var bytes: [UInt8] = []
    for index in 0..<count {
      guard let segment = segments[index] else { return nil }
      bytes += segment
    }
    if first.symbology == .qr, part.identifier != [Int(bytes.reduce(0, ^))] { return nil }
    return bytes
  }
}
