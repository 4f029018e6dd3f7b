import DocumentReading
import Testing

/// Values that a program may set and no file may have, and the other way round.
@Suite struct AllowedValuesTests {
  /// What a program sets, and the name of what is wrong, the code where there is none.
  static let refused: [(String, @Sendable (inout ReaderConfiguration) -> Void)] = [
    ("nameGate has to be from 0.0 to 1.0, and is 2.0", { $0.nameGate = 2 }),
    ("nameGate", { $0.nameGate = -1 }), ("nameGate", { $0.nameGate = .nan }),
    ("zoneLimit has to be from 1 to 100, and is 0", { $0.zoneLimit = 0 }),
    ("minConfidence", { $0.minConfidence = 1000 }),
    ("mrz.surname.minConfidence", { $0.fields[.mrz] = [.surname: FieldRule(minConfidence: 101)] }),
    ("maximumSide", { $0.maximumSide = 1 }), ("pixelLimit", { $0.pixelLimit = -1 }),
    ("byteLimit", { $0.byteLimit = 0 }), ("timeout", { $0.timeout = .zero }),
    ("sides has to be one side at least", { $0.sides = [] }),
  ]

  @Test(arguments: refused.indices)
  func `a reader refuses what no file may say`(index: Int) {
    let (words, change) = Self.refused[index]
    var configuration = ReaderConfiguration()
    change(&configuration)
    let error = #expect(throws: ReaderError.self) {
      _ = try DocumentReader(validating: configuration)
    }
    #expect(error?.reason == .configurationFaults)
    #expect(error?.message.hasPrefix(words) == true, "\(String(describing: error))")
  }

  @Test func `all that is wrong is said at once`() {
    var configuration = ReaderConfiguration()
    (configuration.zoneLimit, configuration.nameGate) = (0, 2)
    let error = #expect(throws: ReaderError.self) {
      _ = try DocumentReader(validating: configuration)
    }
    #expect(error?.message.split(separator: "\n").count == 2)
  }

  @Test func `codes of no kind are nothing to read`() throws {
    var configuration = ReaderConfiguration()
    configuration.symbologies = []
    _ = try DocumentReader(validating: configuration)
    configuration.methods = [.pdf417, .qr]
    let error = #expect(throws: ReaderError.self) {
      _ = try DocumentReader(validating: configuration)
    }
    #expect(error?.reason == .nothingToRead)
  }

  @Test func `a method that stands there a second time is dropped`() throws {
    let read = try ReaderConfiguration(json: #"{"methods":["qr","qr","PDF417","QR"]}"#)
    #expect(read.methods == [.qr, .pdf417])
    var configuration = ReaderConfiguration()
    configuration.methods = [.mrz, .mrz]
    configuration.methods.append(.mrz)
    #expect(configuration.methods == [.mrz])
  }

  @Test(arguments: ["9223372036854775807", "1e300", "-1e300", "0"])
  func `a whole number that is too large is told the range`(number: String) {
    let error = #expect(throws: ConfigurationErrors.self) {
      try ReaderConfiguration(json: #"{"maximumSide":\#(number)}"#)
    }
    #expect(error?.all.map(\.reason) == [.outOfRange("from 40 to 100000")])
    #expect(throws: ConfigurationErrors.self) {
      try ReaderConfiguration(json: #"{"maximumSide":99.5}"#)
    }
  }
}
