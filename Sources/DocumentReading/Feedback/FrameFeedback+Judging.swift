import IdentityDocument
public import Raster

extension FrameFeedback {
  /// What a frame deserves, in the order of `allCases`: one of the three states
  /// first, then what is wrong.
  ///
  /// - `NOT_DETECTED`: no zone and no barcode, read or not, and no print that states fields of a document.
  ///   `DETECTED_HOLD_ON`: an accepted document that is also
  ///   the wanted one. `SEARCHING_DOCUMENT`: everything else.
  /// - `BAD_DOCUMENT_…` whenever another document was found than the wanted one.
  /// - Hints on position, light and sharpness only where the reading is not accepted: a frame that
  ///   could be read needs no advice. They are judged on the zone where one was located, else on the
  ///   whole frame, so that they come where blur, light or distance hide zone and barcode alike.
  ///
  /// Thresholds come from the corpus; `docread-bench feedback` measures how often a hint is right.
  ///
  /// - Parameters:
  ///   - image: The frame.
  ///   - reading: What was read from it.
  ///   - region: Where the document should be; the whole frame when left out.
  ///   - wanted: The document that is asked for, if any.
  /// - Returns: At least one value.
  /// - Complexity: At most about 50 000 samples where a zone was located; O(pixels) with a small factor
  ///   where none was.
  public static func feedback(
    for image: GrayImage, reading: Reading, region: Quadrilateral? = nil,
    wanted: WantedDocument? = nil
  ) -> [FrameFeedback] {
    let bounds = region?.bounds(inWidth: image.width, height: image.height)
    let whole = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
    return judge(
      image, reading: reading, located: nil, seen: [], bounds: bounds ?? whole, wanted: wanted)
  }

  /// The feedback, with the lines of a zone that was found and could not be read, what else was seen,
  /// and the halvings of the picture that there are already; of a tracked zone its lines say enough, and
  /// the frame as a whole is not looked at.
  static func judge(
    _ image: GrayImage, reading: Reading, located: LocatedOutline?, seen: [Sighting],
    bounds: PixelRectangle, wanted: WantedDocument?, levels: [GrayImage] = [],
    isTracked: Bool = false
  ) -> [FrameFeedback] {
    let isDetected =
      reading.mrz != nil || !reading.barcodes.isEmpty || seen.contains(where: \.isSymbol)
      || reading.page?.statesDocument == true
    let complaint = wanted?.complaint(about: reading)
    var feedback: [FrameFeedback] = []
    if reading.isAccepted, complaint == nil { return [.detectedHoldOn] }
    feedback.append(isDetected ? .searchingDocument : .notDetected)
    if !reading.isAccepted {
      var hints: [FrameFeedback] = []
      if let outline = LocatedOutline(reading.mrz) ?? located {
        hints = Self.hints(on: outline, in: image, bounds: bounds)
      }
      // Where nothing was located, or nothing is wrong with what was, the frame as a whole may be.
      if hints.isEmpty, !isTracked, complaint == nil, reading.mrz?.isAccepted != true,
        !bounds.clipped(toWidth: image.width, height: image.height).isEmpty
      {
        let isLocated = reading.mrz != nil || located != nil
        // Where a zone was read, other lines near to the edge may be whole.
        let isCut =
          reading.barcodes.isEmpty
          && seen.contains {
            $0.isCut(in: image, bounds: bounds) && (reading.mrz == nil || $0.isLikeZone)
          }
        let quality = FrameQuality(of: image, in: bounds, levels: levels)
        hints = Self.hints(on: quality, isLocated: isLocated, isCut: isCut)
      }
      feedback += hints
    }
    if let complaint { feedback.append(complaint) }
    return feedback
  }

  private static func hints(
    on outline: LocatedOutline, in image: GrayImage, bounds: PixelRectangle
  ) -> [FrameFeedback] {
    var hints: [FrameFeedback] = []
    let quality = ZoneQuality(lines: outline.lines, cellCount: outline.cellCount, in: image)
    // A zone that ends within a character of the edge goes on beyond it.
    if !outline.isInside(bounds, margin: FeedbackThresholds.edgeMargin * outline.pitch) {
      hints.append(.outOfOverlayBounds)
    }
    if quality.pitch < FeedbackThresholds.pitch { hints.append(.tooFar) }
    if quality.brightGrey < FeedbackThresholds.brightGrey { hints.append(.tooDark) }
    let isOverexposed =
      quality.burntShare >= FeedbackThresholds.burntShare
      && quality.darkGrey >= FeedbackThresholds.lightInk
    if isOverexposed {
      hints.append(.overexposedImage)
    } else if quality.litShare >= FeedbackThresholds.litShare {
      hints.append(.tooSparkly)
    }
    if quality.sharpness < FeedbackThresholds.sharpness { hints.append(.tooBlurred) }
    return hints
  }

  /// What a frame in which nothing was read deserves.
  private static func hints(
    on quality: FrameQuality, isLocated: Bool, isCut: Bool
  ) -> [FrameFeedback] {
    if quality.brightGrey < FeedbackThresholds.brightGrey { return [.tooDark] }
    var hints: [FrameFeedback] = []
    let tiles = quality.tiles
    if tiles.isOverexposed(darkestGrey: quality.darkestGrey) {
      hints.append(.overexposedImage)
    } else if tiles.showsReflection {
      hints.append(.tooSparkly)
    }
    if quality.edgeSharpness < FeedbackThresholds.edgeSharpness,
      quality.edgeHeight >= FeedbackThresholds.leastEdge,
      quality.brightGrey - quality.darkGrey >= FeedbackThresholds.leastSpread
    {
      hints.append(.tooBlurred)
    }
    // Light and blur make lines of print end anywhere, and explain the frame without an edge.
    if hints.isEmpty, isCut { return [.outOfOverlayBounds] }
    if hints.isEmpty, !isLocated, let extent = tiles.printExtent,
      extent < FeedbackThresholds.printExtent
    {
      hints.append(.tooFar)
    }
    return hints
  }
}

extension PrintReading {
  /// Whether it states something surely enough to stand in a document.
  fileprivate var statesDocument: Bool { fields.contains { $0.confidence >= 0.5 } }
}
