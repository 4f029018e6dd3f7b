import FoundationEssentials
import IdentityDocument
import ImageFile
import Raster
import Testing

@testable import PageReading

/// Where pages and portraits lie on the pages of the corpus, by the truth beside the pictures.
struct PageGeometryTests {
  private static let folder = #filePath.replacing(
    "Tests/PageReadingTests/PageGeometryTests.swift", with: "Corpus/Pages")

  private struct Truth: Decodable {
    struct Print: Decodable {
      var page: [[Double]]
      var portrait: [[Double]]
    }
    struct Document: Decodable {
      var format: String
      var quadrilateral: [[Double]]
    }
    var print: Print
    var documents: [Document]
  }

  private static func quadrilateral(_ places: [[Double]]) -> Quadrilateral? {
    let corners = places.filter { $0.count == 2 }.map { Point(x: $0[0], y: $0[1]) }
    guard corners.count == 4 else { return nil }
    return Quadrilateral(
      topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
  }

  /// The area that two upright boxes share, over what they cover together.
  private static func overlap(_ a: Quadrilateral, _ b: Quadrilateral) -> Double {
    let (a, b) = (Quadrilateral(around: a.corners), Quadrilateral(around: b.corners))
    let width = min(a.topRight.x, b.topRight.x) - max(a.topLeft.x, b.topLeft.x)
    let height = min(a.bottomLeft.y, b.bottomLeft.y) - max(a.topLeft.y, b.topLeft.y)
    guard width > 0, height > 0 else { return 0 }
    func area(_ box: Quadrilateral) -> Double {
      (box.topRight.x - box.topLeft.x) * (box.bottomLeft.y - box.topLeft.y)
    }
    return width * height / (area(a) + area(b) - width * height)
  }

  /// What is counted does not get worse: the corners of every page within 2 % of its width, and the
  /// portraits that overlap by 0.7 or more.
  @Test func `pages and portraits of the corpus are found`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
      .filter { $0.hasSuffix(".json") }.sorted()
    var astray: [String] = []
    var portraits = 0
    for name in names {
      let data = try #require(FileManager.default.contents(atPath: "\(Self.folder)/\(name)"))
      let truth = try JSONDecoder().decode(Truth.self, from: data)
      let page = try #require(Self.quadrilateral(truth.print.page))
      let picture = "\(Self.folder)/\(name.dropLast(5)).jpg"
      let source = PagePicture(try ColorImage(contentsOfFile: picture))
      let zone = truth.documents.first.flatMap { document in
        Self.quadrilateral(document.quadrilateral).flatMap { zone in
          MRZ.Format(rawValue: document.format).flatMap { PagePlane(zone: zone, format: $0) }
        }
      }
      let plane = try #require(zone ?? PagePlane(withoutZone: source))
      let found = plane.settledCorners(in: source)
      let width = page.topLeft.distance(to: page.topRight)
      let error = zip(found?.corners ?? [], page.corners).map { $0.distance(to: $1) / width }.max()
      if error ?? 1 > 0.02 { astray.append("\(name) \(error ?? 1)") }
      let portrait = WorkPicture(source, plane: plane).portrait(on: plane)
      if let portrait, let known = Self.quadrilateral(truth.print.portrait),
        Self.overlap(portrait, known) >= 0.7
      {
        portraits += 1
      }
    }
    #expect(names.count == 12)
    #expect(astray.isEmpty, "\(astray)")
    #expect(portraits >= 12)
  }
}
