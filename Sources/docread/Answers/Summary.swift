import Barcodes
import DocumentReading
import IdentityDocument

/// The answer to one picture, for people.
struct Summary: CustomStringConvertible {
  private var lines: [String] = []

  private let language: MessageLanguage

  init(_ reading: Reading, path: String, milliseconds: Double, language: MessageLanguage) {
    self.language = language
    let path = path.shown
    let time = "\(JSONLine.rounded(milliseconds, places: 1)) ms"
    let answer = reading.answer
    guard let document = reading.document else {
      lines = ["\(path): \(language.phrase(.noDocument)) (\(time))"]
      let verdict = language.phrase(.notAccepted)
      for refusal in answer.refusals where refusal.code == .cutShort {
        lines.append("  \(verdict): \(refusal.message(in: language))")
      }
      add(reading.barcodes)
      add(reading.feedback)
      return
    }
    let kind = document.documentType?.title(in: language) ?? language.phrase(.document)
    let verdict = language.phrase(reading.isAccepted ? .accepted : .notAccepted)
    lines.append("\(path): \(kind), \(verdict) (\(time))")
    for refusal in answer.refusals {
      lines.append("  \(verdict): \(refusal.message(in: language))")
    }
    let zones = [reading.mrz].compactMap(\.self) + reading.otherZones
    let sources = answer.documents.first?.sources ?? []
    let own = zones.indices.first { sources.contains(.zone($0)) }
    var shown: Set<DocumentField> = []
    if let own {
      let claims = (answer.documents.first?.claims ?? []).filter { $0.source == .zone(own) }
      add(zones[own], born: claims.first { $0.field == .dob }?.value, asOf: answer.asOf)
      shown = Set(claims.filter { $0.value == document[$0.field] }.map(\.field))
    }
    lines += DocumentSummary(document, besides: shown, asOf: answer.asOf, in: language).lines
    for index in zones.indices where index != own {
      let zone = ZoneSummary(zones[index].mrz, asOf: answer.asOf, in: language)
      lines.append("  \(language.phrase(.anotherZone)):\n\(zone)")
    }
    if reading.isPrintCutShort {
      let reason = MessageKey.refusal(.cutShort).text(in: language)
      lines.append("  \(language.phrase(.printModels)): \(reason)")
    }
    add(reading.barcodes)
    for other in answer.documents.dropFirst() {
      let name = [other.document.lastName, other.document.firstName].compactMap(\.self)
      lines.append("  \(language.phrase(.anotherDocument)): " + name.joined(separator: ", ").shown)
    }
    add(reading.feedback)
  }

  private mutating func add(_ zone: MRZReading, born: FieldValue?, asOf: CalendarDate) {
    var birth: DocumentDate?
    if case .date(let date) = born { birth = date }
    lines.append(ZoneSummary(zone.mrz, birth: birth, asOf: asOf, in: language).description)
    let values = [
      ("confidence", "\(JSONLine.rounded(zone.confidence))"),
      ("engine", zone.engine.title(in: language)),
    ]
    lines.append("  " + language.phrase(.confidence, values))
    for correction in zone.corrections {
      let values = [
        ("line", "\(correction.line)"), ("column", "\(correction.column)"),
        ("read", "\(correction.read)"), ("corrected", "\(correction.corrected)"),
        ("proof", correction.proof.title(in: language)),
      ]
      lines.append("  " + language.phrase(.corrected, values))
    }
  }

  private mutating func add(_ feedback: [FrameFeedback]) {
    guard !feedback.isEmpty else { return }
    let sentences = feedback.map { feedback in
      "\(feedback.rawValue) (\(MessageKey.feedback(feedback.rawValue).text(in: language)))"
    }
    lines.append("  \(language.phrase(.feedback)): " + sentences.joined(separator: ", "))
  }

  private mutating func add(_ barcodes: [BarcodeReading]) {
    for barcode in barcodes {
      let values = [
        ("symbology", barcode.symbology.rawValue), ("count", "\(barcode.bytes.count)"),
      ]
      lines.append("  " + language.phrase(.barcode, values))
    }
  }

  var description: String { lines.joined(separator: "\n") }
}

extension DocumentKind {
  /// The kind in words.
  func title(in language: MessageLanguage) -> String {
    switch self {
    case .passport: language.phrase(.passport)
    case .driverLicense: language.phrase(.driverLicense)
    case .identityCard: language.phrase(.identityCard)
    case .visa: language.phrase(.visa)
    }
  }
}

extension RecognitionEngine {
  /// The engine in words.
  fileprivate func title(in language: MessageLanguage) -> String {
    switch self {
    case .own: language.phrase(.ownRecogniser)
    case .tesseract: "Tesseract"
    case .both: language.phrase(.bothRecognisers)
    }
  }
}

extension MRZCorrection.Proof {
  /// The proof in words.
  fileprivate func title(in language: MessageLanguage) -> String {
    switch self {
    case .alphabet: language.phrase(.proofAlphabet)
    case .unproven: language.phrase(.proofNone)
    case .checkDigits(let agreeing):
      language.phrase(
        .proofCheckDigits,
        [("checks", agreeing.map { $0.title(in: language) }.joined(separator: ", "))])
    }
  }
}

extension MRZ.Check {
  /// What the check digit covers, in words.
  fileprivate func title(in language: MessageLanguage) -> String {
    switch self {
    case .documentNumber: language.label(of: .idNumber)
    case .dateOfBirth: language.label(of: .dob)
    case .dateOfExpiry: language.label(of: .expiryDate)
    case .personalNumber: language.label(of: .personalNumber)
    case .composite: language.phrase(.composite)
    }
  }
}

extension DocumentDate {
  /// The date as summaries print it, or `nil` where no part of it is known.
  var answer: String? { isUnknown ? nil : description }
}
