/// A data element of an AAMVA subfile.
public struct AAMVAElement: Hashable, Sendable {
  /// Which element it is.
  public let id: AAMVAElementID
  /// What the card says, without blanks at the ends.
  public let value: String

  /// Makes an element.
  ///
  /// - Parameters:
  ///   - id: Which element it is.
  ///   - value: What the card says.
  public init(_ id: AAMVAElementID, _ value: String) {
    self.id = id
    self.value = value
  }
}

extension AAMVAElement: CustomStringConvertible, CustomDebugStringConvertible {
  /// Identifier and value; a social security number is withheld.
  public var description: String {
    id.rawValue + "=" + (id.isSocialSecurityNumber ? "(withheld)" : value)
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

#if !hasFeature(Embedded)
  extension AAMVAElement: CustomReflectable {
    /// What `dump` shows: the identifier, and the value where it may be shown.
    public var customMirror: Mirror {
      Mirror(self, children: ["id": id.rawValue, "description": description])
    }
  }
#endif
