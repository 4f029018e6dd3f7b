/// The height of a person in the unit of the document.
public struct BodyHeight: Hashable, Sendable {
  /// A unit of height.
  public enum Unit: Hashable, Sendable, CaseIterable {
    /// Inches of 2.54 cm.
    case inches
    /// Centimetres.
    case centimeters
  }

  /// How many units.
  public let value: Int
  /// The unit.
  public let unit: Unit

  /// Makes a height.
  ///
  /// - Parameters:
  ///   - value: How many units.
  ///   - unit: The unit.
  public init(_ value: Int, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The height in whole centimetres, rounded; the greatest or smallest number where it cannot be
  /// counted.
  public var centimeters: Int {
    guard unit == .inches else { return value }
    let (product, overflow) = value.multipliedReportingOverflow(by: 254)
    guard !overflow, product < .max - 50 else { return value < 0 ? .min : .max }
    return (product + 50) / 100
  }

  /// Reads `068 in`, `173 cm`, `509` for 5 ft 9 in, `5'-09"`.
  ///
  /// Source: AAMVA DL/ID Card Design Standard, annex D, element DAU; DL/ID-2000 has feet and inches.
  init?(aamva text: ArraySlice<UInt8>) {
    let text = text.trimmed()
    let digits = text.prefix(while: { $0.isDigit })
    guard let number = digits.decimal, digits.count <= 3 else { return nil }
    let rest = text[digits.endIndex...].trimmed()
    if rest.isEmpty {
      let (feet, inches) = (number / 100, number % 100)
      if digits.count == 3, (3...8).contains(feet), inches < 12 {
        self.init(feet * 12 + inches, .inches)
      } else if digits.first == .ascii("0") || digits.count == 2 {
        self.init(number, .inches)
      } else {
        return nil
      }
      return
    }
    let letters = rest.map { $0.lowercased }[...]
    if letters.starts(with: "in") {
      self.init(number, .inches)
    } else if letters.starts(with: "cm") {
      self.init(number, .centimeters)
    } else if rest.first == .ascii("'") {
      let inches = rest.drop { !$0.isDigit }.prefix(while: { $0.isDigit })
      guard let inches = inches.decimal, inches < 12, number < 9 else { return nil }
      self.init(number * 12 + inches, .inches)
    } else {
      return nil
    }
  }
}
