import ImageFile
import Raster
import Testing

@testable import PageReading

struct PageViewTests {
  private static let pages = #filePath.replacing(
    "Tests/PageReadingTests/PageViewTests.swift", with: "Corpus/Pages/")

  @Test(
    arguments: ["g0-eu-licence-005.jpg", "g1-us-licence-003.jpg"], 0..<4)
  func `the print of a card tells which way is up`(name: String, quarters: Int) throws {
    let image = try GrayImage(contentsOfFile: Self.pages + name).rotated(quarterTurns: quarters)
    let view = try #require(PageView(withoutZone: PagePicture(image)))
    #expect(view.quarters == quarters)
  }

  @Test(arguments: [(400, 300), (300, 400), (40, 3)])
  func `a picture without print is looked at as it lies`(width: Int, height: Int) throws {
    let image = GrayImage(width: width, height: height, filledWith: 200)
    let view = try #require(PageView(withoutZone: PagePicture(image)))
    #expect(view.quarters == 0)
    #expect(view.picture.width == width)
  }

  @Test func `a picture without pixels has no page`() {
    let image = GrayImage(width: 0, height: 0, filledWith: 200)
    #expect(PageView(withoutZone: PagePicture(image)) == nil)
  }

  /// An outline within a portrait, as where the edges of a pale card on white paper are not seen.
  @Test func `print beside an outline that holds none is looked at`() throws {
    let image = try GrayImage(contentsOfFile: Self.pages + "g0-eu-licence-005.jpg")
    let picture = PagePicture(image)
    let whole = try #require(PagePlane(withoutZone: picture))
    let part = Quadrilateral(
      topLeft: whole.pixel(8, 30), topRight: whole.pixel(28, 30),
      bottomRight: whole.pixel(28, 42), bottomLeft: whole.pixel(8, 42))
    let wrong = try #require(CardOutline.plane(part, shape: .card))
    let view = PageView(picture, plane: wrong).readable(in: picture)
    #expect(view.layout.plane.evidence != .outline)
    #expect(view.layout.lettersInLines > 30)
    let right = PageView(picture, plane: whole).readable(in: picture)
    #expect(right.layout.plane == whole)
  }
}
