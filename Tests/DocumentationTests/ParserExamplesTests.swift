import Foundation
import Glibc
import IdentityDocument
import IdentityDocumentFoundation
import ImageFile
import PDF417
import Raster
import Testing

/// The examples of the parser.
@Suite struct ParserExamplesTests {
  @Test func `the README: text`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let text = """
      P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
      L898902C36UTO7408122F1204159ZE184226B<<<<<10
      """
    let mrz = try MRZ(parsing: text)
    print(mrz.primaryIdentifier)  // ERIKSSON
    print(mrz.checks.documentNumber)  // valid
    print(mrz.isValid)  // true
    try transcript.check("README.md", 0)
  }

  @Test func `zones, days and barcodes`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let picture = "\(Documentation.root)/Corpus/Cards/g1-aamva-000.jpg"
    let symbols = PDF417Reader().symbols(in: try GrayImage(contentsOfFile: picture))
    let bytes = try #require(symbols.first?.bytes)
    let text = """
      P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
      L898902C36UTO7408122F1204159ZE184226B<<<<<10
      """
    let mrz = try MRZ(parsing: text)
    print(mrz.primaryIdentifier)  // ERIKSSON
    print(mrz.documentNumber.value)  // L898902C3
    print(mrz.isValid)  // true
    do throws(MRZError) {
      _ = try MRZ(parsing: "P<UTOERIKSSON<<ANNA")
    } catch {
      print(error.place?.line ?? 0, error.place?.column ?? 0)  // 1 20
    }
    let misread = try MRZ(parsing: text.replacing("L898902C3", with: "L898902C8"))
    print(misread.isValid, misread.checks.documentNumber != .valid)  // false true
    let today = CalendarDate(secondsSince1970: time(nil)) ?? .latest
    let answer = Answer(zones: [ZoneSource(mrz)], asOf: today)
    print(answer.isAccepted, answer.isExpired == true)  // true true
    print(answer.documents.first?.document.lastName ?? "nobody")  // ERIKSSON
    let payload = IdentityPayload(recognising: bytes)
    let card = Answer(barcodes: [BarcodeSource(bytes, asOf: today)], asOf: today)
    print(payload.kind.rawValue)  // AAMVA
    print(card.documents.first?.document.idNumber ?? "no number")  // 330879050266
    try transcript.check(
      "Sources/IdentityDocument/IdentityDocument.docc/GettingStarted.md", 0, 1, 2, 3)
  }

  @Test func `sentences for Foundation`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    do {
      _ = try MRZ(parsing: "")
    } catch {
      print(error.localizedDescription == "\(error)")  // true
    }
    try transcript.check(
      "Sources/IdentityDocumentFoundation/IdentityDocumentFoundation.docc/IdentityDocumentFoundation.md",
      0)
  }

  @Test func `text that differs from a zone`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let pasted = """
      p<utoeriksson<<anna<maria<<<<<<<<<<<<<<<<<<<
      L898902C36UTO 7408122F1204159 ZE184226B‹‹‹‹‹10
      """
    let mrz = try MRZ(parsing: pasted, leniency: .lenient)
    print(mrz.isValid)  // true
    print(mrz.normalisations.count { $0.written == "<" })  // 5
    print(mrz.normalisations.first?.written ?? "")  // P
    try transcript.check("Sources/IdentityDocument/IdentityDocument.docc/TextThatDiffers.md", 0)
  }
}
