import Barcodes
import DocumentReading

/// Barcodes that are only read when they are asked for.
enum CodeKind: String, Hashable, CaseIterable {
  /// Code 128, Code 93, Code 39, Codabar, ITF, EAN, UPC and DataBar.
  case linear
}

extension ReaderConfiguration {
  /// Reads further kinds of barcode, in every picture.
  mutating func add(_ codes: Set<CodeKind>) {
    guard codes.contains(.linear) else { return }
    symbologies.formUnion(Symbology.allCases.filter { !$0.isMatrixOrStacked })
    exhaustsMethods = true
  }
}
