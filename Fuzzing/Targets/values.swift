import FoundationEssentials
import IdentityDocument

/// Values that programs store, decoded from any JSON: what can be made can be used, and stored again.
func check(_ bytes: [UInt8]) {
  let data = Data(bytes)
  if let date = stored(DocumentDate.self, data) {
    _ = (date.description, date.calendarDate)
    for event in [DocumentDate.Event.birth, .issue, .expiry] {
      let resolved = date.resolved(asOf: CalendarDate.latest, as: event)
      expect(resolved.description.utf8.count == 10, "a date has ten characters")
    }
  }
  if let content = stored(MRZContent.self, data) {
    for format in MRZ.Format.allCases {
      guard let zone = try? MRZ(writing: content, format: format) else { continue }
      expect(zone.isValid, "a zone that is written is valid")
    }
  }
  _ = stored(CalendarDate.self, data)?.description
  _ = stored(DocumentData.self, data)
  _ = stored(DocumentSource.self, data)
  _ = stored(MergedDocument.self, data)
  _ = stored(MRZCorrection.self, data)
}

/// A value that can be decoded; it says the same when it is encoded and decoded again.
private func stored<Value: Codable & Equatable>(_ type: Value.Type, _ data: Data) -> Value? {
  guard let value = try? JSONDecoder().decode(type, from: data) else { return nil }
  guard let again = try? JSONEncoder().encode(value) else {
    expect(false, "what is decoded can be encoded")
    return nil
  }
  expect((try? JSONDecoder().decode(type, from: again)) == value, "it says the same")
  return value
}
