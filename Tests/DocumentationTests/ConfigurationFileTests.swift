import DocumentReading
import Testing

/// The configurations of `Examples/Configurations`, one for each use case.
@Suite struct ConfigurationFileTests {
  @Test(arguments: ReaderConfiguration.UseCase.allCases)
  func `the example of a use case loads and looks for the same`(
    useCase: ReaderConfiguration.UseCase
  ) throws {
    let json = try Documentation.text("Examples/Configurations/\(useCase.rawValue).json")
    let configuration = try ReaderConfiguration(json: json)
    #expect(configuration.methods == ReaderConfiguration(for: useCase).methods)
    #expect(configuration.ignoredKeys.isEmpty)
    #expect(!configuration.identifier.isEmpty)
    _ = try DocumentReader(validating: configuration)
  }

  @Test func `every example is of a use case`() {
    let files = Documentation.files(below: "Examples/Configurations", ending: "")
    #expect(files.count == ReaderConfiguration.UseCase.allCases.count)
  }
}
