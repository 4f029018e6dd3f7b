/// Whether a field has to be read, in Anyline's numbers.
public enum ScanOption: Int, Hashable, Sendable, Codable, CaseIterable {
  /// Without the field there is no acceptance.
  case mandatory = 0
  /// The field is reported where it is there.
  case optional = 1
  /// The field is not reported, nor is any text that may hold it.
  case disabled = 2

  /// The word for the option, as the vendor's newer pages spell it (`DEFAULT` is optional).
  ///
  /// - Parameter word: `MANDATORY`, `OPTIONAL`, `DISABLED` or `DEFAULT`, in either letter case.
  public init?(word: String) {
    switch word.uppercased() {
    case "MANDATORY": self = .mandatory
    case "OPTIONAL", "DEFAULT": self = .optional
    case "DISABLED": self = .disabled
    default: return nil
    }
  }
}
