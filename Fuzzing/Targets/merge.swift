import IdentityDocument

/// What zones and barcodes say together: parts of the input that FF separates, a zone where one can be
/// made of it and a barcode otherwise.
func check(_ bytes: [UInt8]) {
  guard let day = CalendarDate("2026-11-22") else { return }
  var zones: [ZoneSource] = []
  var barcodes: [BarcodeSource] = []
  for part in bytes.split(separator: 0xFF, maxSplits: 4) {
    if let mrz = try? MRZ(parsing: Array(part)) {
      zones.append(ZoneSource(mrz))
    } else {
      barcodes.append(BarcodeSource(Array(part), asOf: day))
    }
  }
  let answer = Answer(zones: zones, barcodes: barcodes, asOf: day)
  expect(
    Answer(zones: zones, barcodes: barcodes, asOf: day).json().bytes == answer.json().bytes,
    "sources are merged in one way")
  let sources = answer.sources
  let documents = MergedDocument.documents(from: sources, asOf: day)
  expect(
    MergedDocument.documents(from: sources.reversed(), asOf: day) == documents,
    "sources may come in any order")
  expect(
    MergedDocument.documents(from: sources + sources, asOf: day) == documents,
    "what is said twice says no more")
  expect(!answer.isAccepted || answer.refusals.isEmpty, "what is accepted is not refused")
}
