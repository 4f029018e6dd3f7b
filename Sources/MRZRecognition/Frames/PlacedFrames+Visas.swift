import IdentityDocument
import LineRecognition

extension PlacedFrames {
  /// Whether the text may be the beginning of a longer one though its digits agree.
  ///
  /// It is where it is a visa of type B, and at least half of the frames show that its lines go on: then
  /// it may be one of type A. A passport's beginning is told by its code.
  ///
  /// A frame that ends where the text does has been looked at behind it; of one that is longer the net says
  /// whether its further cells hold print. A blurred one may seem to go on: where one frame was enough, one
  /// more of 80 bursts of g4 was refused (`Benchmarks/Measurements.md`, bursts).
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether they do. O(frames · cells).
  func areCut(_ text: PlacedText) -> Bool {
    guard text.reading.mrz.mayBeCut else { return false }
    if text.reading.mrz.format == .td2 { return true }
    return frames.count { goesOn($0, behind: text) } * 2 >= frames.count
  }

  private func goesOn(_ frame: Frame, behind text: PlacedText) -> Bool {
    let end = max(0, text.cells.upperBound + frame.shift)
    guard !frame.evidence.isCut else { return true }
    let scores = frame.evidence.thorough
    guard Self.leastBehind <= frame.evidence.cellCount - end else { return false }
    return PrintWindow.goesOn(behind: end, in: scores)
      || PrintWindow.isPrint(in: end..<end + Self.leftBehind, of: scores)
  }

  /// The cells right behind a text that tell that it goes on though the rest of it is covered.
  private static let leftBehind = 2

  /// The fewest cells behind a text that tell whether it goes on: half of those that a visa of type A has there.
  private static let leastBehind = 4
}
