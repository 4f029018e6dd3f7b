/// Why a picture could not be read at all, in the letters and six-character codes of Jumio's
/// `NetverifyError`.
///
/// A document that was read and is not acceptable is a value, never an error.
public struct ReaderError: Error, Hashable, Sendable {
  /// The kind of error; the raw value is the first letter of its code.
  public enum Kind: Character, Hashable, Sendable, CaseIterable {
    /// A recognition engine could not be made.
    case resources = "F"
    /// The task was cancelled.
    case cancelled = "G"
    /// The picture cannot be opened or decoded.
    case imageUnavailable = "H"
    /// The session has ended already.
    case sessionFinished = "J"
    /// The result was asked for before all sides were read.
    case sidesMissing = "N"
    /// The barcode holds no address; the front has to be read.
    case addressNotInBarcode = "Y"
    /// The front was read where the back was wanted, or the other way round.
    case wrongSide = "Z"
    /// Time ran out (ours, not Jumio's).
    case timeout = "T"
    /// The configuration does not hold (ours, not Jumio's).
    case configuration = "P"
    /// The input is no machine-readable zone and no known payload (ours, not Jumio's).
    case notADocument = "M"
  }

  /// The step that failed; the raw value is the second character of the code.
  public enum Stage: UInt8, Hashable, Sendable, CaseIterable {
    /// No particular step.
    case any = 0
    /// Opening and decoding the picture.
    case image
    /// Finding zones and symbols.
    case detection
    /// Recognising characters.
    case recognition
    /// Parsing a machine-readable zone.
    case mrz
    /// Reading a barcode or its payload.
    case barcode
    /// Merging sides.
    case merge
  }

  /// Which error it is.
  public var reason: ErrorCode
  /// A sentence for the user; it never holds anything read from a document.
  public var message: String

  /// Makes an error whose sentence is that of the table.
  ///
  /// - Parameters:
  ///   - reason: Which error it is.
  ///   - values: What stands in place of the braces of ``ErrorCode/sentence``.
  public init(_ reason: ErrorCode, _ values: [String: String] = [:]) {
    self.init(reason, message: reason.sentence(with: values))
  }

  /// Makes an error with a sentence of its own.
  public init(_ reason: ErrorCode, message: String) {
    self.reason = reason
    self.message = message
  }

  /// The kind of error.
  public var kind: Kind { reason.kind }

  /// The step that failed.
  public var stage: Stage { reason.stage }

  /// The code of six characters: a letter, the digit of the stage, four digits of detail.
  public var code: String { reason.rawValue }

  /// Whether the same step with another picture can succeed.
  public var isRetryable: Bool {
    switch kind {
    case .imageUnavailable, .addressNotInBarcode, .wrongSide, .timeout, .sidesMissing: true
    case .resources, .cancelled, .sessionFinished, .configuration, .notADocument: false
    }
  }
}

extension ReaderError: CustomStringConvertible {
  /// The code and the sentence.
  public var description: String { "\(code): \(message)" }
}
