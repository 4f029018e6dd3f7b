import ChipReading
import IdentityDocument

/// The files of a chip: values, certificates, lists and groups, whatever their lengths say.
func check(_ bytes: [UInt8]) {
  var files = ChipFiles()
  files.add(bytes, name: "input")
  for file in [ChipFile.com, .securityObject, .cardAccess, .directory, .answerToReset] {
    files[file] = bytes
  }
  for group in DataGroup.allCases { files[.group(group)] = bytes }
  let data = ChipData(reading: files)
  expect(ChipData(reading: files) == data, "a file is read in one way")
  let pictures = data.faces.map(\.picture) + data.portraits + data.signatures
  expect(
    pictures.reduce(0) { $0 + $1.bytes.count } <= 3 * bytes.count,
    "pictures hold no more than the file")
  checkValues(bytes)
  _ = try? Certificate(parsing: bytes[...])
  if let value = try? TLV(at: bytes[...]) { _ = try? RevocationList(value) }
}

private func checkValues(_ bytes: [UInt8]) {
  if let values = try? TLV.run(bytes[...]) {
    expect(values.flatMap(\.encoded) == bytes, "a run of values is all of its bytes")
    for value in values { _ = try? value.checkDepth() }
  }
  guard let definite = try? DefiniteLengths(bytes[...]) else { return }
  expect(definite.end <= bytes.count, "a value ends inside its file")
  guard let again = try? DefiniteLengths(definite.bytes) else {
    return expect(false, "what was rewritten can be read")
  }
  expect(!again.isChanged, "what was rewritten needs no rewriting")
  expect(again.bytes == definite.bytes, "what was rewritten stays as it is")
}
