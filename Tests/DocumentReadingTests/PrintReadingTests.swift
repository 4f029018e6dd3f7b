#if Tesseract
  import DocumentReading
  import IdentityDocument
  import ImageFile
  import Raster
  import Testing

  struct PrintReadingTests {
    private static let passport = CorpusPlaces.picture("Specimens/mrp-006.jpg")

    private static func reader(
      _ change: (inout ReaderConfiguration) -> Void = { _ in }
    ) throws -> DocumentReader {
      var configuration = ReaderConfiguration(asOf: CalendarDate(year: 2026, month: 11, day: 21))
      configuration.methods.append(.print)
      change(&configuration)
      return try DocumentReader(validating: configuration)
    }

    @Test func `the print is read beside the zone where it is asked for`() throws {
      let reading = try Self.reader().read(contentsOfFile: Self.passport)
      let page = try #require(reading.page?.page)
      #expect(reading.isAccepted)
      #expect(page.size == .id3)
      #expect(page.lines.flatMap(\.versions).contains { $0.text == "DAEGU" })
      #expect(reading.times.print > 0)
      let corners = try #require(page.outline)
      #expect(abs(corners.topLeft.x) < 20)
      #expect(abs(corners.bottomRight.x - 747) < 45)
      let json = String(decoding: reading.answer.json().bytes, as: UTF8.self)
      #expect(json.contains("\"page\":{\"quadrilateral\":[["))
    }

    /// Ink at the side of an outline would be a letter that is cut; marks stand higher than capitals.
    @Test func `the outline of a printed name holds its letters and their marks`() throws {
      let picture = CorpusPlaces.picture("Pages/g1-passport-002.jpg")
      let image = try GrayImage(contentsOfFile: picture)
      let page = try #require(try Self.reader().read(contentsOfFile: picture).page?.page)
      for name in ["DVOŘÁK", "ALŽBĚTA BLAŽENA"] {
        let found = page.lines.first { line in line.versions.contains { $0.text == name } }
        let line = try #require(found)
        let outline = try #require(line.outline)
        for (top, bottom) in [
          (outline.topLeft, outline.bottomLeft), (outline.topRight, outline.bottomRight),
        ] {
          let pixels = (0...40).map { step in
            let share = Double(step) / 40
            return image[
              Int(top.x + share * (bottom.x - top.x)), Int(top.y + share * (bottom.y - top.y))]
          }
          #expect(pixels.allSatisfy { $0 > 150 }, "\(name): \(pixels)")
        }
        let width = line.right - line.left + 0.5 * line.capitalHeight
        let pixelsPerMillimetre = (outline.topRight.x - outline.topLeft.x) / width
        let height = outline.bottomLeft.y - outline.topLeft.y
        #expect(height > 1.6 * line.capitalHeight * pixelsPerMillimetre)
      }
    }

    /// A licence with its symbol below the print: both say the same.
    @Test func `print beside a symbol agrees with it`() throws {
      let picture = CorpusPlaces.picture("Coded/g0-coded-licence-000.jpg")
      let reading = try Self.reader { $0.methods = [.pdf417, .print] }
        .read(contentsOfFile: picture)
      let one = try #require(reading.answer.documents.first)
      #expect(one.document.extractionMethod == .barcodeOCR)
      #expect(one.claims(.idNumber).contains { $0.source == .page && $0.proof == .agreement })
      #expect(one.document.printedLastName == one.document.lastName)
      let alone = try Self.reader { $0.methods = [.pdf417] }.read(contentsOfFile: picture)
      #expect(alone.answer.documents.first?.document.extractionMethod == .barcode)
    }

    @Test func `what is printed stands under SelphID's keys, in Swift as in the JSON`() throws {
      let reading = try Self.reader().read(contentsOfFile: Self.passport)
      let document = try #require(reading.document)
      let results = reading.ocrResults
      #expect(results["Front/OCR/LastName"] == document.printedLastName)
      #expect(results["Front/OCR/PlaceOfBirth"] == document.placeOfBirth)
      #expect(results == reading.answer.ocrResults)
      var session = ScanSession(sides: [.front])
      try session.add(reading, side: .front)
      let result = session.partialResult
      #expect(result.agreement[.documentNumber] == .equal)
      #expect(result.agreement[.placeOfBirth] == .notCompared)
      #expect(result.matchingFrontScore == 1)
    }

    @Test func `without the method nothing of it is there`() throws {
      let reading = try DocumentReader().read(contentsOfFile: Self.passport)
      #expect(reading.page == nil)
      #expect(reading.times.print == 0)
    }

    @Test func `a picture in memory is read in colour, in grey and as a file alike`() throws {
      let reader = try Self.reader()
      let color = try ColorImage(contentsOfFile: Self.passport)
      let ofFile = try reader.read(contentsOfFile: Self.passport)
      #expect(try reader.read(inColor: color).page == ofFile.page)
      #expect(try reader.read(GrayImage(color)).page == ofFile.page)
    }

    @Test func `a picture without a zone is its own page`() throws {
      let image = GrayImage(width: 400, height: 300, filledWith: 230)
      let reading = try Self.reader().read(image)
      #expect(!reading.isAccepted)
      let page = try #require(reading.page?.page)
      #expect(page.size == nil)
      #expect(page.lines.isEmpty)
    }

    @Test func `print is kept back where a field is, and so are cut-outs`() throws {
      let reading = try Self.reader {
        $0.fields[.mrz] = [.surname: FieldRule(scanOption: .disabled)]
      }.read(contentsOfFile: Self.passport)
      #expect(reading.page?.fields == [])
      #expect(reading.page?.page.lines == [])
      let json = String(decoding: reading.answer.json().bytes, as: UTF8.self)
      #expect(!json.contains("JEONG"))
      #expect(reading.images(from: try ColorImage(contentsOfFile: Self.passport)).isEmpty)
    }

    @Test func `a model that is not installed is an error of the configuration`() throws {
      do {
        _ = try Self.reader { $0.printModels = ["Klingon"] }
        Issue.record("a reader was made")
      } catch let error as ReaderError {
        #expect(error.reason == .printModel)
        #expect(error.message.contains("Klingon"))
      }
    }

    @Test func `a deadline cuts the print short, and what was read before stays`() throws {
      let image = try GrayImage(contentsOfFile: Self.passport)
      let reading = try Self.reader().read(image, within: .milliseconds(1))
      #expect(reading.page?.page.lines.isEmpty ?? true)
    }

    @Test func `print is written to configurations and read from them`() throws {
      var configuration = ReaderConfiguration()
      configuration.methods = [.mrz, .print]
      configuration.printModels = ["Latin", "Cyrillic"]
      let json = String(decoding: configuration.json.bytes, as: UTF8.self)
      let read = try ReaderConfiguration(json: json)
      #expect(read.methods == [.mrz, .print])
      #expect(read.printModels == ["Latin", "Cyrillic"])
    }
  }
#endif
