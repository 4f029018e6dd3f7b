import DocumentReading
import Foundation
import IdentityDocument
import ImageFile
import Raster
import Testing

/// The examples of the reader of documents.
@Suite struct ReaderExamplesTests {
  @Test func `getting started`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let path = "\(Documentation.root)/Corpus/Specimens/mrp-000.jpg"
    let poorPath = "\(Documentation.root)/Corpus/Frames/g1-mrva-003.jpg"
    let reader = DocumentReader()
    let reading = try reader.read(contentsOfFile: path)
    print(reading.isAccepted)  // true
    print(reading.document?.idNumber ?? "no number")  // Z770405
    let refused = try reader.read(contentsOfFile: poorPath)
    for refusal in refused.refusals { print(refusal.code.rawValue) }  // wrongCheckDigit
    print(refused.feedback.isEmpty)  // false
    let line = reading.answer.json().bytes
    print(line.first == UInt8(ascii: "{"))  // true
    try transcript.check("Sources/DocumentReading/DocumentReading.docc/GettingStarted.md", 0, 1, 2)
  }

  @Test func `in a server`() async throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let upload = try Documentation.bytes("Corpus/Specimens/mrp-000.jpg")
    // The threads that tasks share may be busy with other tests for minutes; what a time does is proven
    // by `InterruptionTests`.
    let patience = Duration.seconds(3600)
    let server = DocumentReader(engines: 2)
    let answer = try await server.read(encoded: upload, within: patience)
    print(answer.isAccepted, answer.isCutShort)  // true false
    try transcript.check("Sources/DocumentReading/DocumentReading.docc/GettingStarted.md", 3)
  }

  @Test func `bytes`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let upload = try Documentation.bytes("Corpus/Specimens/mrp-000.jpg")
    let reader = DocumentReader()
    let reading = try reader.read(encoded: upload)
    print(reading.document?.lastName ?? "nobody")  // VONGPHACHANH
    try transcript.check("Sources/DocumentReading/DocumentReading.docc/BytesPixelsAndPages.md", 0)
  }

  @Test func `frames of a camera`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let upload = try Documentation.bytes("Corpus/Specimens/mrp-000.jpg")
    let upright = try GrayImage(encoded: upload)
    // A camera that lies on its side: columns from the bottom become rows.
    let (width, height, stride) = (upright.height, upright.width, 4 * upright.height + 12)
    var buffer = [UInt8](repeating: 0, count: stride * height)
    for y in 0..<height {
      for x in 0..<width {
        let gray = upright[upright.width - 1 - y, x]
        for channel in 0..<3 { buffer[y * stride + 4 * x + channel] = gray }
      }
    }
    let reader = DocumentReader()
    let layout = try PixelLayout(
      width: width, height: height, format: .bgra, bytesPerRow: stride,
      orientation: .needsQuarterTurnRight)
    let frame = try GrayImage(pixels: buffer, layout: layout)
    let seen = try reader.read(frame)
    print(seen.isAccepted)  // true
    try transcript.check("Sources/DocumentReading/DocumentReading.docc/BytesPixelsAndPages.md", 1)
  }

  @Test func `pages`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let upload = try Documentation.bytes("Corpus/Specimens/mrp-000.jpg")
    let reader = DocumentReader()
    let scan = upload
    let file = try PictureFile(encoded: scan)
    for page in 1...file.pageCount {
      let reading = try reader.read(file.grayImage(page: page))
      print(page, reading.isAccepted)
    }
    #expect(transcript.lines == ["1 true"])
  }

  @Test func `the README: a picture`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let reader = DocumentReader()
    let reading = try reader.read(contentsOfFile: "Corpus/Specimens/mrp-000.jpg")
    print(reading.document?.lastName ?? "nobody")  // VONGPHACHANH
    print(reading.isAccepted)  // true
    try transcript.check("README.md", 1)
  }
}

extension ReaderExamplesTests {
  @Test func `the print of a page`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let path = "\(Documentation.root)/Corpus/Specimens/mrp-006.jpg"
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 29))
    var configuration = ReaderConfiguration(asOf: today)
    configuration.methods.append(.print)
    let reader = DocumentReader(configuration: configuration)
    let reading = try reader.read(contentsOfFile: path)
    print(reading.document?.firstName ?? "nobody")  // JAE WON
    print(reading.document?.printedFirstName ?? "nobody")  // JAE-WON
    let issued = reading.page?.fields.first { $0.field == .issuingDate }
    print(issued?.sourceText ?? "unread")  // 06 AUG/08 2023
    print(issued?.evidence == .wholeYears, issued?.confidence ?? 0)  // true 0.95
    let picture = try ColorImage(contentsOfFile: path)
    print(reading.images(from: picture).map(\.name))  // ["front", "portrait", "/mrz"]
    let layouts = try PrintedLayout.layouts(
      json: """
        {
          "name": "Staff card",
          "size": "ID-1",
          "fields": [
            { "field": "idNumber", "left": 40, "top": 12, "width": 30, "height": 5, "pattern": "AA999999" }
          ]
        }
        """)
    var ours = ReaderConfiguration(asOf: today)
    ours.printedLayouts = layouts
    print(layouts[0].name, layouts[0].boxes.count)  // Staff card 1
    try transcript.check(
      "Sources/DocumentReading/DocumentReading.docc/ReadThePrint.md", 0, 1, 2, 3)
  }
}
