/// The frames of MIDV-2020: annotations of the VGG Image Annotator beside the pictures.
///
/// The texts of a document stand in the annotations of `templates`, in regions whose `field_name` is
/// `mrz_line0`, `mrz_line1` …; its pictures in the other archives have the same type and number. A
/// picture's region `doc_quad` has the corners of the document. An annotation of a picture that is
/// not there is left alone, so that a part of the data set can be used.
struct MIDV2020Frames {
  private struct Project: Decodable {
    let images: [String: Image]

    private enum CodingKeys: String, CodingKey {
      case images = "_via_img_metadata"
    }
  }

  private struct Image: Decodable {
    let filename: String
    let regions: [Region]

    /// The lines of the zone in their order, or nothing where they make up none.
    var lines: [String] {
      let texts = regions.compactMap { region in
        region.attributes.number.flatMap { number in
          region.attributes.value.map { (text: $0, height: Double(number)) }
        }
      }
      return ZoneLines(amongTexts: texts).lines
    }
  }

  private struct Region: Decodable {
    let attributes: Attributes
    /// The corners of the document, where the region is that.
    let corners: [PicturePoint]?

    private enum CodingKeys: String, CodingKey {
      case shape = "shape_attributes"
      case attributes = "region_attributes"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      attributes = try values.decode(Attributes.self, forKey: .attributes)
      guard attributes.name == "doc_quad" else {
        corners = nil
        return
      }
      let shape = try values.decode(Shape.self, forKey: .shape)
      guard shape.xs.count == 4, shape.ys.count == 4 else {
        throw DecodingError.dataCorruptedError(
          forKey: .shape, in: values, debugDescription: "4 corners are wanted")
      }
      corners = zip(shape.xs, shape.ys).map { PicturePoint(x: $0, y: $1) }
    }
  }

  private struct Shape: Decodable {
    let xs: [Double]
    let ys: [Double]

    private enum CodingKeys: String, CodingKey {
      case xs = "all_points_x"
      case ys = "all_points_y"
    }
  }

  private struct Attributes: Decodable {
    let name: String?
    let value: String?

    private enum CodingKeys: String, CodingKey {
      case value
      case name = "field_name"
    }

    /// The number of the line of a zone that the region shows.
    var number: Int? {
      guard let name, name.hasPrefix("mrz_line") else { return nil }
      return Int(name.dropFirst("mrz_line".count))
    }
  }

  /// A file of annotations, taken apart.
  private struct Annotations {
    let archive: String
    let type: String
    /// The document, where all pictures of the file are frames of one clip.
    let clip: String?
    let file: String

    init?(_ file: String) {
      let folders = file.split(separator: "/").map(String.init)
      guard file.hasSuffix(".json"), let at = folders.lastIndex(of: "annotations") else {
        return nil
      }
      let rest = folders[(at + 1)...]
      guard rest.count == 1 || rest.count == 2, let last = rest.last else { return nil }
      self.file = file
      archive = folders[..<at].joined(separator: "/")
      type = rest.count == 1 ? PathParts(last).stem : rest[at + 1]
      clip = rest.count == 1 ? nil : PathParts(last).stem
    }

    /// The path of a picture, and the number of the document that it shows.
    ///
    /// A name with a folder is that of a frame in the folder of its clip.
    func picture(_ name: String) -> (path: String, document: String) {
      let parts = PathParts(name)
      let folder =
        (archive.isEmpty ? [] : [archive]) + ["images", type] + (clip.map { [$0] } ?? [])
      return ((folder + [name]).joined(separator: "/"), clip ?? parts.firstFolder ?? parts.stem)
    }
  }

  /// The frames, those of types without a zone too.
  var frames: [MIDVFrame] = []
  /// The document types.
  var types: Set<String> = []

  init(directory: String, files: [String]) throws(CorpusError) {
    let all = Set(files)
    var found: [(annotations: Annotations, image: Image)] = []
    var lines: [String: [String]] = [:]
    for annotations in files.compactMap(Annotations.init) {
      let project: Project = try MIDVFile.decode(annotations.file, in: directory)
      types.insert(annotations.type)
      for image in project.images.values {
        found.append((annotations, image))
        let document = annotations.picture(image.filename).document
        if !image.lines.isEmpty { lines["\(annotations.type)/\(document)"] = image.lines }
      }
    }
    for (annotations, image) in found {
      let (path, document) = annotations.picture(image.filename)
      guard all.contains(path) else { continue }
      let folders = (annotations.archive.isEmpty ? directory : annotations.archive).split(
        separator: "/")
      frames.append(
        MIDVFrame(
          file: path, type: annotations.type, condition: folders.last.map(String.init) ?? "-",
          lines: lines["\(annotations.type)/\(document)"] ?? [],
          corners: image.regions.compactMap(\.corners).first))
    }
  }
}
