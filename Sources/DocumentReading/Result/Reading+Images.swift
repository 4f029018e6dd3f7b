package import IdentityDocument
import ImageFile
import PageReading
public import Raster

extension Reading {
  /// A part of the picture, seen from straight above.
  public struct CutImage: Hashable, Sendable {
    /// What it shows: `front` or `back`, `portrait`, or the source that was read there (`/mrz`,
    /// `/barcodes/0`), as `images` of an answer names it.
    public let name: String
    /// The picture.
    public let image: ColorImage
  }

  /// The greatest side of a cut-out, in pixels.
  private static let longestSide = 4000.0
  /// The resolution of a page's cut-out, 300 dots per inch, in pixels a millimetre.
  private static let resolution = 300 / 25.4

  /// The parts of the picture that something was read from, each upright: the page, its portrait, the
  /// zones and the barcodes.
  ///
  /// Page and portrait are there where print was read (`ReaderConfiguration.Method.print`). A page
  /// whose size is known gets 300 dots an inch, or as many as the picture has.
  ///
  /// - Parameter picture: The picture that was read.
  /// - Returns: The cut-outs, the page first; none where the configuration keeps fields back.
  /// - Complexity: O(*n*) in the pixels of the cut-outs.
  public func images(from picture: ColorImage) -> [CutImage] {
    images(from: picture, on: request.side)
  }

  /// The same, of a page that shows a side of the document.
  private func images(from picture: ColorImage, on side: Side?) -> [CutImage] {
    // What a configuration keeps back stands in the picture, too.
    guard withheld.isEmpty, !request.rules.withholdsAny else { return [] }
    var images: [CutImage] = []
    func add(_ name: String, _ place: Quadrilateral, atMost width: Double = Self.longestSide) {
      if let image = Self.cut(place, from: picture, atMost: width) {
        images.append(CutImage(name: name, image: image))
      }
    }
    if let page = page?.page {
      let width = page.size.map { $0.width * Self.resolution } ?? Self.longestSide
      let name = side == .back ? "back" : "front"
      if let outline = page.outline { add(name, Quadrilateral(outline), atMost: width) }
      if let portrait = page.portrait { add("portrait", Quadrilateral(portrait)) }
    }
    for (index, zone) in ([mrz].compactMap(\.self) + otherZones).enumerated() {
      add(SourcePath.zone(index).rawValue, zone.quadrilateral.widened)
    }
    for (index, barcode) in barcodes.enumerated() {
      add(SourcePath.barcode(index).rawValue, barcode.quadrilateral.widened)
    }
    return images
  }

  private static func cut(
    _ place: Quadrilateral, from picture: ColorImage, atMost most: Double
  ) -> ColorImage? {
    let width = max(
      place.topLeft.distance(to: place.topRight), place.bottomLeft.distance(to: place.bottomRight))
    let height = max(
      place.topLeft.distance(to: place.bottomLeft), place.topRight.distance(to: place.bottomRight))
    guard width.isFinite, height.isFinite, width >= 1, height >= 1 else { return nil }
    let scale = min(1, most / width, longestSide / height)
    return picture.straightened(
      place, width: max(1, Int(width * scale)), height: max(1, Int(height * scale)))
  }

  /// The cut-outs of a page as PNG files that are to be written, whose paths are kept for the answer.
  ///
  /// - Parameters:
  ///   - pages: The file that was read.
  ///   - page: The page, from 1.
  ///   - side: The side of the document that it shows, where the caller said so.
  ///   - place: Where they go.
  /// - Returns: The files.
  /// - Throws: ``ReaderError`` where the page cannot be decoded in colour, or they cannot be encoded.
  package mutating func cutFiles(
    of pages: DocumentPages, page: Int, on side: Side? = nil, to place: CutFile.Place
  ) throws(ReaderError) -> [CutFile] {
    do throws(ImageFileError) {
      var files: [CutFile] = []
      for cut in images(
        from: try pages.file.colorImage(page: page), on: side ?? request.side)
      {
        let name = Self.fileName(of: cut.name)
        guard let file = CutFile(name: name, bytes: try cut.image.encoded(as: .png)) else {
          throw .notEncodable
        }
        files.append(file)
        imagePaths[cut.name] = place.path(of: name)
      }
      return files
    } catch {
      throw ReaderError(error)
    }
  }

  /// Forgets the paths of cut-outs that could not be written.
  ///
  /// - Parameter names: The names of those that were written.
  package mutating func keepCutFiles(_ names: Set<String>) {
    imagePaths = imagePaths.filter { names.contains(Self.fileName(of: $0.key)) }
  }

  /// What the name of a cut-out's file ends in.
  private static func fileName(of cut: String) -> String {
    cut.split(separator: "/").joined(separator: "-")
  }
}

extension Quadrilateral {
  /// With a tenth of its height more on every side.
  fileprivate var widened: Quadrilateral {
    let (across, down) = ((topRight - topLeft).normalized, (bottomLeft - topLeft).normalized)
    let room = 0.1 * topLeft.distance(to: bottomLeft)
    let (right, below) = (across * room, down * room)
    return Quadrilateral(
      topLeft: topLeft - right - below, topRight: topRight + right - below,
      bottomRight: bottomRight + right + below, bottomLeft: bottomLeft - right + below)
  }
}
