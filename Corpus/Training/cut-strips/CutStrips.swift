import Foundation
import ImageFile
import MRZLocation
import Raster

/// Cuts the lines of machine-readable zones out of pictures as the reader itself does, for training.
///
/// Reads paths from standard input, one a line. For every line of the best zone it writes a line of
/// JSON (path, line, cells, size of the strip, centres of the cells in the picture) and then the
/// strip's pixels, row by row, one byte each. The strips are larger than what the net sees, so that
/// training can move about in them.
@main
enum CutStrips {
  static func main() {
    let locator = MRZLocator()
    var sampling = LineSampling()
    sampling.height = 48
    sampling.margin = 40
    while let path = readLine() {
      guard let image = try? GrayImage(contentsOfFile: path) else {
        FileHandle.standardError.write(Data("cut-strips: \(path): cannot be read\n".utf8))
        continue
      }
      guard let zone = locator.zones(in: image).first else { continue }
      for (index, line) in zone.lines.enumerated() {
        let strip = zone.strip(ofLine: index, in: image, sampling: sampling).image
        let header = StripHeader(
          path: path, line: index, lines: zone.lines.count, cells: line.cellCount,
          width: strip.width, height: strip.height,
          centers: line.cellCenters.map { [$0.x, $0.y] })
        guard var record = try? JSONEncoder().encode(header) else { continue }
        record.append(UInt8(ascii: "\n"))
        record.append(contentsOf: strip.pixels)
        FileHandle.standardOutput.write(record)
      }
    }
  }
}
