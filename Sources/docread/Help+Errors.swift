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

  /// What `parse --lenient` forgives.
  static let lenient = """
    What docread parse --lenient forgives, for zones that were typed, copied or recognised by others:

      blanks            left out; where the lines then have no length of a zone and with a filler for
                        every blank they do, each becomes <
      empty lines       left out
      lower case        becomes upper case
      full-width A 1    become A 1
      ‹ › > and alike,  become <
      &lt; %3C \\u003c
      « » and alike     become << or <, as the length of the line needs
      tabs, STX, ETX,   left out
      U+FEFF and other
      marks that draw
      nothing
      UTF-16            read as it is

    Where the digits do not agree then, a zone is looked for in the text, and counts where all of its
    digits agree and no second one is there:

      other text        left out, on the lines' own rows, between them and around them: > of quotations,
                        numbers of lists, captions
      broken lines      joined
      lines in another  put in order
      order
      < too few or      added and taken away, at the end of a line or before its last digits; such a
      too many          zone is not accepted, since letters may be missing as well

    Letters are never taken for digits, and check digits are computed as always. Each change stands in
    the answer, with line and column (mrz.normalisations).
    """
}
