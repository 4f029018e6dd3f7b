import Raster
import Testing

@Suite("A first look at a picture")
struct PictureSurveyTests {
  /// A grey frame with a gentle slope of light.
  private static func frame(width: Int = 960, height: Int = 720, grey: Int = 150) -> GrayImage {
    var image = GrayImage(width: width, height: height, filledWith: 0)
    for y in 0..<height {
      for x in 0..<width { image[x, y] = UInt8(grey + 40 * x / width) }
    }
    return image
  }

  /// Draws a square of modules, dark or light by turns that look like chance.
  private static func draw(
    on image: inout GrayImage, x: Int, y: Int, columns: Int, rows: Int, module: Int, tall: Int = 1,
    dark: UInt8 = 30, light: UInt8 = 220
  ) {
    var state: UInt32 = 7
    for row in 0..<rows {
      for column in 0..<columns {
        state = state &* 1_664_525 &+ 1_013_904_223
        let grey = state >> 31 == 0 ? dark : light
        for v in 0..<module * tall {
          for u in 0..<module {
            image[x + column * module + u, y + row * module * tall + v] = grey
          }
        }
      }
    }
  }

  /// Whether one of the regions holds a rectangle as a whole.
  private func hold(_ regions: SearchRegions, _ x: Int, _ y: Int, _ width: Int, _ height: Int)
    -> Bool
  {
    (regions.rectangles ?? []).contains {
      $0.x <= x && $0.y <= y && $0.x + $0.width >= x + width && $0.y + $0.height >= y + height
    }
  }

  @Test("A plain frame has no place to search")
  func plain() throws {
    let survey = try #require(PictureSurvey(frame: Self.frame()))
    #expect(survey.isFrame)
    #expect(survey.stackedRegions.isEmpty)
    #expect(survey.matrixRegions.isEmpty)
    let blocks = try #require(survey.printBlocks(level: 1, isLightOnDark: false))
    #expect(blocks.count == 60 * 45)
    #expect(!blocks.contains(true))
    #expect(survey.printBlocks(level: 0, isLightOnDark: false) == nil)
  }

  @Test(
    "A symbol lies in one region as a whole",
    arguments: [(45, 1), (33, 2), (29, 4), (25, 9), (21, 33)])
  func symbol(side: Int, module: Int) throws {
    var image = Self.frame()
    let size = side * module
    let (x, y) = ((960 - size) / 2, (720 - size) / 2)
    Self.draw(on: &image, x: x, y: y, columns: side, rows: side, module: module)
    let survey = try #require(PictureSurvey(frame: image))
    #expect(hold(survey.matrixRegions, x, y, size, size))
  }

  @Test("Rows of bars lie in one region as a whole", arguments: [1, 2, 4, 8])
  func bars(module: Int) throws {
    var image = Self.frame(width: 1280)
    Self.draw(on: &image, x: 80, y: 200, columns: 140, rows: 20, module: module, tall: 3)
    let survey = try #require(PictureSurvey(frame: image))
    #expect(hold(survey.stackedRegions, 80, 200, 140 * module, min(520, 60 * module)))
  }

  @Test(
    "Where modules may be small, symbols of small ones lie and those of large ones do not",
    arguments: [(45, 1, true), (33, 2, true), (29, 4, true), (25, 9, true), (21, 33, false)])
  func fine(side: Int, module: Int, isFine: Bool) throws {
    var image = Self.frame()
    let size = side * module
    let (x, y) = ((960 - size) / 2, (720 - size) / 2)
    Self.draw(on: &image, x: x, y: y, columns: side, rows: side, module: module)
    let survey = try #require(PictureSurvey(frame: image))
    #expect(hold(survey.fineRegions.matrix, x, y, size, size) == isFine)
    #expect(isFine || survey.fineRegions.matrix.isEmpty)
  }

  @Test("A symbol that fills the picture is found, with no paper around it")
  func filling() throws {
    var image = GrayImage(width: 800, height: 800, filledWith: 255)
    Self.draw(on: &image, x: 0, y: 0, columns: 100, rows: 100, module: 8)
    let survey = try #require(PictureSurvey(frame: image))
    #expect(hold(survey.matrixRegions, 0, 0, 800, 800))
  }

  @Test("Haze that lifts every grey hides nothing", arguments: [(30, 220), (180, 215)])
  func haze(dark: Int, light: Int) throws {
    var image = GrayImage(width: 960, height: 720, filledWith: UInt8(light))
    Self.draw(
      on: &image, x: 200, y: 300, columns: 180, rows: 10, module: 3, dark: UInt8(dark),
      light: UInt8(light))
    let survey = try #require(PictureSurvey(frame: image))
    #expect(hold(survey.stackedRegions, 200, 300, 540, 30))
    let blocks = try #require(survey.printBlocks(level: 1, isLightOnDark: false))
    #expect(blocks[20 * 60 + 20])
    #expect(!blocks[2 * 60 + 2])
  }

  @Test("Small pictures are looked at in full, and are no frames")
  func small() {
    var image = GrayImage(width: 300, height: 200, filledWith: 230)
    Self.draw(on: &image, x: 120, y: 80, columns: 29, rows: 29, module: 1)
    #expect(PictureSurvey(frame: image) == nil)
    let survey = PictureSurvey(image)
    #expect(!survey.isFrame)
    #expect(hold(survey.matrixRegions, 120, 80, 29, 29))
    #expect(survey.printBlocks(level: 1, isLightOnDark: false) == nil)
  }

  @Test("Pictures of any size are looked at", arguments: [(0, 0), (1, 1), (17, 8), (16, 3000)])
  func anySize(width: Int, height: Int) {
    let survey = PictureSurvey(GrayImage(width: width, height: height, filledWith: 9))
    #expect(survey.stackedRegions.isEmpty)
    #expect(survey.levels.first?.width == (width * height == 0 ? 0 : width))
  }
}
