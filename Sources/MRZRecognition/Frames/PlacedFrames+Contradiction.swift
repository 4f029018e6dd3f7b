import IdentityDocument
import LineRecognition

extension PlacedFrames {
  /// The characters from which on a frame that is sure of others than the text is one of another
  /// document: no accepted burst of 600 had such a frame (`Benchmarks/Measurements.md`, bursts).
  static let leastDissent = 2

  /// The frames that are sure of another text, or whose own check digits prove another document; none
  /// of one frame alone.
  ///
  /// - Complexity: O(frames · cells).
  func contradicting(_ text: PlacedText) -> Set<Int> {
    guard frames.count > 1 else { return [] }
    let others = frames.filter { frame in
      frame.evidence.proves(another: text.reading.mrz)
        || dissent(of: frame, from: text) >= Self.leastDissent
    }
    return Set(others.map(\.index))
  }

  /// The frames whose own check digits prove another document than those of the surest frame prove.
  var provingAnother: Set<Int> {
    guard pivot.evidence.isProven, let text = pivot.evidence.mrz else { return [] }
    return Set(frames.filter { $0.evidence.proves(another: text) }.map(\.index))
  }

  /// The number of cells in which a frame is sure of another character.
  private func dissent(of frame: Frame, from text: PlacedText) -> Int {
    let first = text.cells.lowerBound + frame.shift
    return zip(frame.evidence.thorough, text.reading.decoding.lines).reduce(0) { sum, line in
      sum
        + line.1.enumerated().count { cell, character in
          guard let seen = line.0.best(first + cell), seen.character != character else {
            return false
          }
          return seen.logProbability >= TextSight.sure
        }
    }
  }
}

extension ZoneEvidence {
  /// Whether the frame's own check digits agree on another number, birth or expiry than a valid text.
  fileprivate func proves(another text: MRZ) -> Bool {
    guard isProven, let mrz, text.isValid else { return false }
    return mrz.isOfAnotherDocument(than: text)
  }
}

extension MRZ {
  /// Whether the number, the birth or the expiry is another one.
  func isOfAnotherDocument(than other: MRZ) -> Bool {
    documentNumber.value != other.documentNumber.value
      || rawCharacters(of: .dateOfBirth) != other.rawCharacters(of: .dateOfBirth)
      || rawCharacters(of: .dateOfExpiry) != other.rawCharacters(of: .dateOfExpiry)
  }
}
