@testable import PDF417

/// The codewords of a PDF417 symbol: their message, and their correction.
func check(_ bytes: [UInt8]) {
  let codewords = stride(from: 0, to: bytes.count - 1, by: 2).map {
    (Int(bytes[$0]) << 8 | Int(bytes[$0 + 1])) % PrimeField.modulus
  }
  checkMessage(codewords)
  checkCorrection(codewords, seed: bytes.last ?? 0)
}

private func checkMessage(_ codewords: [Int]) {
  guard let message = MessageDecoder.message(of: codewords[...]), !message.bytes.isEmpty,
    message.bytes.count <= MessageEncoder.capacity
  else { return }
  let again = MessageDecoder.message(of: MessageEncoder.codewords(for: message.bytes)[...])
  expect(again?.bytes == message.bytes, "bytes that are written are read")
}

/// Writes a symbol of codewords, damages as many as its level can mend, and mends them.
private func checkCorrection(_ data: [Int], seed: UInt8) {
  let count = ErrorCorrection.codewordCount(level: Int(seed) % 6)
  guard !data.isEmpty, data.count + count <= 925 else { return }
  let whole = data + ErrorCorrection.codewords(for: data, count: count)
  var damaged = whole
  for number in 0..<count / 2 {
    let place = (number * 37 + Int(seed)) % damaged.count
    damaged[place] = (damaged[place] + 1 + number) % PrimeField.modulus
  }
  let outcome = ErrorCorrection.correct(damaged, erasures: [], count: count, reserve: 0)
  expect(outcome?.codewords == whole, "as many errors as half the codewords are mended")
  // What is no symbol is refused or mended, and never trapped at.
  _ = ErrorCorrection.correct(data, erasures: [], count: count, reserve: 0)
}
