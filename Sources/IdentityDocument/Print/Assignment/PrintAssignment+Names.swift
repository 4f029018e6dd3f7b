extension PrintAssignment {
  /// Finds the names of the zone as they are printed.
  ///
  /// Of 154 names on specimens that transliterate exactly, 149 were spelt as they are printed; what
  /// was wrong had lost a mark. A letter that the zone alone tells proves nothing.
  /// Names that are only like the zone's are not stated: their lines are kept from other fields.
  mutating func findNames() {
    let names: [(DocumentField, String?)] = [
      (.printedLastName, document.lastName), (.printedFirstName, document.firstName),
    ]
    for (field, name) in names {
      guard let name, !name.isEmpty else { continue }
      let whole = PrintedName.occurrences(of: name, in: lines).filter {
        !(lines[$0.line].role == .caption && lines[$0.line].reading.coverage > 0.8)
          && !isAnothersName($0.line)
      }
      if findContinued(name, field, unless: whole) { continue }
      let found = whole.isEmpty ? readOtherwise(name) : whole
      if !found.isEmpty {
        findName(name, field, among: found)
      } else if !findParts(of: name, field) {
        markLines(like: name)
      }
    }
    withdrawNameOfOther()
    moderateFirstSurname()
  }

  /// The runs of words that spell a name by the letters of several looks, or once letters are put right.
  private func readOtherwise(_ name: String) -> [PrintedName] {
    let composed = PrintedName.composed(of: name, in: lines).filter { !isAnothersName($0.line) }
    guard composed.isEmpty, let alphabet else { return composed }
    return PrintedName.restored(of: name, in: lines, by: alphabet).filter {
      !isAnothersName($0.line)
    }
  }

  /// States a name as the most trustworthy of the runs that spell it has it, with its likeliest marks.
  private mutating func findName(_ name: String, _ field: DocumentField, among found: [PrintedName])
  {
    let known = NameSpelling(name)
    guard let best = found.max(by: { rank(of: $0, like: known) < rank(of: $1, like: known) })
    else { return }
    var (text, isRead) = spelling(of: best, like: name)
    let looks = found.count { spelling(of: $0, like: name).text == text }
    let ended = alphabet?.endingMended(text, like: known)
    if let ended, mayHaveLostMarks(best) { text = ended }
    let marked = likeliest(text, of: best.line, like: name) ?? marked(text, of: best, like: name)
    let isSure =
      isRead && isParted(name) && ended == nil && !isDisputed(best, among: found)
      && marked?.isChanged != true && marked?.isDoubtful != true && !goesOn(best, field)
    if let marked { text = marked.text }
    let isInferred = best.isRestored && !isSeen(best) && !isInked(text, of: best)
    put(
      field, .text(text), from: best.line, isInferred ? .restored : .transliteration,
      confidence: isInferred ? 0.6 : isSure ? sureness(of: best, looks: looks) : 0.85,
      text: best.text)
    for hit in found { lines[hit.line].role = .name }
  }

  /// Whether the zone tells which words are the surname, which one without a separator does not.
  private func isParted(_ name: String) -> Bool {
    document.firstName?.isEmpty == false || !name.utf8.contains(.ascii(" "))
  }

  /// Whether captions say that a line names a parent, a spouse, or the holder by another name: it spells the
  /// zone's name and may have other marks.
  private func isAnothersName(_ place: Int) -> Bool {
    let labels = labels(of: place)
    return labels[.relative] > 0.6 && labels[.surname] < 0.5 && labels[.givenNames] < 0.5
  }

  /// Finds a name that the zone has cut: what stands behind its letters is as print has it, and not
  /// proven.
  ///
  /// A name that was cut between words is one that three letters more go on with.
  private mutating func findContinued(
    _ name: String, _ field: DocumentField, unless whole: [PrintedName]
  ) -> Bool {
    guard isLast(field), document.mrzData?.namesMayBeCut == true else { return false }
    let least = whole.map { PrintedText.letterCount($0.text) + 3 }.min() ?? 0
    var found = PrintedName.continued(of: name, in: lines).filter {
      PrintedText.letterCount($0.text) >= least && !isAnothersName($0.line)
        && !endsWithSurname($0.text)
    }
    // The zone may end where the row does.
    if found.isEmpty { found = whole.filter { endsRow($0) && rowBelow($0.line) != nil } }
    guard let best = found.max(by: { rank(of: $0) < rank(of: $1) }) else { return false }
    let looks = found.count {
      $0.line == best.line && PrintedText.plain($0.text) == PrintedText.plain(best.text)
    }
    let second = rowBelow(best.line)
    let text = second.map { best.text + " " + PrintedText.cleaned(lines[$0].text) } ?? best.text
    put(
      field, .text(LetterCase.mended(text)), from: best.line, .transliteration,
      confidence: looks > 1 ? 0.85 : 0.6, text: text)
    fields[field]?.lines = [best.line, second].compactMap { $0.map { lines[$0].index } }
    for place in [best.line, second].compactMap({ $0 }) { lines[place].role = .name }
    return true
  }

  /// Whether a name is the last one of the zone.
  func isLast(_ field: DocumentField) -> Bool {
    field == .printedFirstName || document.firstName == nil
  }

  /// What stands in its row behind the last part of a name that the zone may have cut.
  private func restOfCut(_ name: PrintedName) -> String? {
    guard document.mrzData?.namesMayBeCut == true else { return nil }
    let words = lines[name.line].text.split(separator: " ").map { String($0) }
    let own = name.text.split(separator: " ").map { PrintedText.plain(String($0)) }
    let end = words.indices.first { start in
      words[start...].prefix(own.count).map { PrintedText.plain($0) } == own
    }
    guard let rest = end.map({ words[($0 + own.count)...].joined(separator: " ") }),
      PrintedText.letterCount(rest) >= 2, PrintedText.likeness(rest) > 0.8,
      !rest.utf8.contains(where: { $0.isDigit })
    else { return nil }
    return PrintedText.cleaned(rest)
  }

  /// Whether a name is the last of its row.
  private func endsRow(_ name: PrintedName) -> Bool {
    name.ofLine == name.before + name.text.unicodeScalars.count(where: PrintedText.isWordPart)
  }

  /// Whether words stand in its row behind a name that the zone may have cut.
  private func goesOn(_ name: PrintedName, _ field: DocumentField) -> Bool {
    isLast(field) && document.mrzData?.namesMayBeCut == true
      && name.ofLine - name.before - PrintedText.letterCount(name.text) >= 3
  }

  /// The share of such names that are spelt as they are printed.
  ///
  /// What was wrong on specimens had lost a mark that the zone does not show (`Ņ` and `N` are both
  /// `N`): in small print, or where one poor look alone saw it. Small print does not part marks above one
  /// letter either.
  private func sureness(of name: PrintedName, looks: Int) -> Double {
    let mayHaveLost = alphabet.map { $0.mayHaveLost(in: name.text) } ?? false
    if name.isRestored || name.confidence < 0.5 || PrintedText.hasBareArticle(name.text) {
      return 0.85
    }
    let isSmall = lines[name.line].pixelHeight < Self.smallPrint
    if mayHaveLost, looks < 2 || isSmall { return 0.85 }
    if alphabet.map({ $0.mayHaveLostInitial(in: name.text) }) ?? false { return 0.85 }
    // Of a state whose letters are not known one look may have taken a speck for a mark, and all of them `Ũ` for `Ū`.
    // In small print one look alone may have lost any mark, as that of `JOSÉ`.
    if alphabet == nil,
      looks < 2 && (isSmall || Self.hasMarks(name.text)) || Self.hasFlatMarks(name.text)
    {
      return 0.85
    }
    if isSmall, alphabet.map({ $0.mayHaveSwapped(in: name.text) }) ?? false { return 0.85 }
    return name.confidence >= 0.7 ? 0.97 : 0.92
  }

  /// Whether a name has a letter with a line or a wave above it, which look alike.
  private static func hasFlatMarks(_ name: String) -> Bool {
    name.unicodeScalars.contains { "ĀÃĒẼĪĨŌÕŪŨ".unicodeScalars.contains($0.capital) }
  }

  /// Whether the print is too small or too poor for a mark that no look has seen to be none.
  private func mayHaveLostMarks(_ name: PrintedName) -> Bool {
    name.confidence < 0.5 || lines[name.line].pixelHeight < Self.smallPrint
  }

  /// Capitals of fewer pixels show marks of two pixels or less.
  static let smallPrint = 14.0

  /// The name in the letters of the issuing state, where those still spell the zone's; a mark that
  /// was taken for another is a guess.
  private func spelling(of name: PrintedName, like known: String) -> (text: String, isRead: Bool) {
    let read = name.tidied(like: known)
    let adapted = adapted(read, of: name.line)
    let spelling = NameSpelling(known)
    // A foreign mark is none where the state's own letter spells the name too.
    let nearest = alphabet.map { $0.adapting(read) } ?? read
    let isOwn = nearest == read || !spelling.isSpelled(by: nearest.unicodeScalars)
    let isSpelled = spelling.isSpelled(by: adapted.unicodeScalars)
    // The Ó of GÖSTA ÞÓR is no Ö where the zone has GOESTA THOR.
    let isUneven =
      isSpelled && !spelling.isEvenlySpelled(by: adapted) && spelling.isEvenlySpelled(by: read)
    return (isSpelled && !isUneven ? adapted : read, isOwn && !name.isRestored)
  }

  /// How trustworthy a spelling is: a recogniser drops marks more often than it invents them, but not
  /// those that the state's language lacks.
  private func rank(of name: PrintedName, like known: NameSpelling? = nil) -> Double {
    let isForeign = alphabet.map { $0.adapting(name.text) != name.text } ?? false
    let hasMarks = alphabet != nil && Self.hasMarks(name.text)
    return name.confidence - (isForeign ? 0.15 : 0) + (hasMarks ? 0.08 : 0)
      - (lines[name.line].role == .caption ? 0.12 : 0)
      - (known?.isEvenlySpelled(by: name.text) == false ? 0.15 : 0)
  }

  /// Whether a text has letters that are none of `A` to `Z`.
  private static func hasMarks(_ text: String) -> Bool {
    text.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
  }

  /// Finds a name whose parts stand in several lines, each spelt exactly.
  private mutating func findParts(of name: String, _ field: DocumentField) -> Bool {
    let parts = name.split(separator: " ").map { String($0) }
    guard parts.count > 1 else { return false }
    var used: [PrintedName] = []
    for part in parts {
      let found = PrintedName.occurrences(of: part, in: lines)
        .filter { lines[$0.line].role != .caption && !isAnothersName($0.line) }
      let fresh = found.filter { hit in
        !used.contains { $0.line == hit.line && $0.text == hit.text }
      }
      guard let hit = (fresh.isEmpty ? found : fresh).max(by: { rank(of: $0) < rank(of: $1) })
      else { return false }
      used.append(hit)
    }
    var words = zip(used, parts).map { hit, part in
      let text = spelling(of: hit, like: part).text
      return likeliest(text, of: hit.line, like: part)?.text ?? text
    }
    words += used.last.flatMap { isLast(field) ? restOfCut($0) : nil }.map { [$0] } ?? []
    let text = words.joined(separator: " ")
    put(field, .text(text), from: used[0].line, .transliteration, confidence: 0.85, text: text)
    if fields[field]?.value.text == text {
      fields[field]?.lines = used.map { lines[$0.line].index }
    }
    for hit in used { lines[hit.line].role = .name }
    return true
  }
}
