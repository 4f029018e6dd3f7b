import Foundation
import ImageFile
import Raster
import Testing

@testable import BarcodeScanning

/// Sample pictures of others that may lie beside the checkout, and never in it.
enum PublicSymbols {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/barcodes").path
  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder) }

  /// The pictures of a set.
  static func pictures(_ set: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(set)")
      .filter { !$0.hasSuffix(".txt") }.sorted().map { "\(folder)/\(set)/\($0)" }
  }

  /// A text with its line ends made alike.
  static func normalized(_ text: String) -> String {
    text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

@Suite(.enabled(if: PublicSymbols.isPresent, "the sample pictures are not here"))
struct PublicSymbolsTests {
  @Test(arguments: [("qrcode-2", 51), ("qrcode-3", 18)])
  func `as many are read as ever`(_ set: String, _ floor: Int) throws {
    var scanner = try BarcodeScanner()
    var count = 0
    for path in try PublicSymbols.pictures(set) {
      let expected = try String(
        contentsOfFile: (path as NSString).deletingPathExtension + ".txt", encoding: .utf8)
      let barcodes = try scanner.barcodes(in: GrayImage(contentsOfFile: path))
      if barcodes.contains(where: {
        PublicSymbols.normalized($0.text) == PublicSymbols.normalized(expected)
      }) {
        count += 1
      }
    }
    #expect(count >= floor)
  }

  @Test func `pictures without symbols give nothing`() throws {
    var scanner = try BarcodeScanner()
    for path in try PublicSymbols.pictures("falsepositives-1") {
      let image = try GrayImage(contentsOfFile: path)
      #expect(try scanner.barcodes(in: image).isEmpty, "\(path)")
    }
  }
}
