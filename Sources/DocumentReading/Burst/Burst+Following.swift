import Barcodes
import IdentityDocument
import MRZLocation
import MRZRecognition

extension Burst {
  /// The text of a zone that needs no further evidence, or `nil` where there is none.
  var sureText: [String]? {
    guard isAccepted, let zone = reading.mrz, zone.isAccepted else { return nil }
    return zone.mrz.lines
  }

  /// Whether a frame shows no more than what is sure already.
  func isRepeated(by frame: BurstFrame) -> Bool {
    guard let sureText, frame.evidence.barcodes.isEmpty, frame.evidence.doubtful.isEmpty else {
      return false
    }
    switch frame.evidence.repetition {
    case nil: return false
    case .unsure: return true
    case .sure: return frame.evidence.readings.first?.mrz.lines == sureText
    }
  }

  /// Counts a frame that shows what is sure; nothing of it is kept but where it shows that best.
  mutating func takeRepetition(_ frame: BurstFrame) {
    last = frame.reading
    reading.times = last.times
    guard frame.evidence.repetition == .sure else { return }
    framesUsed.append(frame.number)
    framesConfirming.append(frame.number)
    if framesConfirming.count > Self.mostNamed {
      let oldest = framesConfirming.removeFirst()
      framesUsed.removeAll { $0 == oldest }
      earlierConfirming += 1
    }
    let text = sureText ?? []
    confirmed = (text, confirmed.text == text ? confirmed.count + 1 : 1)
    let before = placedFrame
    let sharpest = confirming?.evidence.sharpness ?? 0
    if !frame.evidence.isOutside, frame.evidence.sharpness > sharpest { confirming = frame }
    let agreeing = reading.mrz?.agreeingFrames ?? 0
    // One frame more than several changes their number alone, which is no reason to merge again.
    if placedFrame != before || agreeing < 2 {
      reading = reading()
    } else {
      reading.mrz?.agreeingFrames = agreeing + 1
    }
  }

  /// The zone, with the frames that have shown its text again since it was sure.
  func confirmed(_ zone: MRZReading) -> MRZReading {
    guard zone.isAccepted, confirmed.count > 0, zone.mrz.lines == confirmed.text else {
      return zone
    }
    var zone = zone
    zone.agreeingFrames = max(1, zone.agreeingFrames) + confirmed.count
    return zone
  }

  /// What the zone looked like in the last frame in which one was read: what looks like a blur that nobody could read is no
  /// zone found again.
  var latestReference: ZoneReference? {
    kept.last { $0.evidence.reference != nil && !$0.evidence.readings.isEmpty }?.evidence.reference
  }

  /// How many times as many frames as before a mean has to be of to be looked at again: what one frame
  /// more adds to several is little, and both nets look at a mean as long as at a frame
  /// (`Benchmarks/Measurements.md`, bursts).
  private static let growthOfMean = 1.3

  /// Whether frames may show together what none does: those that show nothing at all are laid over each other
  /// as long as there are few, so that a camera that looks at nothing costs no more.
  var maySeeMore: Bool { !kept.isEmpty || framesRead.count < Self.mostKept }

  /// Whether the mean of the lines with those of the next frame is worth a look.
  var isMeanDue: Bool {
    let others = laid.count { $0.evidence.mayBeLaid }
    guard others > 0 else { return false }
    let shown = Set(kept.map(\.number))
    let known = mean.map { $0.others.isSubset(of: shown) ? $0.others.count + 1 : 1 } ?? 1
    return Double(others + 1) >= Self.growthOfMean * Double(known)
  }

  /// The kept frames whose lines may lie over those of the anchor.
  private var laid: [BurstFrame] {
    guard let anchor else { return [] }
    return kept.filter { $0.number >= anchor.number }
  }

  /// The lines of the kept frames that lie over those of the anchor, by the frames' numbers.
  var strips: [(number: Int, strips: AlignedStrips)] {
    laid.compactMap { frame in frame.evidence.strips.map { (frame.number, $0) } }
  }
}
