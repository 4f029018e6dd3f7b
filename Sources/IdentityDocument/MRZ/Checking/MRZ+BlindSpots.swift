extension MRZ {
  /// Places at which a usual confusion of characters would change no check digit, in the order of
  /// the zone.
  ///
  /// Names, nationality and sex have no digit at all, so every character of theirs that is ever
  /// confused is listed. Elsewhere it is those whose value agrees modulo 10 with that of a character
  /// they are taken for: `6` and `G`, `K` and `<`, `1` and `L`. For every other confusion the digits
  /// speak up, because the weights 7, 3 and 1 have no divisor in common with 10.
  public var undetectable: [Position] {
    let checks = checks
    let protections = format.layout.protections
    let overflow = numberOverflow
    let confusion = Confusion.possible
    var positions: [Position] = []
    for offset in 0..<format.characterCount {
      let character = characters[offset]
      let alphabet = alphabet(atOffset: offset)
      let isCovered = overflow.contains(offset) || protections[offset].isPrinted(in: checks)
      var partners = confusion.partners(of: character)
      while partners != 0 {
        let other = .ascii("0") + UInt8(truncatingIfNeeded: partners.trailingZeroBitCount)
        partners &= partners - 1
        let difference = CheckDigit.value(of: character) - CheckDigit.value(of: other)
        guard alphabet.contains(other), !isCovered || difference % 10 == 0 else {
          continue
        }
        positions.append(format.position(atOffset: offset))
        break
      }
    }
    return positions
  }

  /// Which characters may stand at a place of this zone; every one where it has no such place.
  ///
  /// It is the alphabet of the layout, but for the Russian internal passport (`PNRUS`): its names
  /// are in a transliteration of its own that uses digits as letters.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1.
  /// - Returns: The alphabet of the place.
  public func alphabet(line: Int, column: Int) -> Alphabet {
    guard let offset = format.offset(line: line, column: column) else { return .alphanumeric }
    return alphabet(atOffset: offset)
  }

  /// Which characters may stand at a place of this zone.
  func alphabet(atOffset offset: Int) -> Alphabet {
    if hasDigitsInNames, offset >= 5, offset < 44 { return .alphanumeric }
    return format.layout.alphabets[offset]
  }

  /// Whether the zone is that of a Russian internal passport.
  public var hasDigitsInNames: Bool {
    guard format == .td3 else { return false }
    let beginning: InlineArray<5, UInt8> = [
      .ascii("P"), .ascii("N"), .ascii("R"), .ascii("U"), .ascii("S"),
    ]
    for index in beginning.indices where characters[index] != beginning[index] { return false }
    return true
  }
}
