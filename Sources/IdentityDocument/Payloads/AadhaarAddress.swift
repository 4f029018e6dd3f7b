/// The address on an Indian Aadhaar card.
public struct AadhaarAddress: Hashable, Sendable {
  /// Through whom the holder is reached: father, mother, husband.
  public var careOf: String?
  /// House.
  public var house: String?
  /// Street.
  public var street: String?
  /// Landmark.
  public var landmark: String?
  /// Location, a part of the town.
  public var location: String?
  /// Village, town or city.
  public var villageTownOrCity: String?
  /// Post office.
  public var postOffice: String?
  /// Subdistrict.
  public var subdistrict: String?
  /// District.
  public var district: String?
  /// State.
  public var state: String?
  /// Postal index number, six digits.
  public var postalCode: String?

  /// House, street, landmark and location, parted by commas, or `nil` where there is none.
  public var line: String? {
    let parts = [house, street, landmark, location].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
