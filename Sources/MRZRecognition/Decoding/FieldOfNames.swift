/// What is known of names says of the text of a field.
struct FieldOfNames {
  /// The likeliest text in ASCII.
  let likeliest: [UInt8]
  /// For each cell of the text that was given whether it belongs to a known name; fillers do.
  let known: [Bool]
  /// The share of that text among all that have its words that are no known names.
  let probabilityOfKnown: Float
}
