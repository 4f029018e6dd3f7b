/// A face of EF.DG2 (ICAO Doc 9303-10, §4.7.2).
public struct FaceImage: Hashable, Sendable {
  /// How the face is recorded.
  public enum Record: String, Hashable, Sendable {
    /// ISO/IEC 19794-5:2005.
    case iso19794 = "ISO/IEC 19794-5"
    /// ISO/IEC 39794-5.
    case iso39794 = "ISO/IEC 39794-5"
  }

  /// A feature point (ISO/IEC 19794-5:2005, §5.6), or a landmark of ISO/IEC 39794-5.
  public struct FeaturePoint: Hashable, Sendable {
    /// The type; 1 is a point of ISO/IEC 14496-2, 2 an anthropometric one of ISO/IEC 39794-5.
    public let type: Int
    /// The code: of type 1 group and number, four bits each; of type 2 the place in the
    /// standard's list of names, from 0.
    public let code: Int
    /// Pixels from the left.
    public let x: Int
    /// Pixels from the top.
    public let y: Int
  }

  /// How the face is recorded.
  public let record: Record
  /// The picture.
  public let picture: ChipPicture
  /// The width in pixels, by the picture or else by the record.
  public let width: Int?
  /// The height in pixels, by the picture or else by the record.
  public let height: Int?
  /// The feature points, at most 255.
  public let featurePoints: [FeaturePoint]

  init(
    record: Record, picture: ChipPicture, recorded: (width: Int, height: Int)?,
    featurePoints: [FeaturePoint] = []
  ) {
    self.record = record
    self.picture = picture
    width = picture.width ?? recorded?.width
    height = picture.height ?? recorded?.height
    self.featurePoints = featurePoints
  }

  /// Reads the faces of the file.
  ///
  /// - Parameter bytes: The file EF.DG2.
  /// - Returns: The faces in their order, at most nine.
  /// - Throws: `wrongTag`, `malformed`, `tooLarge`, and what reading values throws.
  public static func all(in bytes: [UInt8]) throws(ChipReason) -> [FaceImage] {
    let groups = try GroupFile.values(of: .dg2, in: bytes)
    guard let list = groups.first, list.tag == 0x7F61 else { throw .malformed }
    var fields = FieldCursor(list)
    let count = try fields.take(0x02).smallInteger()
    var faces: [FaceImage] = []
    var instances = 0
    while let instance = try fields.next() {
      guard instance.tag == 0x7F60 else { throw .malformed }
      instances += 1
      guard instances <= ChipLimits.faces else { throw .tooLarge }
      faces += try Self.faces(of: try instance.children())
      guard faces.count <= ChipLimits.faces else { throw .tooLarge }
    }
    guard instances == count else { throw .malformed }
    return faces
  }

  /// The faces of one biometric information template (ISO/IEC 7816-11).
  private static func faces(of parts: [TLV]) throws(ChipReason) -> [FaceImage] {
    guard let data = parts.first(where: { $0.tag == 0x5F2E || $0.tag == 0x7F2E }) else {
      throw .malformed
    }
    // Either tag may wrap the older record, which names itself.
    if data.content.starts(with: "FAC\0".utf8) { return try FaceRecord.faces(in: data.content) }
    guard data.tag == 0x7F2E, let face = try face(in: data) else { throw .malformed }
    return [face]
  }

  /// The face of a record of ISO/IEC 39794-5: its picture is the longest value that begins as one
  /// does, its points are the landmark blocks, tag [9] of its representation.
  private static func face(in data: TLV) throws(ChipReason) -> FaceImage? {
    try data.checkDepth()
    var best: ArraySlice<UInt8> = []
    var points: [FeaturePoint] = []
    var open = [data]
    while let value = open.popLast() {
      if value.isConstructed {
        for part in try value.children() {
          if value.tag == 0x30, part.tag == 0xA9 {
            points = try FaceLandmarks.points(in: part)
          } else {
            open.append(part)
          }
        }
      } else if value.content.count > best.count, ChipPicture.Kind(value.content) != .unknown {
        best = value.content
      }
    }
    guard !best.isEmpty else { return nil }
    return FaceImage(
      record: .iso39794, picture: ChipPicture(Array(best)), recorded: nil, featurePoints: points)
  }
}
