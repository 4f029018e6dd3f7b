import IdentityDocument
import LineRecognition
import MRZLocation
import Raster
import Testing

@testable import MRZRecognition

/// Clear print in two or three lines with fillers that is no zone.
@Suite struct ForeignPrintTests {
  private static func read(_ lines: [String]) throws -> ReadZone? {
    let image = GrayImage(width: 800, height: 300, filledWith: 255)
    var source = RecordedScores(.sample(), [.init(.fast, .located): ZoneScores(lines)])
    var times = RecognitionTimes()
    return try ZoneReader(recognizers: [.fast], gates: AcceptanceGates(name: 0.8))
      .readings(of: [source.zone], in: image, from: &source, times: &times).first
  }

  @Test(arguments: [
    // a listing
    [
      "INT<SUM<<A<<B<<RETURN<SUM<<SHIFT<<<<<<<<<<<<",
      "FOR99I99N99I99SUM88SUM77VALUE66LINE55<<<<<<<",
    ],
    // rows of a table
    [
      "KUGFCGHKUKXI<MLMHIHEOXUT<MKV<JZPN<DT<<<<<<<<",
      "U<<WVJAVTJCYUSIXTQGBULCAC<I<PKF<IETK<<<<<<<<",
    ],
    // a ticket
    [
      "VOEMYB<<KOOTMLKLW<LVSHYWCR<<<<<<<<<<<<<<<<<<",
      "BNKFDSYZ6J184896133649263278<<<<<<<<<<<<<4<<",
    ],
    // an imitation: a date whose digit agrees by chance, three digits that do not, no state
    [
      "XAXVMZLJ<<EJJWUNCDP<UJUQO<<<<<<<<<<<<<<<<<<<",
      "Q3DDRIYZB3102794907038110<<<<<<<<<<<<<<3<137",
    ],
  ])
  func `what shows no sign of a document is none`(lines: [String]) throws {
    let isRead = try Self.read(lines) != nil
    #expect(!isRead)
  }

  @Test(arguments: [
    // every digit wrong
    [ZoneDecoderTests.passport[0], "L898902C35UTO7408121F1204158ZE184226B<<<<<99"],
    // no state
    [
      "P<QQQERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
      "L898902C36QQQ7408122F1204159ZE184226B<<<<<10",
    ],
    // a state that does not exist, in both places, and one digit that agrees
    [
      "P<QQQERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
      "L898902C36QQQ7408121F1204158ZE184226B<<<<<99",
    ],
  ])
  func `two signs of a document suffice`(lines: [String]) throws {
    let reading = try #require(try Self.read(lines))
    let read = reading.mrz.lines
    #expect(read == lines)
    let signs = reading.signsOfDocument
    #expect(signs == 2)
  }
}
