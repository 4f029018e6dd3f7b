import IdentityDocument
import MRZLocation
import MRZRecognition
import Raster

/// A burst with its next frame, while that is read: what is looked at only where it can decide is looked at
/// here.
struct BurstPreview {
  /// How far around the zones of a burst its frames are laid over each other, in characters: with 8, 12 and 20 six
  /// frames of 60 bursts of g5 are exact in 19, 21 and 21, whole ones in 20, which takes twice as long
  /// (`Benchmarks/Measurements.md`, bursts).
  private static let reachOfPile = 20.0

  /// The burst, with what was looked at again in its frames.
  private var burst: Burst
  /// The frame.
  private var frame: BurstFrame
  private let before: [BurstFrame]
  /// What all say together.
  private(set) var fused: FusedZone?

  /// Works out what a frame and those before it say together.
  init(_ burst: Burst, with reading: Reading) {
    self.burst = burst
    before = burst.kept
    frame = BurstFrame(number: burst.nextNumber, reading: reading)
    if let outlook = frame.takeOutlook() {
      self.burst.kept = outlook.kept
      fused = outlook.fused
    } else if frame.evidence.zones.isEmpty {
      fused = burst.fused
    } else {
      refresh()
    }
  }

  /// The frame's evidence, with what was worked out.
  var evidence: FrameEvidence {
    var evidence = frame.evidence
    evidence.outlook = BurstOutlook(
      before: before, kept: burst.kept, pile: burst.pile, piled: burst.piled, fused: fused)
    return evidence
  }

  /// Whether the mean of the lines may decide: the text is valid, and refused all the same.
  var wantsMean: Bool {
    guard let reading = fused?.reading, burst.isMeanDue else { return false }
    return reading.mrz.isValid && !reading.isAccepted
  }

  /// Lays the frame over those before it, whole, or where zones lie as far as that is known.
  ///
  /// - Parameter image: The frame.
  /// - Returns: The mean where it is worth a look, with the part of it that is.
  mutating func pile(_ image: GrayImage) -> (mean: GrayImage, part: PixelRectangle?)? {
    if burst.pile == nil {
      burst.pile = FramePile(image, number: frame.number)
    } else {
      let part = zonePart(of: image)
      burst.pile?.add(image, number: frame.number, part: part)
    }
    let part = burst.pile?.part
    return burst.pile?.takeMean().map { ($0, part) }
  }

  /// Where the zones of the frames lie, and some characters around them.
  private func zonePart(of image: GrayImage) -> PixelRectangle? {
    let own = frame.evidence.zones.map { LocatedOutline($0.zone) }
    let outlines = own + (burst.kept.map(\.evidence.outline) + [burst.outline]).compactMap(\.self)
    let places = outlines.map { $0.bounds(around: Self.reachOfPile) }.flatMap(\.corners)
    return places.isEmpty
      ? nil : Quadrilateral(around: places).bounds(inWidth: image.width, height: image.height)
  }

  /// Takes what the mean of whole frames shows; `nil` where it shows no zone.
  mutating func take(_ shown: Reading?) {
    guard let numbers = burst.pile?.frames, let first = numbers.first else { return }
    burst.piled = shown.map { shown in
      var frame = BurstFrame(number: first, reading: shown)
      frame.laid = Array(numbers.dropFirst())
      return frame
    }
    refresh()
  }

  private mutating func refresh() {
    fused = burst.fused(
      burst.kept + [frame], mean: frame.evidence.mean ?? burst.mean, piled: burst.piled)
  }

  /// Has the fast net look at all that it was not asked for, where it may decide.
  mutating func askFastNet(
    _ recognizers: inout ZoneRecognizers, times: inout RecognitionTimes
  ) throws(RecognitionError) {
    guard let fused, fused.isOpen else { return }
    for index in burst.kept.indices {
      try burst.kept[index].evidence.askFastNet(&recognizers, times: &times)
    }
    try frame.evidence.askFastNet(&recognizers, times: &times)
    if var mean = frame.evidence.mean ?? burst.mean {
      try mean.evidence.askFastNet(&recognizers, times: &times)
      frame.evidence.mean = mean
    }
    refresh()
  }

  /// Lays the lines of the frames over each other, and has the thorough net look at their mean.
  mutating func lookAtMean(
    _ recognizers: inout ZoneRecognizers, times: inout RecognitionTimes
  ) throws(RecognitionError) {
    guard let anchor = burst.anchor else { return }
    for index in burst.kept.indices {
      let isAnchor = burst.kept[index].number == anchor.number
      burst.kept[index].evidence.lay(on: isAnchor ? nil : anchor.evidence.reference)
    }
    frame.evidence.lay(on: anchor.evidence.reference)
    let others = burst.strips
    guard let own = frame.evidence.strips, !others.isEmpty else { return }
    let mean = try ZoneEvidence.mean(
      of: others.map(\.strips) + [own], by: &recognizers, times: &times)
    frame.evidence.mean = mean.map {
      MeanEvidence(others: Set(others.map(\.number)), evidence: $0)
    }
    refresh()
  }
}

extension FrameEvidence {
  /// Has the fast net look at the zones that it was not asked for.
  fileprivate mutating func askFastNet(
    _ recognizers: inout ZoneRecognizers, times: inout RecognitionTimes
  ) throws(RecognitionError) {
    for index in zones.indices {
      try zones[index].askFastNet(&recognizers, times: &times)
    }
  }

  /// Lays the lines over another frame's, where that was not done yet.
  fileprivate mutating func lay(on reference: ZoneReference?) {
    guard let around = surroundings else { return }
    strips = around.strips(on: reference)
    surroundings = nil
  }
}
