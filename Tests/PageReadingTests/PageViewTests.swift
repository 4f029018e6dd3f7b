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
}
