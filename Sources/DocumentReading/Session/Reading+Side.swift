public import IdentityDocument

extension Reading {
  /// The same reading with every value under the side that the picture shows.
  ///
  /// Without it, values stand under the side on which they are usually printed.
  ///
  /// - Parameter side: The side that the picture shows.
  /// - Returns: The reading with other keys in ``fields``.
  public func shown(on side: Side) -> Reading {
    var reading = self
    reading.fields = [:]
    for (key, field) in fields {
      reading.fields[FieldKey(side: side, zone: key.zone, name: key.name)] = field
    }
    reading.request.side = side
    // Where fields are withheld, the zones are gone and the answer is kept as it was made.
    if !request.rules.withholdsAny { reading.seal() }
    return reading
  }
}
