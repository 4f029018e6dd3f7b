/// Something that a search saw in a picture and could make nothing of.
///
/// A search answers what it is sure of. What it was close to says why it found nothing, so it tells
/// it to whoever listens; the rest of the work goes on as if nobody did.
///
/// ```swift
/// let symbols = Sighting.heard(by: { list.append($0) }) { reader.symbols(in: image) }
/// ```
public struct Sighting: Hashable, Sendable {
  /// What it looks like.
  public enum Kind: Hashable, Sendable {
    /// A PDF417 symbol between two guard patterns.
    case pdf417
    /// One guard pattern of a PDF417 symbol, the symbol to its right.
    case pdf417Start
    /// One guard pattern of a PDF417 symbol, the symbol to its left.
    case pdf417Stop
    /// A QR code with its three marks and the timing patterns between them.
    case qr
    /// A line of print of one pitch, as long as its characters and as high as its pitch.
    case line
    /// Such a line most of whose ink keeps to the pitch.
    case clearLine
  }

  /// What it looks like.
  public var kind: Kind
  /// Where it is, in pixels of the picture.
  public var quadrilateral: Quadrilateral

  /// Makes a sighting.
  ///
  /// - Parameters:
  ///   - kind: What it looks like.
  ///   - quadrilateral: Where it is, in pixels of the picture.
  public init(_ kind: Kind, _ quadrilateral: Quadrilateral) {
    self.kind = kind
    self.quadrilateral = quadrilateral
  }

  @TaskLocal private static var listener: (@Sendable (Sighting) -> Void)?

  /// Tells the sighting to the listener of the work under way.
  public func report() { Self.listener?(self) }

  /// Does some work whose sightings somebody hears.
  ///
  /// - Parameters:
  ///   - listener: Takes a sighting, from the thread that works; `nil` lets nobody hear them, as where
  ///     a part of a picture is searched again at another size.
  ///   - work: The work.
  /// - Returns: What the work gives.
  /// - Throws: What the work throws.
  public static func heard<Result, Failure: Error>(
    by listener: (@Sendable (Sighting) -> Void)?, in work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = $listener.withValue(listener) {
      Swift.Result { () throws(Failure) -> Result in try work() }
    }
    return try result.get()
  }
}
