#if Tesseract
  import IdentityDocument
  import ImageFile
  import PageReading
  import Raster
  import Testing
  import TextRecognition

  struct PageLayoutTests {
    private static let corpus = #filePath.replacing(
      "Tests/PageReadingTests/PageLayoutTests.swift", with: "Corpus")
    /// The corners of the zone of the passport, from the truth beside the picture.
    private static let zone = Quadrilateral(
      topLeft: Point(x: 35.5, y: 423), topRight: Point(x: 667, y: 423),
      bottomRight: Point(x: 667, y: 477), bottomLeft: Point(x: 35.5, y: 477))

    /// A printed page is read, and its lines lie where they are printed.
    @Test func `the print of a passport is read beside its zone`() throws {
      let image = try ColorImage(contentsOfFile: Self.corpus + "/Specimens/mrp-006.jpg")
      let plane = try #require(PagePlane(zone: Self.zone, format: .td3))
      var layout = PageLayout(PagePicture(image), plane: plane, zone: Self.zone)
      var recognizer = try PrintRecognizer()
      let page = try layout.read(with: &recognizer)
      let texts = page.lines.flatMap(\.versions).map(\.text)
      for text in ["HQ9154891", "JEONG", "25 FEB/02 1986", "DAEGU", "MINISTRY OF INTERIOR"] {
        #expect(texts.contains { $0.contains(text) }, "\(text) is missing")
      }
      #expect(!texts.contains { $0.contains("<<<<") })
      let looks = page.lines.first { $0.versions.contains { $0.text == "DAEGU" } }?.versions
        .filter { $0.text == "DAEGU" }.map(\.look)
      // The net reads the same as the look at the page, so that the line is not looked at alone.
      #expect(Set(looks ?? []) == [.columns, .page])
      #expect(page.lines.contains { $0.versions.count == 1 && $0.versions[0].isCaption })
      let place = try #require(page.lines.first { $0.versions.first?.text == "DAEGU" })
      #expect(abs(place.left - 89) < 2)
      #expect(abs(place.baseline - 39.8) < 2)
      #expect((1.5...3).contains(place.capitalHeight))
      let corner = try #require(place.outline).topLeft
      #expect(abs(corner.x - 506) < 6)
      #expect(abs(corner.y - 231) < 8)
    }

    /// Half as large, capitals are some five pixels high and touch each other.
    @Test func `small print is read by the net for printed lines`() throws {
      let image = try ColorImage(contentsOfFile: Self.corpus + "/Specimens/mrp-006.jpg")
      let small = PagePicture(GrayImage(image).halved())
      let zone = Self.zone.mapped { Point(x: $0.x / 2, y: $0.y / 2) }
      let plane = try #require(PagePlane(zone: zone, format: .td3))
      var layout = PageLayout(small, plane: plane, zone: zone).mended()
      var recognizer = try PrintRecognizer()
      let page = try layout.read(with: &recognizer)
      let seen = page.lines.flatMap(\.versions).filter { $0.look == .columns }.map(\.text)
      #expect(seen.contains("DAEGU"))
      // What was one line is none of two.
      for (index, line) in page.lines.enumerated() {
        let others = page.lines.dropFirst(index + 1).filter { other in
          abs(other.baseline - line.baseline) < 0.2 * line.capitalHeight
            && min(other.right, line.right) - max(other.left, line.left)
              > 0.8 * min(other.right - other.left, line.right - line.left)
        }
        #expect(others.isEmpty)
      }
    }

    /// A shadow that leaves a fifth of the light leaves print a fifth of its contrast.
    @Test func `print in the dark is found`() throws {
      let image = GrayImage(try ColorImage(contentsOfFile: Self.corpus + "/Specimens/mrp-006.jpg"))
      let dark = try #require(
        GrayImage(width: image.width, height: image.height, pixels: image.pixels.map { $0 / 5 }))
      let plane = try #require(PagePlane(zone: Self.zone, format: .td3))
      var recognizer = try PrintRecognizer()
      var layout = PageLayout(PagePicture(dark), plane: plane, zone: Self.zone)
      let page = try layout.read(with: &recognizer)
      let texts = page.lines.flatMap(\.versions).map(\.text)
      for text in ["JEONG", "DAEGU"] {
        #expect(texts.contains { $0.contains(text) }, "\(text) is missing")
      }
    }

    @Test func `lines that stand upside down are read as well`() throws {
      let image = try ColorImage(contentsOfFile: Self.corpus + "/Specimens/mrp-006.jpg")
      let turned = try #require(
        ColorImage(width: image.width, height: image.height, pixels: image.pixels.reversed()))
      let zone = Self.zone.mapped {
        Point(x: Double(image.width - 1) - $0.x, y: Double(image.height - 1) - $0.y)
      }
      let plane = try #require(PagePlane(zone: zone, format: .td3))
      var recognizer = try PrintRecognizer()
      var layout = PageLayout(PagePicture(turned), plane: plane, zone: zone)
      let page = try layout.read(with: &recognizer)
      #expect(page.lines.flatMap(\.versions).contains { $0.text == "DAEGU" })
    }

    /// Pictures without print, of any size, give pages without lines.
    @Test(arguments: [(0, 0), (1, 1), (40, 3), (3, 40), (200, 300)])
    func `paper has no lines`(width: Int, height: Int) throws {
      let picture = PagePicture(GrayImage(width: width, height: height, filledWith: 200))
      guard let plane = PagePlane(wholeOf: picture) else {
        #expect(width == 0)
        return
      }
      var recognizer = try PrintRecognizer()
      var layout = PageLayout(picture, plane: plane)
      let page = try layout.read(with: &recognizer)
      #expect(page.lines.isEmpty)
    }

    @Test func `noise costs bounded work`() throws {
      var state: UInt64 = 9
      let noise = (0..<400 * 300).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      }
      let image = try #require(GrayImage(width: 400, height: 300, pixels: noise))
      let picture = PagePicture(image)
      let plane = try #require(PagePlane(wholeOf: picture))
      let start = ContinuousClock.now
      let layout = PageLayout(picture, plane: plane)
      #expect(start.duration(to: .now) < .seconds(20))
      #expect(layout.plane.size == nil)
    }

    @Test func `nothing is read when time is over`() throws {
      let image = try ColorImage(contentsOfFile: Self.corpus + "/Specimens/mrp-006.jpg")
      let plane = try #require(PagePlane(zone: Self.zone, format: .td3))
      var recognizer = try PrintRecognizer()
      var layout = PageLayout(PagePicture(image), plane: plane, zone: Self.zone)
      let page = try Interruption { .late }.applied { () throws(TextRecognizerError) in
        try layout.read(with: &recognizer)
      }
      #expect(page.lines.isEmpty)
      #expect(page.outline != nil)
    }
  }
#endif
