import DocumentReading

extension Help {
  /// The table of error codes, each with its sentence, cause and remedy.
  static var errors: String {
    let rows = ErrorCode.allCases.map { code in
      "\(code.rawValue)  \(code.sentence)\n        \(code.cause)\n        \(code.remedy)"
    }
    return "Error codes: a letter for the kind, a digit for the step, four digits of detail. What "
      + "stands\nin braces differs from case to case.\n\n" + rows.joined(separator: "\n\n")
  }
}
