import ChipReading
import ChipVerification

/// What became of mutated chips.
struct MutantTally: Hashable, Encodable {
  /// The mutants that were judged.
  private(set) var mutants = 0
  /// Those with the verdict `error`.
  private(set) var refused = 0
  /// Those with the verdict `alert` or `notChecked`.
  private(set) var doubted = 0
  /// Those that are good and say what the issuer signed: the change was outside of it.
  private(set) var unchanged = 0
  /// Those that are good, or of which a group is proven, and that say something else: there must be
  /// none.
  private(set) var falseGoods = 0

  /// Judges mutants of sound chips, taking the chips in turn.
  ///
  /// - Parameters:
  ///   - chips: The chips; those that are not good are left out.
  ///   - count: How many mutants.
  ///   - seed: What decides the mutants.
  init(of chips: [ChipFolder], count: Int, seed: UInt64) {
    let sound = chips.map { (chip: $0, judged: $0.judged) }.filter { $0.judged.verdict == .good }
    guard !sound.isEmpty else { return }
    var mutator = ChipMutator(chips.map(\.files), seed: seed)
    var turn = 0
    while mutants < count {
      let (chip, original) = sound[turn % sound.count]
      turn += 1
      guard let mutant = mutator.mutant(of: chip.files) else { continue }
      let judged = PassiveAuthentication(of: mutant.files, anchors: chip.anchors)
      take(judged, of: mutant.files, original: original, chip.files)
    }
  }

  private mutating func take(
    _ judged: PassiveAuthentication, of files: ChipFiles, original: PassiveAuthentication,
    _ originalFiles: ChipFiles
  ) {
    mutants += 1
    let saysAnother = DataGroup.allCases.contains { group in
      judged.isProven(group)
        && Self.value(group, files) != Self.value(group, originalFiles)
    }
    let isOther =
      judged.securityObject != original.securityObject || judged.signer != original.signer
      || judged.signingTime != original.signingTime
    switch judged.verdict {
    case .good where isOther || saysAnother: falseGoods += 1
    case .good: unchanged += 1
    case _ where saysAnother: falseGoods += 1
    case .error: refused += 1
    case .alert, .notChecked: doubted += 1
    }
  }

  /// The group without what stands behind it; the whole file where it cannot be told.
  private static func value(_ group: DataGroup, _ files: ChipFiles) -> [UInt8] {
    let bytes = files[.group(group)] ?? []
    guard let value = try? TLV(at: bytes[...]) else { return bytes }
    return Array(value.encoded)
  }
}
