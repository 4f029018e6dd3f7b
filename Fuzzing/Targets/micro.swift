@testable import Barcodes
@testable import PDF417

/// Micro QR, rMQR and MicroPDF417: their modules, formats and codewords.
func check(_ bytes: [UInt8]) {
  guard let first = bytes.first else { return }
  let rest = Array(bytes.dropFirst())
  checkModules(rest, layouts[Int(first) % layouts.count])
  let words = stride(from: 0, to: rest.count - 1, by: 2).reduce(into: 0) { bits, place in
    bits = bits << 8 & 0xFF_FFFF | Int(rest[place])
  }
  _ = (MicroQRFormat.layout(words), RMQRFormat.layout(words))
  let codewords = stride(from: 0, to: rest.count - 1, by: 2).map {
    (Int(rest[$0]) << 8 | Int(rest[$0 + 1])) % PrimeField.modulus
  }
  checkMicroPDF417(codewords)
}

/// Every layout of Micro QR under one mask, and of rMQR.
private let layouts: [SingleMarkLayout] =
  (0..<8).map { MicroQRFormat.layout(number: $0, mask: $0 % 4) }
  + (0..<RMQRFormat.sizeCount).flatMap { size in
    [.medium, .high].map { RMQRFormat.layout(size: size, level: $0) }
  }

private func checkModules(_ bytes: [UInt8], _ layout: SingleMarkLayout) {
  let (width, height) = (layout.modules.width, layout.modules.height)
  var matrix = ModuleMatrix(width: width, height: height)
  for place in 0..<min(8 * bytes.count, width * height)
  where bytes[place / 8] >> (place % 8) & 1 == 1 { matrix[place % width, place / width] = true }
  if let symbol = SingleMarkSymbol(matrix, layout) {
    expect(!symbol.content.bytes.isEmpty, "a symbol says something")
  }
  if let content = QRContent(bytes, grammar: layout.grammar) {
    expect(QRContent(bytes, grammar: layout.grammar) == content, "content is read in one way")
  }
}

private func checkMicroPDF417(_ codewords: [Int]) {
  let message = [Function.textLatch] + codewords
  guard let layout = MicroLayout.all.first(where: { $0.dataCount >= message.count }) else { return }
  let whole = MicroPDF417Writer.codewords(message, layout)
  var damaged = whole
  // One codeword less than can be mended: the rest is a reserve against wrong corrections.
  for number in 0..<max(0, layout.correctionCount / 2 - 1) {
    let place = number * 7 % damaged.count
    damaged[place] = (whole[place] + 1 + number) % PrimeField.modulus
  }
  let outcome = ErrorCorrection.correct(
    damaged, erasures: [], count: layout.correctionCount, reserve: 0)
  expect(outcome?.codewords == whole, "as many errors as half the codewords are mended")
  _ = MessageDecoder.message(of: ([Function.byteLatch] + codewords)[...])
}
