import IdentityDocument

/// The payload of a barcode: licences, seals, compressed cards, text of any kind.
func check(_ bytes: [UInt8]) {
  let payload = IdentityPayload(recognising: bytes)
  expect(IdentityPayload(recognising: bytes) == payload, "a payload is recognised in one way")
}
