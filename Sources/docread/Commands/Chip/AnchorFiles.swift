import ChipReading
import ChipVerification
import DocumentReading

/// Trust anchors of files and folders.
struct AnchorFiles {
  private(set) var anchors = TrustAnchors()
  /// The files and folders that were named and hold no anchor, and why.
  private(set) var faults: [(path: String, reason: ChipReason)] = []

  /// Reads anchors: certificates and revocation lists first, then master lists, so that a list's
  /// signer can be held against the certificates.
  ///
  /// - Throws: `InputFolder.Fault` where a path that was named cannot be read.
  init(_ paths: [String]) throws(InputFolder.Fault) {
    var unread: [String] = []
    let files = try InputFolder.files(at: paths) { name, fault in
      InputFolder.sayLeftOut(fault)
      // A revocation list may be what cannot be read.
      if Self.isNamedAsAnchor(name) { unread.append(fault.path) }
    }
    for path in unread {
      faults.append((path, .unreadableAnchor))
      anchors.notes.append(ChipNote(rawValue: ChipReason.unreadableAnchor.word))
    }
    // What is said of, or holds an anchor.
    var known: Set<String> = []
    for areLists in [false, true] {
      for file in files where TrustAnchors.isMasterList(file.bytes) == areLists {
        do throws(ChipReason) {
          try anchors.add(contentsOf: file.bytes)
          known.insert(file.named)
        } catch {
          // Folders hold other files too; what looks like an anchor is said all the same.
          guard file.named == file.path || error != .unreadableAnchor || Self.looksLikeAnchor(file)
          else { continue }
          known.insert(file.named)
          faults.append((file.path, error))
          anchors.notes.append(ChipNote(rawValue: error.word))
        }
      }
    }
    for path in paths where known.insert(path).inserted {
      faults.append((path, .unreadableAnchor))
      anchors.notes.append(ChipNote(rawValue: ChipReason.unreadableAnchor.word))
    }
  }

  /// Whether a file begins as a certificate or a list does, or is named as one: the tag of a SEQUENCE (ITU-T X.690)
  /// is the character `0`.
  private static func looksLikeAnchor(_ file: InputFolder.File) -> Bool {
    file.bytes.first == UInt8(ascii: "0") || isNamedAsAnchor(file.name)
  }

  private static func isNamedAsAnchor(_ name: String) -> Bool {
    extensions.contains { name.lowercased().hasSuffix(".\($0)") }
  }

  private static let extensions = ["cer", "crl", "crt", "der", "ldif", "ml", "pem"]
}
