import MRZLocation
import Raster
import Testing

@testable import MRZRecognition

/// Looks at zones that may be seen in a mirror.
@Suite struct MirroredLooksTests {
  private static let image = GrayImage(width: 800, height: 300, filledWith: 200)

  /// What is printed, whether it is given out, and whether it is accepted.
  enum Print: CaseIterable {
    case clear, misprinted, blurred
  }

  private static func scores(_ print: Print) -> ZoneScores {
    var lines = ZoneDecoderTests.passport
    if print == .misprinted { lines[1] = "L898902C37UTO7408122F1204159ZE184226B<<<<<10" }
    var scores = ZoneScores(lines)
    if print == .blurred { scores.blank() }
    return scores
  }

  @Test(
    arguments: [(Print.clear, true), (.misprinted, false), (.blurred, nil)] as [(Print, Bool?)])
  func `what reads in a mirror is read there`(print: Print, isAccepted: Bool?) throws {
    let zone = LocatedZone.sample()
    var source = RecordedScores(zone, [.init(.fast, .mirrored): Self.scores(print)])
    var times = RecognitionTimes()
    let reading = try ZoneReader(recognizers: [.fast], gates: AcceptanceGates(name: 0.8))
      .readings(of: [zone], in: Self.image, from: &source, times: &times).first
    let accepted = reading?.isAccepted
    #expect(accepted == isAccepted)
    let place = reading?.zone
    #expect(place == (isAccepted == nil ? nil : zone.mirrored()))
    #expect(source.questions.prefix(2) == [.init(.fast, .located), .init(.fast, .mirrored)])
  }

  /// What agrees with its digits there by chance is unclear.
  @Test func `what reads as it lies is not looked at in a mirror`() throws {
    let zone = LocatedZone.sample()
    for print in [Print.clear, .misprinted] {
      var source = RecordedScores(zone, [.init(.fast, .located): Self.scores(print)])
      var times = RecognitionTimes()
      _ = try ZoneReader(recognizers: [.fast], gates: AcceptanceGates(name: 0.8))
        .readings(of: [zone], in: Self.image, from: &source, times: &times)
      #expect(!source.questions.contains(.init(.fast, .mirrored)))
    }
  }
}
