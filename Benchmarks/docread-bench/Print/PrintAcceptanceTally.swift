import DocumentReading
import IdentityDocument

/// How many documents with a zone are accepted, and what print changes in that.
struct PrintAcceptanceTally: Hashable, Encodable {
  /// The pictures in which a zone was read.
  private(set) var zones = 0
  /// Those whose zone is accepted alone.
  private(set) var acceptedAlone = 0
  /// Those whose zone is refused for its names alone, and which print could thus help.
  private(set) var uncertainNames = 0
  /// Those whose zone is refused, and which are accepted with what is printed.
  private(set) var acceptedWithPrint = 0
  /// Those of them that have a value which is not as printed.
  private(set) var wrongWithPrint = 0
  /// Those whose zone is accepted, and which are refused since print contradicts it.
  private(set) var contradicted = 0

  /// Counts a picture.
  ///
  /// - Parameters:
  ///   - reading: What was read.
  ///   - isWrong: Whether a value was judged wrong.
  mutating func add(_ reading: Reading, isWrong: Bool) {
    guard let zone = reading.mrz else { return }
    zones += 1
    if zone.isAccepted {
      acceptedAlone += 1
      if !reading.isAccepted { contradicted += 1 }
      return
    }
    let isOfNames = zone.refusals.allSatisfy { $0.code == .uncertainName }
    if isOfNames, !zone.refusals.isEmpty { uncertainNames += 1 }
    guard reading.isAccepted else { return }
    acceptedWithPrint += 1
    if isWrong { wrongWithPrint += 1 }
  }

  /// The line that says it.
  var text: String {
    """
      \(zones) zones: \(acceptedAlone) accepted alone, \(acceptedWithPrint) more with print \
    (\(wrongWithPrint) of them with a wrong value); \(uncertainNames) refused for their names alone; \
    \(contradicted) accepted alone and refused with print

    """
  }
}
