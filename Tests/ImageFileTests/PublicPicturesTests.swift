import Foundation
import ImageFile
import Raster
import Testing

/// Pictures of others that may lie beside the checkout, and never in it.
enum PublicPictures {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/images").path
  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder) }
}

@Suite(.enabled(if: PublicPictures.isPresent, "the picture collection is not here"))
struct PublicPicturesTests {
  @Test func `every picture is decoded`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: PublicPictures.folder)
      .filter { $0.hasSuffix(".png") || $0.hasSuffix(".jpg") }
    #expect(!names.isEmpty)
    for name in names {
      let image = try GrayImage(contentsOfFile: "\(PublicPictures.folder)/\(name)")
      #expect(image.width > 100 && image.height > 50, "\(name)")
    }
  }

  @Test func `eight orientations of one picture come out alike`() throws {
    let images = try (1...8).map { value in
      let name = "Czech_passport_2005_MRZ_orient\(value)_1300x1002.jpg"
      return try GrayImage(contentsOfFile: "\(PublicPictures.folder)/\(name)")
    }
    for image in images.dropFirst() {
      #expect(image.width == images[0].width && image.height == images[0].height)
      let differences = zip(image.pixels, images[0].pixels).map { abs(Int($0) - Int($1)) }
      #expect(differences.reduce(0, +) < 2 * differences.count)
    }
  }
}
