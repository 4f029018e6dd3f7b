import DocumentReading
import IdentityDocument
import Raster
import Testing

@testable import docread

/// The answer to frames of many documents.
@Suite struct BurstAnswerTests {
  /// The check digit of ICAO Doc 9303-3, 4.9, of digits and fillers.
  private static func digit(_ text: String) -> Int {
    zip(text, 0...).reduce(0) { $0 + ($1.0.wholeNumberValue ?? 0) * [7, 3, 1][$1.1 % 3] } % 10
  }

  /// A frame that shows a passport with a number.
  private static func frame(_ number: Int) throws -> Reading {
    let digits = String(100_000_000 + number)
    let start = "\(digits)\(digit(digits))"
    let rest = "<<<<<<<<<<<<<<<"
    let composite = digit(start + "7408122" + "1204159" + rest)
    let mrz = try MRZ(
      parsing: "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<|"
        + "\(start)UTO7408122F1204159\(rest)\(composite)")
    try #require(mrz.isValid)
    let zone = MRZReading(
      mrz: mrz, characterConfidence: [],
      quadrilateral: Quadrilateral(around: [Point(x: 0, y: 0), Point(x: 9, y: 9)]),
      isAccepted: true, confidence: 1)
    return Reading(
      isAccepted: true,
      document: DocumentData(mrz, asOf: CalendarDate(year: 2026, month: 11, day: 21) ?? .today),
      mrz: zone)
  }

  @Test func `of frames that cannot be read all are named`() throws {
    let paths = ["none-1.png", "README.md"]
    let outcome = try CommandTests.run(["burst", "--json"] + paths)
    #expect(outcome.code == 1)
    #expect(
      outcome.output == #"{"paths":["none-1.png","README.md"],"error":{"code":"H10001","#
        + #""message":"there is no file none-1.png","retry":true,"path":"none-1.png"}}"# + "\n")
  }

  @Test func `of a stream of documents the most proven ones stay`() throws {
    var answer = BurstAnswer(configuration: ReaderConfiguration())
    for number in 0..<50 {
      let place = FrameInputs.Place(file: InputPath("\(number).png"), index: 0)
      answer.add(try Self.frame(number), of: place)
      // The third is shown twice, which none of the others is.
      if number == 2 { answer.add(try Self.frame(number), of: place) }
    }
    answer.rank()
    let whole = try #require(answer.answer)
    #expect(answer.frameCount == 51)
    #expect(whole.documents.count == 33)
    #expect(answer.first.framesUsed == [2, 3])
    #expect(whole.documents.first?.document.idNumber == "100000002")
  }
}
