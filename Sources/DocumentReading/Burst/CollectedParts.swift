import Barcodes

/// The symbols of a burst that carry a message together with others, each kept until all are there.
struct CollectedParts: Hashable, Sendable {
  private var parts: [BarcodeReading] = []

  /// Takes those of a frame's barcodes that are parts.
  ///
  /// A part that says otherwise than the one in its place is of another message with the same
  /// identifier: what was kept of the first goes.
  mutating func add(_ barcodes: [BarcodeReading]) {
    for barcode in barcodes {
      guard let part = barcode.part else { continue }
      let isOther = parts.contains { $0.hasPlace(of: barcode) && $0.bytes != barcode.bytes }
      if isOther { parts.removeAll { $0.isBeside(barcode) } }
      parts.removeAll { $0.hasPlace(of: barcode) }
      if part.index < BarcodeParts.limit, parts.count < BarcodeParts.limit { parts.append(barcode) }
    }
  }

  /// The messages, in the order in which they were last seen first.
  var messages: [BarcodeParts] { groups.compactMap { BarcodeParts($0) } }

  /// The messages that are whole, each as a barcode where the last of its symbols was seen.
  var whole: [BarcodeReading] {
    groups.compactMap { group in
      guard let bytes = BarcodeParts(group)?.bytes, let last = group.last else { return nil }
      let texts = group.sorted { ($0.part?.index ?? 0) < ($1.part?.index ?? 0) }.map(\.text)
      // A character may begin in one symbol and end in the next.
      let text =
        String(validating: bytes, as: UTF8.self)
        ?? (texts.contains(nil) ? nil : texts.compactMap(\.self).joined())
      return BarcodeReading(
        symbology: last.symbology, bytes: bytes, text: text, quadrilateral: last.quadrilateral)
    }
  }

  /// Whether a barcode is part of a message that is whole.
  func complete(_ barcode: BarcodeReading) -> Bool {
    groups.contains { group in
      group.contains { $0.isBeside(barcode) } && BarcodeParts(group)?.isComplete == true
    }
  }

  private var groups: [[BarcodeReading]] {
    var groups: [[BarcodeReading]] = []
    for part in parts {
      if let index = groups.firstIndex(where: { $0.first?.isBeside(part) == true }) {
        groups[index].append(part)
      } else {
        groups.append([part])
      }
    }
    return groups
  }
}

extension BarcodeReading {
  /// Whether both are parts of one message.
  fileprivate func isBeside(_ other: BarcodeReading) -> Bool {
    guard let part, let own = other.part else { return false }
    return symbology == other.symbology && part.identifier == own.identifier
  }

  /// Whether both are the same part of one message.
  fileprivate func hasPlace(of other: BarcodeReading) -> Bool {
    isBeside(other) && part?.index == other.part?.index
  }
}
