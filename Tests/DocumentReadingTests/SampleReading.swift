import DocumentReading
import IdentityDocument

/// Readings made of text, for tests that need no picture.
enum SampleReading {
  static let day = CalendarDate("2026-11-21") ?? .latest

  /// Values under their keys, as if read; a zone's documents count as accepted unless said otherwise.
  static func values(
    _ side: Side, _ zone: FieldZone, _ values: [FieldName: String], isAccepted: Bool = true
  ) -> Reading {
    var reading = Reading()
    reading.isAccepted = isAccepted
    var document = DocumentData(extractionMethod: zone.method)
    document.documentType = .identityCard
    document.idNumber = values[.documentNumber]
    document.lastName = values[.lastName]
    document.firstName = values[.firstName]
    reading.document = document
    for (name, value) in values {
      reading.fields[FieldKey(side: side, zone: zone, name: name)] = FieldReading(
        value: value, sourceText: value, confidence: zone == .barcode ? 1 : 0.9)
    }
    return reading
  }
}

extension FieldZone {
  fileprivate var method: ExtractionMethod {
    switch self {
    case .mrz: .mrz
    case .barcode: .barcode
    case .print: .ocr
    }
  }
}
