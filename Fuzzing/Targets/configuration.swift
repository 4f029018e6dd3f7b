import DocumentReading
import IdentityDocument

/// A configuration, as the files of several kits have it.
func check(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  guard let configuration = try? ReaderConfiguration(json: text) else { return }
  let written = String(decoding: configuration.json.bytes, as: UTF8.self)
  guard let again = try? ReaderConfiguration(json: written) else {
    return expect(false, "what is written can be read")
  }
  expect(again.json.bytes == configuration.json.bytes, "what is written says the same")
}
