import IdentityDocument

/// The answer to a text or a payload, for people: the verdict first, then what it says.
struct TextSummary: CustomStringConvertible {
  private var lines: [String] = []

  init(_ answer: Answer, in language: MessageLanguage) {
    lines.append(Self.verdict(of: answer, in: language))
    for zone in answer.zones {
      lines.append(ZoneSummary(zone.mrz, asOf: answer.asOf, in: language).description)
      lines += zone.mrz.normalisations.map { change -> String in
        let phrase: MessageKey.Phrase =
          change.written.isEmpty ? .droppedCharacter : .changedCharacter
        let values = [
          ("line", "\(change.line)"), ("column", "\(change.column)"),
          ("written", "\(change.written)"),
        ]
        return "  " + language.phrase(phrase, values)
      }
    }
    for barcode in answer.barcodes {
      lines.append(
        "  \(language.phrase(.payload).padded(to: 17)) \(barcode.payload.kind.rawValue)")
      let document = answer.documents.first?.document ?? DocumentData()
      lines += DocumentSummary(document, asOf: answer.asOf, in: language).lines
    }
  }

  /// Whether all is as it should be, and what is not.
  private static func verdict(of answer: Answer, in language: MessageLanguage) -> String {
    guard !answer.refusals.isEmpty else {
      return language.phrase(.validText)
    }
    let faults = answer.refusals.map { $0.message(in: language) }
    return language.phrase(.invalidText) + ": " + faults.joined(separator: "; ")
  }

  var description: String { lines.joined(separator: "\n") }
}
