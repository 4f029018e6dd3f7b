/// Why a configuration keeps a reading from being accepted.
package struct ConfigurationRefusal: Hashable, Sendable {
  /// What the configuration misses.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// Another document, format or place was asked for.
    case expectedElsewhere
    /// A field that is mandatory was not read.
    case missingField
    /// A field that identifies, or is mandatory, was read with less confidence than is asked for.
    case belowConfidence
    /// The fields that are not to be reported are all that identifies the document.
    case withheld
  }

  /// What the configuration misses.
  package var code: Code
  /// The field, where it is about one.
  package var field: FieldName?

  /// Makes a refusal.
  package init(code: Code, field: FieldName? = nil) {
    self.code = code
    self.field = field
  }
}
