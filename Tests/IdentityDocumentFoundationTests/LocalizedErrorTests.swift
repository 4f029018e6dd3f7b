import ChipReading
import Foundation
import IdentityDocument
import IdentityDocumentFoundation
import PDF417
import Raster
import Testing

/// What a program shows that knows Foundation alone.
@Suite struct LocalizedErrorTests {
  static let errors: [any Error & CustomStringConvertible] = [
    MRZError.empty, MRZWritingError.missing(.documentNumber), AAMVAError.noHeader,
    PDF417WriterError.invalidColumns(0), PixelLayoutError.noPixels(width: 0, height: 1),
    ChipReason(rawValue: "truncated"),
    JSONError(.unexpectedEnd, offset: 0, line: 1, column: 1),
  ]

  @Test(arguments: errors.indices)
  func `the localized description is the sentence`(index: Int) {
    let error = Self.errors[index]
    #expect(!error.description.isEmpty)
    #expect((error as any Error).localizedDescription == error.description)
  }
}
