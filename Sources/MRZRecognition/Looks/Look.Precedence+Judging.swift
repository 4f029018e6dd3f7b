extension Look.Precedence {
  /// Whether a reading takes the place of the one before.
  func prefers(_ found: ReadZone, to best: ReadZone?) -> Bool {
    if self == .ifCertain { return found.decoding.isConsistentWithDigits && found.isCertain }
    if self == .ifClear {
      return (found.decoding.isConsistentWithDigits || found.isCertain)
        && found.meanConfidence >= max(Self.clear, best?.meanConfidence ?? 0)
    }
    guard let best else { return true }
    return switch self {
    case .better: found.isBetter(than: best)
    case .unlessLessSure: found.isAccepted || !best.isSurer(than: found)
    case .always, .ifCertain, .ifClear: true
    }
  }

  /// The mean confidence of clear characters.
  private static let clear: Float = 0.85
}
