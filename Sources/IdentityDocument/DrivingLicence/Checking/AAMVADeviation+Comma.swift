extension [AAMVADeviation] {
  /// The text of an element without a comma at its end, which is noted as a deviation.
  mutating func withoutComma(_ text: String, _ id: StaticString) -> String? {
    guard text.utf8.last == .ascii(",") else { return text }
    append(.trailingComma(AAMVAElementID(id)))
    return text.bytes.dropLast().trimmedText
  }
}
