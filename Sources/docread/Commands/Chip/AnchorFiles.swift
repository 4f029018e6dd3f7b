import ChipReading
import ChipVerification
import DocumentReading

/// Trust anchors of files and folders.
struct AnchorFiles {
  private(set) var anchors = TrustAnchors()
  /// The files that were named and hold no anchor, and why.
  private(set) var faults: [(path: String, reason: ChipReason)] = []

  /// Reads anchors: certificates and revocation lists first, then master lists, so that a list's
  /// signer can be held against the certificates.
  ///
  /// - Throws: `ReaderError` where a path that was named cannot be read.
  init(_ paths: [String]) throws(ReaderError) {
    let files = try InputFolder.files(at: paths)
    let named = Set(paths)
    for areLists in [false, true] {
      for file in files where TrustAnchors.isMasterList(file.bytes) == areLists {
        do throws(ChipReason) {
          try anchors.add(contentsOf: file.bytes)
        } catch {
          // Folders hold other files too; a list with a wrong signature is said all the same.
          guard named.contains(file.path) || error != .unreadableAnchor else { continue }
          faults.append((file.path, error))
        }
      }
    }
  }
}
