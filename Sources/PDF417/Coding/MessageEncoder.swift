/// Chooses the shortest compaction of bytes (ISO/IEC 15438, 5.4).
///
/// A dynamic programme over the bytes keeps, for every state that the codewords can be in, the
/// cheapest way there. The cost unit is half a codeword, which is what one value of text
/// compaction takes.
struct MessageEncoder {
  /// More bytes than this fit into no symbol: 925 codewords in groups of 44 digits a 15.
  static let capacity = 2710

  /// How one byte is encoded, and what the state is after it.
  ///
  /// States: 0…7 text, twice the sub-mode plus 1 where a value waits for its pair; 8…13 byte
  /// compaction, 8 + (bytes so far − 1) mod 6; 14…57 numeric compaction, 14 + (digits so far − 1)
  /// mod 44.
  private enum State {
    static let count = 58
    static let firstByte = 8
    static let firstDigit = 14
  }

  /// What was done for a byte, when the state alone does not say.
  private enum Way: UInt8 {
    case direct, shift, byteShift
  }

  private struct Step {
    var previous: UInt8 = 0
    var way = Way.direct
  }

  private static let unreachable = Int32.max / 2

  private var costs: [Int32]
  private var steps: [Step]
  private let bytes: [UInt8]

  /// The data codewords of `bytes`, without length descriptor and padding; empty for no bytes.
  ///
  /// - Complexity: O(`bytes.count`), with some thousand operations a byte.
  static func codewords(for bytes: [UInt8]) -> [Int] {
    guard !bytes.isEmpty else { return [] }
    var encoder = MessageEncoder(bytes)
    encoder.plan()
    return encoder.emit(encoder.chosenStates())
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    costs = [Int32](repeating: Self.unreachable, count: State.count)
    costs[0] = 0
    steps = [Step](repeating: Step(), count: bytes.count * State.count)
  }

  private mutating func plan() {
    for (index, byte) in bytes.enumerated() {
      let before = costs
      var after = [Int32](repeating: Self.unreachable, count: State.count)
      // What it costs to leave byte or numeric compaction does not depend on how far the group
      // is, so only the cheapest state of each may leave.
      let leavers = [
        Self.cheapest(before, in: State.firstByte..<State.firstDigit),
        Self.cheapest(before, in: State.firstDigit..<State.count),
      ]
      for (previous, cost) in before.enumerated() where cost < Self.unreachable {
        let mayLeave = previous < State.firstByte || leavers.contains(previous)
        visit(byte: byte, from: previous, mayLeave: mayLeave) { state, added, way in
          guard cost + Int32(added) < after[state] else { return }
          after[state] = cost + Int32(added)
          steps[index * State.count + state] = Step(previous: UInt8(previous), way: way)
        }
      }
      costs = after
    }
  }

  private static func cheapest(_ costs: [Int32], in states: Range<Int>) -> Int {
    states.min { costs[$0] < costs[$1] } ?? states.lowerBound
  }

  /// All that can be done with a byte in a state: the state after it and the half codewords added.
  private func visit(
    byte: UInt8, from previous: Int, mayLeave: Bool, _ offer: (Int, Int, Way) -> Void
  ) {
    let inText = previous < State.firstByte
    let inByte = !inText && previous < State.firstDigit
    let waiting = inText ? previous & 1 : 0
    // Byte compaction: six bytes are five codewords, but the last of them are a codeword each.
    if inByte {
      let next = (previous - State.firstByte + 1) % 6
      offer(State.firstByte + next, next == 5 ? 0 : 2, .direct)
    } else if mayLeave {
      offer(State.firstByte, waiting + 4, .direct)
    }
    if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      if previous >= State.firstDigit {
        let next = (previous - State.firstDigit + 1) % NumericCompaction.digitsInGroup
        let added =
          NumericCompaction.codewordCount(digits: next + 1)
          - NumericCompaction.codewordCount(digits: next)
        offer(State.firstDigit + next, 2 * added, .direct)
      } else if mayLeave {
        offer(State.firstDigit, waiting + 4, .direct)
      }
    }
    guard mayLeave else { return }
    let submode = inText ? TextSubmode.allCases[previous / 2] : .alpha
    let entry = inText ? 0 : 2
    for target in TextSubmode.allCases {
      let latches = submode.latches(to: target).count
      if target.value(of: byte) != nil {
        let values = waiting + latches + 1
        offer(2 * target.rawValue + values & 1, entry + latches + 1, .direct)
      }
      for other in TextSubmode.allCases
      where target.shift(to: other) != nil && other.value(of: byte) != nil {
        let values = waiting + latches + 2
        offer(2 * target.rawValue + values & 1, entry + latches + 2, .shift)
      }
    }
    if inText {
      // A padding value in the punctuation sub-mode is the latch to alpha.
      let next = submode == .punctuation && waiting == 1 ? .alpha : submode
      offer(2 * next.rawValue, waiting + 4, .byteShift)
    }
  }

  private func chosenStates() -> [(state: Int, way: Way)] {
    // A waiting value needs padding, half a codeword.
    func total(_ state: Int) -> Int32 {
      costs[state] + (state < State.firstByte ? Int32(state & 1) : 0)
    }
    var state = costs.indices.min { total($0) < total($1) } ?? 0
    var chosen: [(state: Int, way: Way)] = []
    for index in bytes.indices.reversed() {
      let step = steps[index * State.count + state]
      chosen.append((state, step.way))
      state = Int(step.previous)
    }
    return chosen.reversed()
  }

  private func emit(_ chosen: [(state: Int, way: Way)]) -> [Int] {
    var codewords: [Int] = []
    var index = 0
    var submode = TextSubmode.alpha
    var isText = true
    while index < chosen.count {
      let start = index
      let state = chosen[index].state
      func runs(_ states: Range<Int>) -> Bool {
        index < chosen.count && states.contains(chosen[index].state)
      }
      if state < State.firstByte {
        if !isText { codewords.append(Function.textLatch) }
        submode = isText ? submode : .alpha
        isText = true
        while runs(0..<State.firstByte) { index += 1 }
        emitText(start..<index, chosen, &submode, &codewords)
        continue
      }
      isText = false
      if state < State.firstDigit {
        while runs(State.firstByte..<State.firstDigit) { index += 1 }
        emitBytes(bytes[start..<index], &codewords)
      } else {
        while runs(State.firstDigit..<State.count) { index += 1 }
        codewords.append(Function.numericLatch)
        for group in stride(from: start, to: index, by: NumericCompaction.digitsInGroup) {
          let digits = bytes[group..<min(index, group + NumericCompaction.digitsInGroup)]
          codewords += NumericCompaction.codewords(digits: digits)
        }
      }
    }
    return codewords
  }

  private func emitText(
    _ range: Range<Int>, _ chosen: [(state: Int, way: Way)], _ submode: inout TextSubmode,
    _ codewords: inout [Int]
  ) {
    var values: [Int] = []
    func flush() {
      if values.count % 2 == 1 { values.append(29) }
      for pair in stride(from: 0, to: values.count, by: 2) {
        codewords.append(values[pair] * 30 + values[pair + 1])
      }
      values.removeAll()
    }
    for index in range {
      let byte = bytes[index]
      let target = TextSubmode.allCases[chosen[index].state / 2]
      switch chosen[index].way {
      case .byteShift:
        flush()
        codewords += [Function.byteShift, Int(byte)]
      case .direct:
        values += submode.latches(to: target)
        if let value = target.value(of: byte) { values.append(value) }
      case .shift:
        values += submode.latches(to: target)
        for other in TextSubmode.allCases {
          if let shift = target.shift(to: other), let value = other.value(of: byte) {
            values += [shift, value]
            break
          }
        }
      }
      submode = target
    }
    flush()
  }

  private func emitBytes(_ run: ArraySlice<UInt8>, _ codewords: inout [Int]) {
    codewords.append(run.count % 6 == 0 ? Function.byteLatchOfSix : Function.byteLatch)
    var rest = run
    while rest.count >= 6 {
      var value = rest.prefix(6).reduce(0) { $0 << 8 | Int($1) }
      var group: [Int] = []
      for _ in 0..<5 {
        group.append(value % 900)
        value /= 900
      }
      codewords += group.reversed()
      rest = rest.dropFirst(6)
    }
    codewords += rest.map { Int($0) }
  }
}
