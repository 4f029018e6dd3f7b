extension FrameTiles {
  /// The burnt out places outside the largest area that is nothing but light, against its extent.
  private var rim: Double {
    burntShare / max(litShare, FeedbackThresholds.litArea).squareRoot()
  }

  /// Whether the whole frame has too much light.
  ///
  /// - Parameter darkestGrey: The grey that 1 % of the frame does not exceed.
  /// - Returns: Whether it has; white paper alone is not too much.
  func isOverexposed(darkestGrey: Int) -> Bool {
    if rim >= FeedbackThresholds.rim, burntShare >= FeedbackThresholds.scattered {
      return darkestGrey >= FeedbackThresholds.drawnInk
    }
    if litShare >= FeedbackThresholds.burntFrame {
      return darkestGrey >= FeedbackThresholds.scannedInk
    }
    // A reflection leaves paper and ink beside it as they are; too much light lifts both.
    let isLifted =
      burntShare >= FeedbackThresholds.burntPaper || darkestGrey >= FeedbackThresholds.liftedInk
    return isLifted && paperGrey >= FeedbackThresholds.brightPaper
      && litShare >= FeedbackThresholds.burntArea
  }

  /// Whether one area is nothing but light, and the rest is not.
  var showsReflection: Bool {
    litShare >= FeedbackThresholds.litArea && litShare < FeedbackThresholds.burntFrame
      && rim < FeedbackThresholds.rim
  }
}
