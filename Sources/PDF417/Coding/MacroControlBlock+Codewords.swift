extension MacroControlBlock {
  /// Reads the codewords that follow a 928 (ISO/IEC 15438, 5.13.1), or answers `nil` where they
  /// break its rules.
  init?(codewords: ArraySlice<Int>) {
    let digits = codewords.prefix(2)
    guard digits.count == 2, let index = Self.number(of: digits) else { return nil }
    var rest = codewords.dropFirst(2)
    let identifier = rest.prefix { $0 < 900 }
    rest = rest.dropFirst(identifier.count)
    self.init(segmentIndex: index, fileIdentifier: Array(identifier), isLastSegment: false)
    while let codeword = rest.popFirst() {
      switch codeword {
      case Function.macroTerminator:
        isLastSegment = true
      case Function.macroField:
        guard let designator = rest.popFirst() else { return nil }
        let value = rest.prefix { $0 != Function.macroField && $0 != Function.macroTerminator }
        rest = rest.dropFirst(value.count)
        guard setField(designator, to: value) else { return nil }
      case Function.textLatch:
        // Padding behind the block.
        continue
      default:
        return nil
      }
    }
  }

  /// The codewords of the block, 928 and all.
  var codewords: [Int] {
    var codewords = [Function.macroBlock] + Self.codewords(of: segmentIndex, digits: 5)
    codewords += fileIdentifier
    func append(_ designator: Int, text: [UInt8]?) {
      guard let text else { return }
      codewords += [Function.macroField, designator] + MessageEncoder.codewords(for: text)
    }
    func append(_ designator: Int, number: Int?, digits: Int? = nil) {
      guard let number else { return }
      codewords += [Function.macroField, designator] + Self.codewords(of: number, digits: digits)
    }
    append(0, text: fileName)
    append(1, number: segmentCount, digits: 5)
    append(2, number: timeStamp)
    append(3, text: sender)
    append(4, text: addressee)
    append(5, number: fileSize)
    append(6, number: checksum)
    if isLastSegment { codewords.append(Function.macroTerminator) }
    return codewords
  }

  /// Table 7 of the standard; a field that it does not name is passed over.
  private mutating func setField(_ designator: Int, to value: ArraySlice<Int>) -> Bool {
    switch designator {
    case 0, 3, 4:
      guard let text = MessageDecoder.message(of: value)?.bytes else { return false }
      switch designator {
      case 0: fileName = text
      case 3: sender = text
      default: addressee = text
      }
    case 1, 2, 5, 6:
      guard let number = Self.number(of: value) else { return false }
      switch designator {
      case 1: segmentCount = number
      case 2: timeStamp = number
      case 5: fileSize = number
      default: checksum = number
      }
    default:
      break
    }
    return true
  }

  /// A number in numeric compaction, with or without the latch before it.
  private static func number(of codewords: ArraySlice<Int>) -> Int? {
    let group = codewords.filter { $0 != Function.numericLatch && $0 != Function.textLatch }
    guard !group.isEmpty, group.count <= 7, group.allSatisfy({ $0 < 900 }),
      let digits = NumericCompaction.digits(codewords: group), digits.count <= 18
    else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) }
  }

  private static func codewords(of number: Int, digits: Int?) -> [Int] {
    var text = Array(String(max(0, number)).utf8)
    while let digits, text.count < digits { text.insert(UInt8(ascii: "0"), at: 0) }
    return NumericCompaction.codewords(digits: text)
  }
}
