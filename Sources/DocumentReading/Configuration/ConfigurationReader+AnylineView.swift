extension ConfigurationReader {
  /// The keys of Anyline's cutout: those that choose pixels, and those that draw.
  static let cutoutKeys: Keys = [
    "maxWidthPercent": set(\.cutout.maxWidthPercent) { $0.percent($1, $2) },
    "maxHeightPercent": set(\.cutout.maxHeightPercent) { $0.percent($1, $2) },
    "width": set(\.cutout.width) { $0.number($1, $2, in: 0...100_000) },
    "alignment": set(\.cutout.alignment) { $0.oneOf(Cutout.Alignment.self, $1, $2) },
    "ratioFromSize": setOptional(\.cutout.ratio) {
      $0.pair($1, $2, ("width", "height"), in: 0.001...100_000)
    },
    "offset": set(\.cutout.offset) { $0.pair($1, $2, ("x", "y"), in: -100_000...100_000) },
    "cropOffset": set(\.cutout.cropOffset) { $0.pair($1, $2, ("x", "y"), in: -100_000...100_000) },
    "cropPadding": set(\.cutout.cropPadding) {
      $0.pair($1, $2, ("x", "y"), in: -100_000...100_000)
    },
    "animation": withoutEffect { $0.string($1, $2) },
    "image": withoutEffect { $0.string($1, $2) },
    "cornerRadius": length, "strokeColor": color, "strokeWidth": length,
    "feedbackStrokeColor": color, "outerColor": color,
    "outerAlpha": withoutEffect { $0.number($1, $2, in: 0...1) },
  ]

  /// The keys of Anyline's scan feedback, all of them about a screen.
  static let feedbackKeys: Keys = [
    "style": withoutEffect { $0.string($1, $2) },
    "strokeWidth": length, "strokeColor": color, "fillColor": color, "cornerRadius": length,
    "beepOnResult": withoutEffect { $0.bool($1, $2) },
    "vibrateOnResult": withoutEffect { $0.bool($1, $2) },
    "blinkAnimationOnResult": withoutEffect { $0.bool($1, $2) },
    "blinkOnResult": withoutEffect { $0.bool($1, $2) },
    "animation": withoutEffect { $0.string($1, $2) },
    "animationDuration": length, "redrawTimeout": length,
  ]

  /// The keys of Anyline's torch.
  static let flashKeys: Keys = [
    "mode": withoutEffect { $0.string($1, $2) },
    "alignment": withoutEffect { $0.string($1, $2) },
    "offset": withoutEffect { $0.pair($1, $2, ("x", "y"), in: -100_000...100_000) },
    "imageOn": withoutEffect { $0.string($1, $2) },
    "imageOff": withoutEffect { $0.string($1, $2) },
    "imageAuto": withoutEffect { $0.string($1, $2) },
  ]

  private static let length: Step = withoutEffect { $0.number($1, $2, in: 0...100_000) }

  /// Six or eight hexadecimal digits, with or without `#`.
  private static let color: Step = withoutEffect { reader, value, path in
    reader.value(value, path, expected: "a colour such as #0099FF") { text in
      let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
      return [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit) ? text : nil
    }
  }
}
