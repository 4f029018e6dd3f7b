/// Reads the landmarks of a face in ISO/IEC 39794-5, whose ASN.1 has automatic tags: an alternative
/// stands in a tag of its own number.
///
/// ```
/// LandmarkBlock { [0] kind: [0] base: [0] MPEG-4 point { [0] code } or [1] anthropometric …,
///                 [1] coordinates: [0] base: [0] Cartesian { [0] x, [1] y } }
/// ```
enum FaceLandmarks {
  /// How many points each group of ISO/IEC 14496-2 has, from group 2 on.
  ///
  /// Their order is that of the enumeration in the ASN.1 module of ISO/IEC 39794-5, which counts on
  /// from group to group.
  private static let pointsOfGroups = [14, 14, 6, 4, 4, 1, 10, 15, 10, 6, 4]

  /// The points of the blocks, in their order; those that are written in another way are left out.
  ///
  /// - Parameter blocks: The value with tag [9] of a representation block.
  /// - Returns: The points, at most 255.
  /// - Throws: What reading values throws, and `tooLarge` for more points.
  static func points(in blocks: TLV) throws(ChipReason) -> [FaceImage.FeaturePoint] {
    var points: [FaceImage.FeaturePoint] = []
    for block in try blocks.children() where block.tag == 0x30 {
      let parts = try block.children()
      guard let kind = try base(of: parts.first { $0.tag == 0xA0 }),
        let coordinates = try base(of: parts.first { $0.tag == 0xA1 }), coordinates.tag == 0xA0,
        let (type, code) = try name(of: kind)
      else { continue }
      let axes = try coordinates.children()
      guard let x = number(axes.first { $0.tag == 0x80 }),
        let y = number(axes.first { $0.tag == 0x81 })
      else { continue }
      guard points.count < ChipLimits.featurePoints else { throw .tooLarge }
      points.append(FaceImage.FeaturePoint(type: type, code: code, x: x, y: y))
    }
    return points
  }

  /// What stands in the base alternative of a choice.
  private static func base(of choice: TLV?) throws(ChipReason) -> TLV? {
    guard let choice, let base = try choice.children().first, base.tag == 0xA0 else { return nil }
    return try base.children().first
  }

  /// The type and the code of a point as ISO/IEC 19794-5 numbers them: 1 for points of
  /// ISO/IEC 14496-2, whose group and number share a byte; 2 for anthropometric ones.
  private static func name(of kind: TLV) throws(ChipReason) -> (type: Int, code: Int)? {
    guard let inner = try kind.children().first else { return nil }
    if kind.tag == 0xA0, inner.tag == 0x80, var index = number(inner) {
      for (offset, count) in pointsOfGroups.enumerated() {
        if index < count { return (1, (offset + 2) << 4 | index + 1) }
        index -= count
      }
      return nil
    }
    // Named ones alone; those that repeat the codes of other lists are left out.
    guard kind.tag == 0xA1, inner.tag == 0xA0, let named = try inner.children().first,
      named.tag == 0xA0, let code = try named.children().first.flatMap(number)
    else { return nil }
    return (2, code)
  }

  /// An INTEGER or ENUMERATED of at most 16 bits that is not negative.
  private static func number(_ value: TLV?) -> Int? {
    guard let bytes = value?.content, let first = bytes.first, first < 0x80 else { return nil }
    let digits = bytes.drop { $0 == 0 }
    return digits.count <= 2 ? digits.reduce(0) { $0 << 8 | Int($1) } : nil
  }
}
