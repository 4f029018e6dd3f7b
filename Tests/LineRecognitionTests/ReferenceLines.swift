import Foundation
import LineRecognition
import Raster

/// The lines that the training's own forward pass was run on, as `export.py` wrote them.
struct ReferenceLines {
  struct Line {
    let strip: LineStrip
    let logProbabilities: [Float]
  }

  let lines: [Line]

  init(_ model: LineModel = .fast) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Reference/\(model.rawValue).lines")
    var bytes = [UInt8](try Data(contentsOf: url))[...]
    func word() -> UInt32 {
      defer { bytes = bytes.dropFirst(4) }
      return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    bytes = bytes.dropFirst(8)
    lines = (0..<word()).compactMap { _ in
      let cells = Int(word())
      let width = 16 * cells + 48
      let pixels = Array(bytes.prefix(24 * width))
      bytes = bytes.dropFirst(24 * width)
      let logs = (0..<37 * cells).map { _ in Float(bitPattern: word()) }
      return GrayImage(width: width, height: 24, pixels: pixels).map {
        Line(
          strip: LineStrip(image: $0, cellCenters: (0..<cells).map { Float(32 + 16 * $0) }),
          logProbabilities: logs)
      }
    }
  }
}
