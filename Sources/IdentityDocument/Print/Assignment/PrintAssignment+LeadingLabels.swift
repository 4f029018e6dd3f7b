/// Labels that stand before a value in its own line, as large as it, without a colon or with one.
extension PrintAssignment {
  /// Finds what stands before a day in its line: `DOB : 15-09-1960`, `Valid Till 15-09-2038 (NT)`.
  ///
  /// The label is the whole beginning of the line, a phrase of the table or an abbreviation, letter by letter, and
  /// nothing but a remark of a few letters stands behind the day.
  mutating func findLabelsBeforeDates() {
    for reading in dates where lines[reading.line].role == nil && isMain(reading) {
      let scalars = Array(lines[reading.line].text.unicodeScalars)
      let range = PrintedDate.dates(in: lines[reading.line].text).first?.range ?? 0..<0
      guard range.lowerBound > 2, range.upperBound <= scalars.count,
        scalars[range.upperBound...].count(where: { $0.properties.isAlphabetic }) <= 2,
        let caption = Self.label(in: scalars[..<range.lowerBound])
      else { continue }
      lines[reading.line].captions = [caption: 0.9]
    }
  }

  /// What stands before a day, all of it or behind its last stroke: before that it may be in another script.
  private static func label(in scalars: ArraySlice<Unicode.Scalar>) -> Caption? {
    func words(_ scalars: ArraySlice<Unicode.Scalar>) -> [UInt8] {
      FoldedText.words(of: String(String.UnicodeScalarView(scalars)))
    }
    if let caption = leading[words(scalars)] { return caption }
    return scalars.lastIndex(of: "/").flatMap { leading[words(scalars[($0 + 1)...])] }
  }

  /// The phrases of days, and abbreviations that are too short for other places.
  private static let leading: [[UInt8]: Caption] = {
    var table: [[UInt8]: Caption] = [:]
    for (caption, text) in Caption.phrases where Caption.dates.contains(caption) {
      table[Array(text.utf8)] = caption
    }
    for (caption, text) in [
      (Caption.dateOfBirth, "dob"), (.dateOfBirth, "d o b"), (.dateOfIssue, "doi"),
      (.dateOfExpiry, "doe"), (.dateOfIssue, "expedida"), (.dateOfExpiry, "expira"),
    ] {
      table[Array(text.utf8)] = caption
    }
    return table
  }()

  /// Finds numbers behind a label in their line: `RUN 8.886.616-6`, `NÚMERO 39.282.098`.
  ///
  /// The label is a phrase of the table letter by letter, and all behind it is the number, which two looks have read
  /// alike.
  mutating func findNumbersBehindLabels() {
    for (field, labels) in Self.ofNumbers where fields[field].map({ $0.evidence == .form }) ?? true
    {
      guard let (text, place) = numberBehind(labels) else { continue }
      fields[field] = nil
      put(field, .text(text), from: place, .captionAgreed, confidence: 0.85, text: text)
      lines[place].role = .number
    }
    // `No. 198507401234` of Sri Lanka and Bolivia: receipts have such numbers, too, and longer ones.
    guard fields[.idNumber] == nil,
      let (text, place) = numberBehind([Array("no".utf8)]) ?? numberBesideLabel,
      text.utf8.count <= 15
    else { return }
    put(.idNumber, .text(text), from: place, .form, confidence: 0.6, text: text)
    lines[place].role = .number
  }

  /// A number that two looks agree on, right of `N°` as a line of its own.
  private var numberBesideLabel: (text: String, line: Int)? {
    let labels = ["n", "no", "nr"].map { Array($0.utf8) }
    for place in lines.indices where labels.contains(FoldedText.words(of: lines[place].text)) {
      guard let next = valueRight(of: place), lines[next].role == nil, lines[next].isAgreed,
        lines[next].confidence > 0.7
      else { continue }
      let numbers = PrintedNumber.numbers(in: lines[next].text)
      if numbers == [lines[next].text] { return (numbers[0], next) }
    }
    return nil
  }

  /// The first number behind one of some labels, and its line.
  private func numberBehind(_ labels: Set<[UInt8]>) -> (text: String, line: Int)? {
    for place in lines.indices where lines[place].role == nil {
      let numbers = lines[place].line.versions.filter { $0.confidence > 0.5 }.compactMap {
        Self.number(in: $0.text, behind: labels)
      }
      if let first = numbers.first,
        numbers.count(where: { PrintedText.compact($0) == PrintedText.compact(first) }) > 1
      {
        return (first, place)
      }
    }
    return nil
  }

  private static let ofNumbers: [(DocumentField, Set<[UInt8]>)] = [
    (DocumentField.idNumber, Caption.documentNumber), (.personalNumber, .personalNumber),
  ].map { field, caption in
    (field, Set(Caption.phrases.filter { $0.caption == caption }.map { Array($0.text.utf8) }))
  }

  private static func number(in text: String, behind labels: Set<[UInt8]>) -> String? {
    let words = text.split(separator: " ")
    let end = (1..<max(1, min(4, words.count))).first {
      labels.contains(FoldedText.words(of: words[..<$0].joined(separator: " ")))
    }
    guard let end else { return nil }
    let rest = PrintedText.cleaned(words[end...].joined(separator: " "), keepsDigit: true)
    let numbers = PrintedNumber.numbers(in: rest)
    return numbers.count == 1 && PrintedText.compact(numbers[0]) == PrintedText.compact(rest)
      ? numbers[0] : nil
  }

  /// The text behind a label in small letters that its line begins with, where it is in capitals itself:
  /// `Name SURESH SHARMA`.
  ///
  /// - Parameters:
  ///   - labels: The labels, as ``FoldedText/words(of:)`` makes them.
  ///   - place: The line.
  /// - Returns: The text, or `nil` where the line does not begin so.
  func text(behind labels: Set<[UInt8]>, in place: Int) -> String? {
    let words = lines[place].text.split(separator: " ")
    guard let end = words.firstIndex(where: { !Self.hasSmallLetters($0) }), end > 0,
      !words[end...].contains(where: Self.hasSmallLetters),
      labels.contains(FoldedText.words(of: words[..<end].joined(separator: " ")))
    else { return nil }
    return words[end...].joined(separator: " ")
  }

  private static func hasSmallLetters(_ word: Substring) -> Bool {
    word.unicodeScalars.contains { $0.properties.isLowercase }
  }
}
