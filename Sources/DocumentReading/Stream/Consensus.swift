import Barcodes
import IdentityDocument
import MRZRecognition

/// Counts how many frames of a document gave the very same reading, with every check digit valid.
///
/// Plain agreement of whole readings: no characters are weighed or mixed between frames.
public struct Consensus: Hashable, Sendable {
  /// The most different readings that are remembered; further ones are not counted.
  private static let memory = 64

  /// The number of equal frames that are asked for.
  public let frames: Int
  private var counts: [[String]: Int] = [:]

  /// Makes an empty count.
  ///
  /// - Parameter frames: The number of equal frames that are asked for, at least 1.
  public init(frames: Int) {
    self.frames = max(1, frames)
  }

  /// Counts a reading.
  ///
  /// - Parameter reading: What a frame says.
  /// - Returns: How many frames have said the same so far, this one included; 0 for a reading without
  ///   a complete zone whose digits are all valid, or without a barcode that names somebody.
  public mutating func add(_ reading: Reading) -> Int {
    let key: [String]
    if let hash = reading.contentHash {
      guard reading.isAccepted else { return 0 }
      key = ["withheld", String(hash)]
    } else if let zone = reading.mrz?.mrz, zone.isValid, zone.isComplete {
      key = [zone.format.rawValue] + zone.lines
    } else if reading.mrz == nil, reading.isAccepted, let barcode = reading.barcodes.first {
      key = [barcode.symbology.rawValue] + barcode.bytes.map { String($0, radix: 16) }
    } else {
      return 0
    }
    guard counts[key] != nil || counts.count < Self.memory else { return 0 }
    counts[key, default: 0] += 1
    return counts[key, default: 0]
  }
}
