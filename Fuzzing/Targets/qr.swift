@testable import Barcodes

/// A QR code: its content, its modules, its correction.
func check(_ bytes: [UInt8]) {
  guard let first = bytes.first else { return }
  guard let version = QRVersion(number: Int(first) % 40 + 1) else { return }
  let rest = Array(bytes.dropFirst())
  if let content = QRContent(rest, version: version) {
    expect(QRContent(rest, version: version) == content, "content is read in one way")
    _ = EncodedText(content).text
  }
  checkModules(rest, version)
  checkCorrection(rest)
}

private func checkModules(_ bytes: [UInt8], _ version: QRVersion) {
  let side = version.side
  guard side <= 45 else { return }
  var matrix = ModuleMatrix(side: side)
  for place in 0..<min(8 * bytes.count, side * side) where bytes[place / 8] >> (place % 8) & 1 == 1
  {
    matrix[place % side, place / side] = true
  }
  let symbol = QRSymbol(matrix)
  expect(QRSymbol(matrix) == symbol, "modules are read in one way")
}

private func checkCorrection(_ bytes: [UInt8]) {
  guard bytes.count > 10, bytes.count < 256 else { return }
  var block = bytes
  guard ReedSolomon.correct(&block, correctionCount: 10) != nil else { return }
  let mended = block
  expect(
    ReedSolomon.correct(&block, correctionCount: 10) == 0 && block == mended,
    "what was mended is whole")
  for place in 0..<5 { block[place * block.count / 5] ^= UInt8(place + 1) }
  expect(
    ReedSolomon.correct(&block, correctionCount: 10) != nil && block == mended,
    "as many errors as half the codewords are mended")
}
