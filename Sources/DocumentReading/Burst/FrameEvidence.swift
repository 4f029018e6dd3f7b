import Barcodes
import MRZLocation
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
  /// What it shows of barcodes that were not decoded.
  var doubtful = DoubtfulBarcodes()
  /// What its first zone looks like, to find it again in the next frame.
  var reference: ZoneReference?
  /// What lies around its first zone, until its lines are laid over those of the burst's other frames.
  var surroundings: ZoneSurroundings?
  /// The lines of the zone, laid over those of the burst's other frames.
  var strips: AlignedStrips?
  /// What the mean of these lines shows, and those of which frames it is of.
  var mean: MeanEvidence?
  /// What the frames of the burst say with it, as far as its reader has worked that out.
  var outlook: BurstOutlook?
  /// Where the zone lies, in the pixels that were read.
  var outline: LocatedOutline?
  /// How it shows the text that the burst is sure of, where it was only asked whether it does.
  var repetition: Repetition?
  /// Whether a zone was found where that of the frame before lay.
  var isTracked = false
  /// Whether the zone reaches beyond the region of interest.
  var isOutside = false
  /// How sharp the pixels are that were read, to compare frames of one burst by.
  var sharpness = 0.0
  /// Where the pixels that were read lie in the frame.
  var place = FrameWindow.Place()

  /// Whether there is anything of a document.
  var isEmpty: Bool {
    zones.isEmpty && readings.isEmpty && barcodes.isEmpty && doubtful.isEmpty
  }
}

extension FrameEvidence {
  /// How a frame shows a text that is known.
  enum Repetition: Hashable, Sendable {
    /// It gives the very text.
    case sure
    /// It is too poor to give it, and shows nothing against it: it counts for nothing.
    case unsure
  }

  /// Whether its lines lie over those of other frames, or may be laid there.
  var mayBeLaid: Bool { surroundings != nil || strips != nil }

  /// Begins with nothing but the pixels.
  init(_ window: FrameWindow) {
    self.init(sharpness: window.image.sharpness, place: window.place)
  }
}
