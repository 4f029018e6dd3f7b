#if Tesseract
  import DocumentReading
  import IdentityDocument
  import ImageFile
  import Raster
  import Testing

  /// The front of a card, which has no zone that tells which way is up.
  struct TurnedPrintTests {
    private static let front = CorpusPlaces.picture("Pages/g0-id-front-000.jpg")

    private static func reader(_ layouts: [PrintedLayout] = []) throws -> DocumentReader {
      var configuration = ReaderConfiguration(asOf: CalendarDate(year: 2026, month: 11, day: 21))
      configuration.methods = [.print]
      configuration.printedLayouts = layouts
      return try DocumentReader(validating: configuration)
    }

    private static func values(_ reading: Reading) -> [DocumentField: String] {
      let fields = (reading.page?.fields ?? []).map { ($0.field, $0.value.text) }
      return Dictionary(fields) { first, _ in first }
    }

    /// A picture turned clockwise by quarter turns.
    private static func turned(_ image: ColorImage, by quarters: Int) throws -> ColorImage {
      var turned = image
      for _ in 0..<quarters {
        let (before, width, height) = (turned, turned.height, turned.width)
        var pixels: [Color] = []
        for y in 0..<height {
          for x in 0..<width { pixels.append(before.pixels[(width - 1 - x) * height + y]) }
        }
        turned = try #require(ColorImage(width: width, height: height, pixels: pixels))
      }
      return turned
    }

    /// Where a corner of the upright picture lies in the one that is turned clockwise.
    private static func place(
      _ corner: Outline.Corner, in image: ColorImage, by quarters: Int
    ) -> Point {
      let (width, height) = (Double(image.width), Double(image.height))
      return switch quarters {
      case 1: Point(x: height - corner.y, y: corner.x)
      case 2: Point(x: width - corner.x, y: height - corner.y)
      default: Point(x: corner.y, y: width - corner.x)
      }
    }

    @Test func `a front is read in any turn, and its corners are those of the page`() throws {
      let image = try ColorImage(contentsOfFile: Self.front)
      let reader = try Self.reader()
      let upright = try reader.read(inColor: image)
      let known = Self.values(upright)
      #expect(known[.lastName] == "DE' MEDICI")
      #expect(known.count >= 8)
      let page = try #require(upright.page?.page)
      let corners = try #require(page.outline)
      let portrait = try #require(page.portrait?.topLeft)
      let front = GrayImage(try #require(upright.images(from: image).first).image)
      for quarters in 1...3 {
        let picture = try Self.turned(image, by: quarters)
        let reading = try reader.read(inColor: picture)
        #expect(Self.values(reading) == known, "turned by \(quarters) quarters")
        let found = try #require(reading.page?.page)
        let outline = try #require(found.outline)
        for corner in [\Outline.topLeft, \.topRight, \.bottomLeft] {
          let place = Self.place(corners[keyPath: corner], in: image, by: quarters)
          let seen = outline[keyPath: corner]
          #expect(Point(x: seen.x, y: seen.y).distance(to: place) < 3)
        }
        let head = try #require(found.portrait?.topLeft)
        let place = Self.place(portrait, in: image, by: quarters)
        #expect(Point(x: head.x, y: head.y).distance(to: place) < 3)
        let cut = GrayImage(try #require(reading.images(from: picture).first).image)
        #expect(abs(cut.width - front.width) < 3 && abs(cut.height - front.height) < 3)
        let columns = stride(from: 20, to: min(cut.width, front.width) - 20, by: 7)
        let differences = columns.map { x in
          abs(Int(cut[x, cut.height / 3]) - Int(front[x, front.height / 3]))
        }
        #expect(differences.reduce(0, +) < 40 * differences.count)
      }
    }

    @Test func `a field of a layout is stated with its pattern or not at all`() throws {
      let box = PrintedLayout.Box(
        .lastName, left: 30, top: 12, width: 40, height: 5, pattern: PrintedPattern("999"))
      let layout = PrintedLayout(name: "card", size: .id1, boxes: [box])
      let reading = try Self.reader([layout]).read(contentsOfFile: Self.front)
      #expect(reading.document?.lastName == nil)
      let known = Self.values(reading)
      #expect(known[.lastName] == nil)
      #expect(known[.firstName] == "GIANLUCA")
    }
  }
#endif
