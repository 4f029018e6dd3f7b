/// Turns data codewords into bytes: text, byte and numeric compaction, interpretations, and the
/// macro control block (ISO/IEC 15438, 5.4, 5.5 and 5.13).
struct MessageDecoder {
  private enum Mode: Equatable {
    case text, byte, byteOfSix, numeric
  }

  private var message = Message()
  private var mode = Mode.text
  private var submode = TextSubmode.alpha
  private var pendingShift: TextSubmode?
  /// The codewords of byte or numeric compaction that still wait for their group to end.
  private var pending: [Int] = []
  private var failed = false

  private init() {}

  /// The message of the data codewords, the length descriptor left out, or `nil` where they break
  /// a rule of the standard: what is half understood is not answered.
  static func message(of codewords: ArraySlice<Int>) -> Message? {
    var decoder = MessageDecoder()
    decoder.read(codewords)
    decoder.endGroup()
    return decoder.failed ? nil : decoder.message
  }

  private mutating func read(_ codewords: ArraySlice<Int>) {
    var rest = codewords
    while !failed, let codeword = rest.popFirst() {
      switch codeword {
      case ..<900: take(codeword)
      case Function.textLatch: enter(.text)
      case Function.byteLatch: enter(.byte)
      case Function.byteLatchOfSix: enter(.byteOfSix)
      case Function.numericLatch: enter(.numeric)
      case Function.byteShift: shift(toByte: rest.popFirst())
      case Function.characterSet, Function.generalInterpretation, Function.userInterpretation:
        interpret(as: Self.interpretation(codeword, operands: &rest))
      case Function.macroBlock: return end(withMacroBlock: rest)
      case Function.macroField, Function.macroTerminator: failed = true
      default:
        // Flags that say how the message is to be used; they carry no bytes.
        endGroup()
        if codeword == Function.readerInitialization { message.isReaderInitialization = true }
      }
    }
  }

  private mutating func shift(toByte byte: Int?) {
    endGroup()
    pendingShift = nil
    guard mode == .text, let byte, byte < 256 else { return failed = true }
    message.bytes.append(UInt8(byte))
  }

  /// The number of the interpretation that a flag names with its operands, which are taken; `nil`
  /// where one is missing or is none.
  private static func interpretation(_ flag: Int, operands: inout ArraySlice<Int>) -> Int? {
    guard let first = operands.popFirst(), first < 900 else { return nil }
    switch flag {
    case Function.characterSet: return first
    case Function.userInterpretation: return 810_900 + first
    default:
      guard let second = operands.popFirst(), second < 900 else { return nil }
      return (first + 1) * 900 + second
    }
  }

  private mutating func end(withMacroBlock codewords: ArraySlice<Int>) {
    endGroup()
    message.macro = MacroControlBlock(
      codewords: codewords.prefix { $0 != Function.macroBlock })
    if message.macro == nil { failed = true }
  }

  private mutating func enter(_ next: Mode) {
    endGroup()
    mode = next
    submode = .alpha
    pendingShift = nil
  }

  private mutating func interpret(as number: Int?) {
    guard let number else { return failed = true }
    endGroup()
    pendingShift = nil
    message.interpretations.append(
      PDF417Symbol.Interpretation(offset: message.bytes.count, number: number))
  }

  private mutating func take(_ codeword: Int) {
    guard mode == .text else { return pending.append(codeword) }
    takeText(codeword / 30)
    takeText(codeword % 30)
  }

  private mutating func takeText(_ value: Int) {
    let current = pendingShift ?? submode
    pendingShift = nil
    switch current.meanings[value] {
    case .byte(let byte): message.bytes.append(byte)
    case .latch(let next): submode = next
    case .shift(let next): pendingShift = next
    }
  }

  /// Writes out the codewords that wait: the mode ends here, or a flag interrupts it.
  private mutating func endGroup() {
    guard !pending.isEmpty else { return }
    switch mode {
    case .text: break
    case .byte: endBytes(inGroups: (pending.count - 1) / 5)
    case .byteOfSix: endBytes(inGroups: pending.count / 5)
    case .numeric:
      for start in stride(from: 0, to: pending.count, by: NumericCompaction.codewordsInGroup) {
        let group = pending[start...].prefix(NumericCompaction.codewordsInGroup)
        guard let digits = NumericCompaction.digits(codewords: group) else {
          failed = true
          break
        }
        message.bytes += digits
      }
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Five codewords are six bytes; what is left over is one byte each.
  private mutating func endBytes(inGroups groups: Int) {
    for group in 0..<groups {
      let value = pending[(group * 5)..<(group * 5 + 5)].reduce(0) { $0 * 900 + $1 }
      guard value < 1 << 48 else { return failed = true }
      for shift in stride(from: 40, through: 0, by: -8) {
        message.bytes.append(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
    for codeword in pending[(groups * 5)...] {
      guard codeword < 256 else { return failed = true }
      message.bytes.append(UInt8(codeword))
    }
  }
}
