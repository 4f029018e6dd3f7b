import FoundationEssentials

/// The frames of MIDV-500: `TYPE/ground_truth/` beside `TYPE/images/`, with the same names in both.
struct MIDV500Frames {
  /// What a document says at one place.
  ///
  /// The fields `photo` and `signature` have no value.
  private struct Field: Decodable {
    let value: String?
    let quad: MIDVCorners
  }

  /// The place of the document in a frame.
  private struct Place: Decodable {
    let quad: MIDVCorners
  }

  /// The frames, those of types without a zone too.
  var frames: [MIDVFrame] = []
  /// The document types.
  var types: Set<String> = []

  init(directory: String, files: [String]) throws(CorpusError) {
    let all = Set(files)
    for file in files {
      let truth = PathParts(file)
      guard truth.ending == "json", PathParts(truth.folder).name == "ground_truth" else { continue }
      let fields: [String: Field] = try MIDVFile.decode(file, in: directory)
      let texts = fields.values.compactMap { field in
        field.value.map { (text: $0, height: field.quad.middle) }
      }
      let lines = ZoneLines(amongTexts: texts).lines
      let type = PathParts(truth.stem).name
      types.insert(type)
      let images = PathParts(truth.folder).sibling("images") + "/"
      for picture in files where picture.hasPrefix(images) && PathParts(picture).isPicture {
        let parts = PathParts(String(picture.dropFirst(images.count)))
        let condition = parts.firstFolder
        var corners: [PicturePoint]?
        // The picture that was printed lies beside the conditions; the document fills it. Corners
        // are read for types with a zone only: the others are not used.
        if condition != nil, !lines.isEmpty {
          let file = "\(truth.folder)/\(parts.stem).json"
          guard all.contains(file) else { throw .unreadableFile(file: "\(directory)/\(file)") }
          let place: Place = try MIDVFile.decode(file, in: directory)
          corners = place.quad.points
        }
        frames.append(
          MIDVFrame(
            file: picture, type: type, condition: condition ?? "template", lines: lines,
            corners: corners))
      }
    }
  }
}

/// Four corners, in the order top-left, top-right, bottom-right, bottom-left of the upright thing.
struct MIDVCorners: Decodable {
  let points: [PicturePoint]

  init(from decoder: any Decoder) throws {
    let values = try decoder.singleValueContainer()
    points = try values.decode([PicturePoint].self)
    guard points.count == 4 else {
      throw DecodingError.dataCorruptedError(
        in: values, debugDescription: "4 corners are wanted, there are \(points.count)")
    }
  }

  /// The distance of the middle below the upper edge of the picture.
  var middle: Double { points.reduce(0) { $0 + $1.y } / Double(points.count) }
}

/// Reads one file of ground truth.
enum MIDVFile {
  /// - Throws: `CorpusError` with the file, the place in it, and the reason.
  static func decode<Value: Decodable>(
    _ file: String, in directory: String
  ) throws(CorpusError) -> Value {
    guard let data = FileManager.default.contents(atPath: "\(directory)/\(file)") else {
      throw .unreadableFile(file: "\(directory)/\(file)")
    }
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      throw .invalidSidecar(file: "\(directory)/\(file)", reason: JSONReason(error).description)
    }
  }
}
