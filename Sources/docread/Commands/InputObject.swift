import DocumentReading
import IdentityDocument

/// A line of input that is an object of JSON, whose members are texts; one that is `null` is none.
struct InputObject {
  private var object = JSONValue.null
  /// What is wrong with the line, in words that hold nothing of it save the name of a member that is known.
  private(set) var fault: String?

  /// Understands a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - names: The members that are known.
  init(_ line: [UInt8], naming names: [String]) {
    do throws(JSONError) {
      object = try JSONValue(parsing: line)
    } catch {
      fault = "no JSON at column \(error.column)"
      if case .repeatedName(let name) = error.reason {
        fault = (names.contains(name) ? "'\(name)'" : "a name") + " stands there twice"
      }
    }
  }

  /// Whether a line is to be such an object.
  static func begins(_ line: [UInt8]) -> Bool {
    line.first { $0 != .ascii(" ") } == .ascii("{")
  }

  /// The text of a member, where there is one.
  mutating func text(_ name: String) -> String? {
    switch object[name] {
    case nil, .null: return nil
    case .string(let text): return text
    default:
      refuse("'\(name)' is no text")
      return nil
    }
  }

  /// Says what is wrong, where nothing was said before.
  mutating func refuse(_ fault: String) { self.fault = self.fault ?? fault }
}

extension ReaderError {
  /// Makes an error whose sentence is that of the table, with what is wrong behind it.
  init(_ reason: ErrorCode, naming fault: String) {
    self.init(reason, message: "\(ReaderError(reason).message): \(fault)")
  }
}
