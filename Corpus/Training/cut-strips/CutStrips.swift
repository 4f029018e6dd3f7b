import Glibc
import ImageFile
import MRZLocation
import Raster

/// Cuts the lines of machine-readable zones out of pictures as the reader itself does, for training.
///
/// Reads paths from standard input, one a line. For every line of the best zone it writes a line of
/// JSON (path, line, cells, size of the strip, centres of the cells in the picture) and then the
/// strip's pixels, row by row, one byte each. The strips are larger than what the net sees, so that
/// training can move about in them. It does without Foundation, so that `--static-swift-stdlib` makes a
/// small program that runs beside a graphics card.
@main
enum CutStrips {
  static func main() {
    let locator = MRZLocator()
    var sampling = LineSampling()
    sampling.height = 48
    sampling.margin = 40
    while let path = readLine() {
      guard let image = try? GrayImage(contentsOfFile: path) else {
        write(Array("cut-strips: \(path): cannot be read\n".utf8), to: STDERR_FILENO)
        continue
      }
      guard let zone = locator.zones(in: image).first else { continue }
      for (index, line) in zone.lines.enumerated() {
        let strip = zone.strip(ofLine: index, in: image, sampling: sampling).image
        let header = StripHeader(
          path: path, line: index, lines: zone.lines.count, cells: line.cellCount,
          width: strip.width, height: strip.height,
          centers: line.cellCenters.map { [$0.x, $0.y] })
        write(Array("\(header)\n".utf8) + strip.pixels, to: STDOUT_FILENO)
      }
    }
  }

  /// Writes all bytes, `write(2)`; nobody reads on where that fails.
  private static func write(_ bytes: [UInt8], to file: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(file, bytes.baseAddress, bytes.count)
      }
      guard count > 0 else { exit(EXIT_FAILURE) }
      rest = rest.dropFirst(count)
    }
  }
}
