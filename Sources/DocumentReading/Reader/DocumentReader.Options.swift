public import IdentityDocument

extension DocumentReader {
  /// What a reader looks for and how.
  public struct Options: Hashable, Sendable {
    /// The kinds of evidence a reader can look for.
    public enum Method: String, Hashable, Sendable, Codable, CaseIterable {
      /// The machine-readable zone.
      case mrz = "MRZ"
      /// PDF417, as on the backs of driving licences.
      case pdf417 = "PDF417"
      /// QR codes.
      case qr = "QR"
    }

    /// What is looked for, in this order; a later method is used only while no document is
    /// complete.
    public var methods: [Method] = [.mrz, .pdf417, .qr]
    /// Whether all methods are used, even when an earlier one gave a complete document.
    public var exhaustsMethods = false
    /// The recogniser of zones.
    public var engine = RecognitionEngine.own
    /// The formats that may be answered; empty for all.
    public var formats: Set<MRZ.Format> = []
    /// The day that decides centuries and expiry.
    public var asOf: CalendarDate
    /// The most zones answered for one picture.
    public var zoneLimit = 4
    /// The smallest confidence of a character that no check digit protects, for acceptance.
    public var nameGate = 0.8
    /// The part of a picture that is looked at.
    public var cutout = Cutout()
    /// The longer side that a picture is reduced to before it is read, in pixels, or `nil` for none.
    public var maximumSide: Int?
    /// The document that is asked for; another one is complained about in the feedback.
    public var wanted: WantedDocument?
    /// The largest picture decoded from a file, in pixels.
    public var pixelLimit = 100_000_000

    /// Makes options with their defaults.
    ///
    /// - Parameter asOf: The day that decides centuries and expiry.
    public init(asOf: CalendarDate) {
      self.asOf = asOf
    }
  }
}
