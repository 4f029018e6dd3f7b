/// A zone that was read from a picture, with the misreadings mended that can be proven.
///
/// Repair is a stage of its own behind parsing. It first puts characters into the alphabet of their
/// place, `O` for `0` in a date or `0` for `O` in a name. Where check digits still fail, it tries
/// every single change of a character, a check digit's own among them, for one that is taken for
/// it, in the fields that fail; a field that passes is never touched. A change is accepted only if
/// it alone makes every printed digit valid and its shapes are very close. What is changed stands in
/// ``corrections`` with its proof; a zone that cannot be mended is left as it was read.
///
/// No check digit that agrees disagrees afterwards, a zone whose digits agree and whose characters
/// keep to their alphabets is never changed, and what has been repaired is not repaired again.
///
/// ```swift
/// let repair = MRZRepair(try MRZ(parsing: recognised))
/// repair.mrz.isValid
/// repair.corrections.first?.proof     // check digits: documentNumber, composite
/// ```
public struct MRZRepair: Hashable, Sendable {
  /// The zone, mended as far as that is proven.
  public let mrz: MRZ
  /// What was changed, in the order of the zone.
  public let corrections: [MRZCorrection]

  /// Mends a zone.
  ///
  /// - Parameter read: The zone as it was read.
  /// - Complexity: Some hundred checks of the zone at most, some 20 µs; hardly any work for a zone
  ///   that passes and keeps to its alphabets.
  public init(_ read: MRZ) {
    let search = RepairSearch(read)
    mrz = search.mrz
    corrections = search.corrections
  }
}
