import ChipReading
import ChipVerification
import IdentityDocument

/// A chip for people: the verdicts, the groups, and what the zone in DG1 says.
struct ChipSummary: CustomStringConvertible {
  private var rows: [(name: String, value: String)] = []
  private var zone: String?
  private let language: MessageLanguage

  init(_ answer: Answer, _ chip: ChipAnswer, in language: MessageLanguage) {
    self.language = language
    let passive = chip.passive
    add(.chipVerdict, word(passive.verdict))
    add(.chipSignature, word(passive.signature))
    add(.chipChain, word(passive.chain))
    add(.chipClone, "\(word(chip.clone.verdict))\(Self.bracketed(chip.clone.reasons))")
    add(.chipReasons, passive.reasons.map(\.rawValue).joined(separator: ", "))
    add(.chipNotes, chip.notes.map(\.rawValue).joined(separator: ", "))
    add(.chipSigner, passive.signer?.subject)
    add(.chipAnchor, passive.anchor?.subject)
    add(.chipSigningTime, passive.signingTime?.description)
    let groups = passive.groups.sorted { $0.key < $1.key }
    add(.chipGroups, groups.map { "\($0.key) \(word($0.value))" }.joined(separator: ", "))
    if let access = chip.cardAccess { add(.chipAccess, word(access.verdict)) }
    add(.chipPortraits, chip.data.faces.map(Self.text).joined(separator: ", "))
    add(.chipName, chip.data.person?.fullName?.text)
    let fields = answer.documents.first?.conflicts.map { language.label(of: $0.field) }
    add(.conflicts, fields?.joined(separator: ", "))
    let verdict = language.phrase(answer.isAccepted ? .accepted : .notAccepted)
    if answer.isAccepted { rows.append((verdict, "")) }
    for refusal in answer.refusals { rows.append((verdict + ":", refusal.message(in: language))) }
    zone = (chip.data.zone?.mrz).map {
      ZoneSummary($0, asOf: answer.asOf, in: language).description
    }
  }

  private mutating func add(_ name: MessageKey.Phrase, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    rows.append((language.phrase(name), value.shown))
  }

  private func word(_ verdict: ChipVerdict) -> String {
    switch verdict {
    case .good: language.phrase(.verdictGood)
    case .alert: language.phrase(.verdictAlert)
    case .error: language.phrase(.verdictError)
    case .notChecked: language.phrase(.verdictNotChecked)
    }
  }

  private func word(_ verdict: GroupVerdict) -> String {
    switch verdict {
    case .good: language.phrase(.verdictGood)
    case .mismatch: language.phrase(.groupMismatch)
    case .absent: language.phrase(.groupAbsent)
    case .notListed: language.phrase(.groupNotListed)
    case .notChecked: language.phrase(.verdictNotChecked)
    case .unreadable: language.phrase(.groupUnreadable)
    }
  }

  private static func bracketed(_ reasons: [ChipReason]) -> String {
    reasons.isEmpty ? "" : " (\(reasons.map(\.rawValue).joined(separator: ", ")))"
  }

  private static func text(_ face: FaceImage) -> String {
    let size = face.width.flatMap { width in face.height.map { " \(width) × \($0)" } } ?? ""
    return "\(face.picture.kind.rawValue)\(size), \(face.picture.bytes.count) bytes"
  }

  var description: String {
    let width = max(17, rows.map(\.name.count).max() ?? 0)
    let lines = rows.map { row in
      row.value.isEmpty ? "  \(row.name)" : "  \(row.name.padded(to: width)) \(row.value)"
    }
    return (lines + [zone].compactMap(\.self)).joined(separator: "\n")
  }
}
