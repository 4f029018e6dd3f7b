import ChipReading
import ChipVerification
import IdentityDocument

/// A chip for people: the verdicts, the groups, and what the zone in DG1 says.
struct ChipSummary: CustomStringConvertible {
  private var lines: [String] = []

  init(_ answer: Answer, _ chip: ChipAnswer, in language: MessageLanguage) {
    let passive = chip.passive
    add("verdict", passive.verdict.rawValue)
    add("signature", passive.signature.rawValue)
    add("chain", passive.chain.rawValue)
    add("clone", "\(chip.clone.verdict.rawValue)\(Self.bracketed(chip.clone.reasons))")
    add("reasons", passive.reasons.map(\.rawValue).joined(separator: ", "))
    add("notes", passive.notes.map(\.rawValue).joined(separator: ", "))
    add("signer", passive.signer?.subject)
    add("anchor", passive.anchor?.subject)
    add("signed at", passive.signingTime?.description)
    let groups = passive.groups.sorted { $0.key < $1.key }
    add("groups", groups.map { "\($0.key) \($0.value.word)" }.joined(separator: ", "))
    if let access = chip.cardAccess { add("card access", access.verdict.rawValue) }
    add("portraits", chip.data.faces.map(Self.text).joined(separator: ", "))
    add("name", chip.data.person?.fullName?.text)
    add("accepted", answer.isAccepted ? "yes" : "no")
    add("refusals", answer.refusals.map(\.code.rawValue).joined(separator: ", "))
    add(
      "conflicts", answer.documents.first?.conflicts.map(\.field.rawValue).joined(separator: ", "))
    if let mrz = chip.data.zone?.mrz {
      lines.append(ZoneSummary(mrz, asOf: answer.asOf, in: language).description)
    }
  }

  private mutating func add(_ name: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    lines.append("  \(name.padded(to: 17)) \(value)")
  }

  private static func bracketed(_ reasons: [ChipReason]) -> String {
    reasons.isEmpty ? "" : " (\(reasons.map(\.rawValue).joined(separator: ", ")))"
  }

  private static func text(_ face: FaceImage) -> String {
    let size = face.width.flatMap { width in face.height.map { " \(width) × \($0)" } } ?? ""
    return "\(face.picture.kind.rawValue)\(size), \(face.picture.bytes.count) bytes"
  }

  var description: String { lines.joined(separator: "\n") }
}
