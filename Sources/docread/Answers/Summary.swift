import Barcodes
import DocumentReading
import IdentityDocument

/// The answer to one picture, for people.
struct Summary: CustomStringConvertible {
  private var lines: [String] = []

  init(_ reading: Reading, path: String, milliseconds: Double, language: MessageLanguage) {
    let time = "\(JSONLine.rounded(milliseconds, places: 1)) ms"
    let answer = reading.answer
    let asOf = answer.asOf
    guard let document = reading.document else {
      lines = ["\(path): \(MessageKey.phrase(.noDocument).text(in: language)) (\(time))"]
      lines += Self.feedback(reading, in: language)
      lines += reading.barcodes.map(Self.barcode)
      return
    }
    let kind = document.documentType?.title ?? "document"
    let verdict = MessageKey.phrase(reading.isAccepted ? .accepted : .notAccepted)
      .text(in: language)
    lines.append("\(path): \(kind), \(verdict) (\(time))")
    for refusal in answer.refusals {
      lines.append("  \(verdict): \(refusal.message(in: language))")
    }
    if let zone = reading.mrz {
      lines.append(ZoneSummary(zone.mrz, asOf: asOf).description)
      let confidence = JSONLine.rounded(zone.confidence)
      lines.append("  confidence \(confidence), read by \(zone.engine.title)")
      for correction in zone.corrections {
        lines.append(
          "  corrected line \(correction.line), column \(correction.column): "
            + "\(correction.read) to \(correction.corrected) (\(correction.proof))")
      }
    } else {
      for (name, value) in Self.values(of: document) {
        lines.append("  \(name.padded(to: 17)) \(value)")
      }
    }
    for other in reading.otherZones {
      lines.append("  another zone:\n" + ZoneSummary(other.mrz, asOf: asOf).description)
    }
    lines += reading.barcodes.map(Self.barcode)
    for other in answer.documents.dropFirst() {
      let name = [other.document.lastName, other.document.firstName].compactMap(\.self)
      lines.append("  another document: " + name.joined(separator: ", "))
    }
    lines += Self.feedback(reading, in: language)
  }

  private static func feedback(_ reading: Reading, in language: MessageLanguage) -> [String] {
    guard !reading.feedback.isEmpty else { return [] }
    let heading = MessageKey.phrase(.feedback).text(in: language)
    let sentences = reading.feedback.map { feedback in
      "\(feedback.rawValue) (\(MessageKey.feedback(feedback.rawValue).text(in: language)))"
    }
    return ["  \(heading): " + sentences.joined(separator: ", ")]
  }

  private static func barcode(_ reading: BarcodeReading) -> String {
    "  \(reading.symbology.rawValue), \(reading.bytes.count) bytes"
  }

  /// The values of a document that has no zone, named.
  private static func values(of document: DocumentData) -> [(String, String)] {
    let all: [(String, String?)] = [
      ("document number", document.idNumber),
      ("surname", document.lastName),
      ("given names", document.firstName),
      ("date of birth", document.dob?.answer),
      ("sex", document.gender?.rawValue),
      ("date of issue", document.issuingDate?.answer),
      ("date of expiry", document.expiryDate?.answer),
      ("issuing country", document.issuingCountry?.rawValue),
      ("personal number", document.personalNumber),
      ("address", document.addressLine),
      ("city", document.city),
      ("subdivision", document.subdivision),
      ("post code", document.postCode),
      ("place of birth", document.placeOfBirth),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }

  var description: String { lines.joined(separator: "\n") }
}

extension DocumentKind {
  /// The kind in words.
  var title: String {
    switch self {
    case .passport: "passport"
    case .driverLicense: "driving licence"
    case .identityCard: "identity card"
    case .visa: "visa"
    }
  }
}

extension RecognitionEngine {
  /// The engine in words.
  var title: String {
    switch self {
    case .own: "our own recogniser"
    case .tesseract: "Tesseract"
    case .both: "our own recogniser and Tesseract"
    }
  }
}

extension DocumentDate {
  /// The date as summaries print it, or `nil` where no part of it is known.
  var answer: String? { isUnknown ? nil : description }
}
