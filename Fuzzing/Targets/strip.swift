import LineRecognition
import Raster

nonisolated(unsafe) private var recognizer = LineRecognizer()

/// A line for the recogniser: its height, its cells and their centres, and its pixels.
func check(_ bytes: [UInt8]) {
  guard bytes.count > 8 else { return }
  let (height, cells) = (Int(bytes[0]) % 64 + 1, Int(bytes[1]) % 140)
  let pixels = Array(bytes.dropFirst(4))
  let width = pixels.count / height
  guard width > 0,
    let image = GrayImage(
      width: width, height: height, pixels: Array(pixels.prefix(width * height)))
  else { return }
  let pitch = Float(Int8(bitPattern: bytes[2])) / 4
  let centers = (0..<cells).map { Float(bytes[3]) / 8 + Float($0) * pitch }
  let scores = recognizer.scores(of: LineStrip(image: image, cellCenters: centers))
  expect(scores.cellCount == cells, "every cell has scores")
  for cell in 0..<cells {
    let sum = (0..<CellScores.characterCount).reduce(Float(0)) {
      $0 + scores.probability(of: $1, inCell: cell)
    }
    expect(sum.isFinite && abs(sum - 1) < 0.02, "the scores of a cell are probabilities")
  }
}
