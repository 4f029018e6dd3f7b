import MRZLocation

extension Look {
  /// What has to hold for a look to be worth its cost; a zone whose reading is accepted gets no look
  /// anyway.
  package enum Condition: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case always
    /// The locator is not sure which way is up, or the lines have no layout.
    case mayBeTurned
    /// The same, or what was read is not like print.
    case mayBeTurnedOrUnread
    /// No text was read whose digits agree, nor one that is certain or clear: the picture may show a mirror.
    case mayBeMirrored
    /// The best reading is not certain: its zone may begin some cells beside the print, or another
    /// recogniser may see more.
    case uncertain
    /// The best reading looks like print, and no digit is wrong as clearly printed.
    case improvable
    /// The same of the thorough net's own reading, best or not, which that net does not take for hopeless.
    case debatable
    /// The best reading looks like print whose digits do not agree.
    case disagreeing
    /// The same, and none of these digits is clearly printed so: it may be another typeface.
    case unsettled
    /// The best reading looks like print, and a digit agrees or hardly a character is in doubt: of 83
    /// doubtful zones that were reported none was without (`Benchmarks/Measurements.md`, less work for the
    /// same answers).
    case provable

    /// Below this margin of the locator, the other way up is looked at as well; from 1.0 to 1.5 it
    /// changes nothing (`Benchmarks/Measurements.md`, thresholds of looks).
    static let safeUprightMargin = 1.2
    /// What the text of a zone that is seen as it lies has, though not all of it agrees: of 186 such zones (g3 to g5)
    /// 158 have either, and 2 of 618 that are seen in a mirror and read there (`Benchmarks/Measurements.md`, pictures
    /// in a mirror).
    private static let leastOfItsOwn: (digits: Int, mean: Float) = (3, 0.94)
    /// The mean confidence from which on a doubtful zone of which no digit agrees may still have one.
    private static let leastMeanWithoutDigits: Float = 0.9

    /// Whether it holds for a zone and the best reading of it so far, which is not accepted.
    func holds(for zone: LocatedZone, best: ReadZone?) -> Bool {
      let mayBeTurned = zone.uprightMargin < Self.safeUprightMargin
      switch self {
      case .always: return true
      case .mayBeTurned: return mayBeTurned || best == nil
      case .mayBeTurnedOrUnread: return mayBeTurned || best?.isPlausible != true
      case .mayBeMirrored:
        guard let best else { return true }
        let agrees = best.isPlausible && best.agreeingDigits >= Self.leastOfItsOwn.digits
        guard !agrees, best.meanConfidence < Self.leastOfItsOwn.mean else { return false }
        return isHopeless(best) || !best.decoding.isConsistentWithDigits && !best.isCertain
      case .uncertain, .improvable, .debatable, .disagreeing, .unsettled, .provable:
        guard let best else { return false }
        return holds(for: best)
      }
    }

    /// The least probability of a text whose digits agree that its peer is asked of: of 402 zones with less
    /// 25 are exact without it and 24 with it, none accepted (`Benchmarks/Measurements.md`, the gate of acceptance).
    private static let leastDebatable: Float = 0.01

    private func isHopeless(_ best: ReadZone) -> Bool {
      best.decoding.isConsistentWithDigits && best.decoding.probability < Self.leastDebatable
    }

    private func isImprovable(_ best: ReadZone) -> Bool {
      best.isPlausible && (best.decoding.isConsistentWithDigits || !best.isCertain)
    }

    private func holds(for best: ReadZone) -> Bool {
      switch self {
      case .uncertain: !best.isCertain
      case .improvable: isImprovable(best)
      case .debatable:
        isImprovable(best) && best.recognizer == .thorough && !best.zone.isTypeset
          && !isHopeless(best)
      case .disagreeing: best.isPlausible && !best.decoding.isConsistentWithDigits
      case .unsettled:
        best.isPlausible && !best.isCertain && !best.decoding.isConsistentWithDigits
      case .provable:
        best.isPlausible
          && (best.agreeingDigits > 0 || best.meanConfidence >= Self.leastMeanWithoutDigits)
      case .always, .mayBeTurned, .mayBeTurnedOrUnread, .mayBeMirrored: true
      }
    }
  }
}
