/// Reads the facial record of ISO/IEC 19794-5:2005, §5: numbers have their highest byte first.
enum FaceRecord {
  /// The faces of a record.
  ///
  /// The length of the whole record is not believed: issuers get it wrong by a few bytes.
  static func faces(in record: ArraySlice<UInt8>) throws(ChipReason) -> [FaceImage] {
    guard record.dropFirst(4).starts(with: "010\0".utf8) else { throw .malformed }
    let count = try number(record, at: 12, of: 2)
    guard count <= ChipLimits.faces else { throw .tooLarge }
    var rest = record.dropFirst(14)
    var faces: [FaceImage] = []
    for index in 0..<count {
      var length = try number(rest, at: 0, of: 4)
      // What remains is the last face's, whatever its length says beyond it.
      if index == count - 1, length > rest.count { length = rest.count }
      guard length <= rest.count else { throw .truncated }
      faces.append(try face(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return faces
  }

  /// One face: 20 bytes of facial information, 8 for each point, 12 of image information, the image.
  private static func face(_ block: ArraySlice<UInt8>) throws(ChipReason) -> FaceImage {
    let pointCount = try number(block, at: 4, of: 2)
    guard pointCount <= ChipLimits.featurePoints else { throw .tooLarge }
    var points: [FaceImage.FeaturePoint] = []
    for index in 0..<pointCount {
      let start = 20 + 8 * index
      points.append(
        FaceImage.FeaturePoint(
          type: try number(block, at: start, of: 1), code: try number(block, at: start + 1, of: 1),
          x: try number(block, at: start + 2, of: 2), y: try number(block, at: start + 4, of: 2)))
    }
    let information = 20 + 8 * pointCount
    let size = (
      width: try number(block, at: information + 2, of: 2),
      height: try number(block, at: information + 4, of: 2)
    )
    guard block.count >= information + 12 else { throw .truncated }
    return FaceImage(
      record: .iso19794, picture: ChipPicture(Array(block.dropFirst(information + 12))),
      recorded: size.width > 0 && size.height > 0 ? size : nil, featurePoints: points)
  }

  private static func number(
    _ bytes: ArraySlice<UInt8>, at offset: Int, of count: Int
  ) throws(ChipReason) -> Int {
    guard let value = PictureHeader.number(bytes.dropFirst(offset).prefix(count), of: count) else {
      throw .truncated
    }
    return value
  }
}
