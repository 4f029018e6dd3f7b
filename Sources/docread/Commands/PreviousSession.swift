import DocumentReading
import IdentityDocument

/// The answer of an earlier session that another one goes on with.
struct PreviousSession {
  /// What it says, of the sides that are kept.
  private(set) var result: ScanResult
  /// The readings of those sides, as they stand in the answer.
  private(set) var readings: [Side: JSONValue] = [:]

  /// The longest answer that is read, in bytes.
  private static let longestAnswer = 16 << 20

  /// Reads a file.
  ///
  /// - Throws: `ReaderError` where it cannot be read or holds no answer of a session.
  init(file path: String) throws(ReaderError) {
    let data: [UInt8]
    do throws(ReaderError) {
      data = try InputFile.bytes(path, limit: Self.longestAnswer)
    } catch {
      guard error.reason == .fileTooLarge else {
        throw ReaderError(
          .previousUnreadable, message: "the earlier session: \(error.ofFile(path).message)")
      }
      throw ReaderError(.notASessionAnswer, ["fault": "it is longer than 16 MiB"])
    }
    let text = String(decoding: data, as: UTF8.self)
    do throws(ReaderError) {
      result = try ScanResult(answer: text)
    } catch {
      throw ReaderError(error.reason, message: "\(path): \(error.message)")
    }
    for side in Side.allCases {
      readings[side] = ScanResult.reading(of: side, inAnswer: text)
    }
  }

  /// Forgets what is read anew.
  mutating func drop(_ side: Side) {
    if result.capturedSide == side { result.documentCaptured = nil }
    result.frames[side] = nil
    readings[side] = nil
    result.acceptedSides.remove(side)
    result.readings = result.readings.filter { $0.key.side != side }
    result.sources.removeAll { $0.path.side == side }
  }
}
