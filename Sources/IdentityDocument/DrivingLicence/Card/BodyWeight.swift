/// The weight of a person in the unit of the document.
public struct BodyWeight: Hashable, Sendable {
  /// A unit of weight.
  public enum Unit: Hashable, Sendable, CaseIterable {
    /// Pounds of 0.45359237 kg.
    case pounds
    /// Kilograms.
    case kilograms
  }

  /// How many units, from and to; the same where the document is exact.
  public let range: ClosedRange<Int>
  /// The unit.
  public let unit: Unit

  /// Makes a weight.
  ///
  /// - Parameters:
  ///   - range: How many units, from and to.
  ///   - unit: The unit.
  public init(_ range: ClosedRange<Int>, _ unit: Unit) {
    self.range = range
    self.unit = unit
  }

  /// The weight where the document is exact.
  public var value: Int? { range.lowerBound == range.upperBound ? range.lowerBound : nil }

  /// The ranges of element `DCE`, in kilograms, by its digit 0 to 9.
  ///
  /// Source: AAMVA DL/ID Card Design Standard, annex D, element DCE. The last one has no end there.
  static let aamvaRanges: [ClosedRange<Int>] = [
    0...31, 32...45, 46...59, 60...70, 71...86, 87...100, 101...113, 114...127, 128...145,
    146...999,
  ]
}
