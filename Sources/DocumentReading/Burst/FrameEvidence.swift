import MRZRecognition

/// What a frame says to the burst that it is one of, before the rules of the configuration took
/// anything away.
struct FrameEvidence: Hashable, Sendable {
  /// What the nets see in the cells of its zones, in the pixels that were read.
  var zones: [ZoneEvidence] = []
  /// The zones that the frame alone gives, best first, in the frame's pixels.
  var readings: [MRZReading] = []
  /// Its barcodes, in the frame's pixels.
  var barcodes: [BarcodeReading] = []
  /// Where the zone lies, in the pixels that were read.
  var outline: LocatedOutline?
  /// Whether the zone reaches beyond the region of interest.
  var isOutside = false
  /// Where the pixels that were read lie in the frame.
  var place = FrameWindow.Place()

  /// Whether there is anything of a document.
  var isEmpty: Bool { zones.isEmpty && readings.isEmpty && barcodes.isEmpty }
}
