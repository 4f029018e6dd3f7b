public import Raster

extension FrameFeedback {
  /// What a frame deserves, in the order of ``FrameFeedback/allCases``: one of the three states
  /// first, then what is wrong.
  ///
  /// - `NOT_DETECTED`: no zone and no barcode. `DETECTED_HOLD_ON`: an accepted document that is also
  ///   the wanted one. `SEARCHING_DOCUMENT`: everything else.
  /// - `BAD_DOCUMENT_…` whenever another document was found than the wanted one.
  /// - Hints on position, light and sharpness only where the reading is not accepted: a frame that
  ///   could be read needs no advice.
  ///
  /// Thresholds come from the corpus; on its 58 accepted frames, had they not been accepted,
  /// `TOO_FAR` would be said twice and the other hints never.
  ///
  /// - Parameters:
  ///   - image: The frame.
  ///   - reading: What was read from it.
  ///   - region: Where the document should be; the whole frame when left out.
  ///   - wanted: The document that is asked for, if any.
  /// - Returns: At least one value.
  /// - Complexity: At most about 50 000 samples, whatever the size of the frame.
  public static func feedback(
    for image: GrayImage, reading: Reading, region: Quadrilateral? = nil,
    wanted: WantedDocument? = nil
  ) -> [FrameFeedback] {
    judge(image, reading: reading, located: nil, region: region, wanted: wanted)
  }

  /// The feedback, with the lines of a zone that was found and could not be read.
  static func judge(
    _ image: GrayImage, reading: Reading, located: LocatedOutline?, region: Quadrilateral?,
    wanted: WantedDocument?
  ) -> [FrameFeedback] {
    let isDetected = reading.mrz != nil || !reading.barcodes.isEmpty
    let complaint = wanted?.complaint(about: reading)
    var feedback: [FrameFeedback] = []
    if reading.isAccepted, complaint == nil { return [.detectedHoldOn] }
    feedback.append(isDetected ? .searchingDocument : .notDetected)
    if !reading.isAccepted {
      let bounds =
        region?.bounds(inWidth: image.width, height: image.height)
        ?? PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
      if let outline = LocatedOutline(reading.mrz) ?? located {
        feedback += hints(on: outline, in: image, bounds: bounds)
      } else if reading.barcodes.isEmpty {
        feedback += hints(on: FrameQuality(of: image, in: bounds))
      }
    }
    if let complaint { feedback.append(complaint) }
    return feedback
  }

  private static func hints(
    on outline: LocatedOutline, in image: GrayImage, bounds: PixelRectangle
  ) -> [FrameFeedback] {
    var hints: [FrameFeedback] = []
    let quality = ZoneQuality(lines: outline.lines, cellCount: outline.cellCount, in: image)
    if !outline.isInside(bounds) { hints.append(.outOfOverlayBounds) }
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

  /// What a frame in which nothing was found deserves.
  private static func hints(on quality: FrameQuality) -> [FrameFeedback] {
    if quality.brightGrey < FeedbackThresholds.brightGrey { return [.tooDark] }
    if quality.burntShare >= FeedbackThresholds.frameBurntShare,
      quality.darkGrey >= FeedbackThresholds.frameDarkGrey
    {
      return [.overexposedImage]
    }
    return quality.sharpness < FeedbackThresholds.frameSharpness ? [.tooBlurred] : []
  }
}
