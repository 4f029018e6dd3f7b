import ChipReading
import ChipVerification

/// Files of trust anchors: certificates, revocation lists, master lists, PEM and LDIF.
func check(_ bytes: [UInt8]) {
  _ = TrustAnchors.isMasterList(bytes)
  var anchors = TrustAnchors()
  do throws(ChipReason) { try anchors.add(contentsOf: bytes) } catch { return }
  let once = anchors
  try? anchors.add(contentsOf: bytes)
  expect(anchors.count == once.count, "what is trusted is trusted once")
  expect(once.count <= bytes.count / 64, "a certificate takes some bytes")
}
