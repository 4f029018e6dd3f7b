import DocumentReading
import Foundation
import IdentityDocument
import ImageFile
import Testing

/// What a program shows that knows an error by Foundation alone.
@Suite struct LocalizedDescriptionTests {
  @Test func `the localized description of an error is its sentence`() {
    let errors: [any Error & CustomStringConvertible] = [
      ReaderError(.noSuchPage), ImageFileError.empty, MRZError.empty,
      ConfigurationError(path: "sides", reason: .unsupported),
      ConfigurationErrors([ConfigurationError(path: "sides", reason: .unsupported)]),
    ]
    for error in errors {
      let thrown: any Error = error
      #expect(thrown.localizedDescription == error.description)
    }
  }
}
