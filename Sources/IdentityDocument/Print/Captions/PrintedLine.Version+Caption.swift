extension PrintedLine.Version {
  /// Whether the text is a caption and nothing else.
  package var isCaption: Bool { CaptionReading(text).coverage >= 0.75 }
}
