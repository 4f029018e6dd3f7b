extension AAMVACard {
  /// The height (`DAU`, before version 2 also `DAV` in centimetres).
  public var height: BodyHeight? {
    if let text = content.text("DAU"), let height = BodyHeight(aamva: text.bytes) { return height }
    guard let number = content.text("DAV")?.bytes.prefix(while: { $0.isDigit }).decimal else {
      return nil
    }
    return number > 0 ? BodyHeight(number, .centimeters) : nil
  }

  /// The weight (`DAW` in pounds, `DAX` in kilograms, `DCE` as a range of kilograms).
  public var weight: BodyWeight? {
    let units: [(StaticString, BodyWeight.Unit)] = [("DAW", .pounds), ("DAX", .kilograms)]
    for (id, unit) in units {
      if let number = content.text(id)?.bytes.prefix(while: { $0.isDigit }).decimal, number > 0 {
        return BodyWeight(number...number, unit)
      }
    }
    guard
      let digit = content.text("DCE")?.bytes.decimal, BodyWeight.aamvaRanges.indices.contains(digit)
    else { return nil }
    return BodyWeight(BodyWeight.aamvaRanges[digit], .kilograms)
  }

  /// The eye colour (`DAY`).
  public var eyeColor: EyeColor? {
    content.text("DAY").flatMap { EyeColor(aamva: $0) }
  }

  /// The hair colour (`DAZ`).
  public var hairColor: HairColor? {
    content.text("DAZ").flatMap { HairColor(aamva: $0) }
  }
}
