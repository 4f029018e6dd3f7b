import DocumentReading
import Foundation
import Testing

@testable import docread

/// A process that decodes may have as much memory as the largest file takes that is read.
@Suite struct DecoderLimitsTests {
  @Test(arguments: [(nil, "400000000"), (500_000_000, "500000000")] as [(Int?, String)])
  func `the largest file of a configuration is that of the process`(
    limit: Int?, word: String
  ) throws {
    try TemporaryFile.with(Data(#"{"byteLimit":400000000}"#.utf8)) { path in
      var options = ReaderOptions()
      (options.configuration, options.byteLimit) = (path, limit)
      let words = try DecodingProcess(options).arguments
      #expect(words.suffix(2) == ["--limit-bytes", word])
    }
    #expect(try !DecodingProcess(ReaderOptions()).arguments.contains("--limit-bytes"))
  }

  @Test func `a configuration that does not hold is an error`() throws {
    var options = ReaderOptions()
    options.configuration = "no such file"
    #expect(throws: ReaderError.self) { try DecodingProcess(options) }
  }
}
