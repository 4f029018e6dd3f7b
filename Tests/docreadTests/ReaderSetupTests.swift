import DocumentReading
import Foundation
import Testing

@testable import docread

@Suite struct ReaderSetupTests {
  @Test func `a terabyte is refused by its size, before a byte of it is read`() throws {
    try TemporaryFile.with(Data("{".utf8)) { file in
      // The file has a hole and takes no room.
      try #require(unsafe truncate(file, 1 << 40) == 0)
      let error = #expect(throws: ReaderError.self) {
        _ = try ReaderSetup.configuration(inFile: file)
      }
      #expect(error?.code == "P00005")
    }
  }

  @Test func `a configuration is refused by its size, not by what it says`() throws {
    for (count, code) in [(1 << 20, "P00006"), ((1 << 20) + 1, "P00005")] {
      try TemporaryFile.with(Data(repeating: UInt8(ascii: " "), count: count)) { file in
        let error = #expect(throws: ReaderError.self) {
          _ = try ReaderSetup.configuration(inFile: file)
        }
        #expect(error?.code == code)
      }
    }
  }

  @Test func `a limit that a configuration states holds, though it is the usual one elsewhere`()
    throws
  {
    var usual = ReaderConfiguration()
    usual.byteLimit = ServeOptions.usualBytes
    for (text, limit) in [("{}", 32 << 20), (#"{"byteLimit":268435456}"#, 256 << 20)] {
      try TemporaryFile.with(Data(text.utf8)) { file in
        var options = ReaderOptions()
        options.configuration = file
        let setup = try ReaderSetup(options, over: usual)
        #expect(setup.configuration.byteLimit == limit)
      }
    }
    #expect(try ReaderSetup(ReaderOptions(), over: usual).configuration.byteLimit == 32 << 20)
    #expect(try ReaderSetup(ReaderOptions()).configuration.byteLimit == 256 << 20)
  }

  @Test func `a folder, a device and a missing file are no configuration`() throws {
    try TemporaryFile.withFolder { folder in
      for path in [folder.path, "/dev/zero", folder.path + "/none"] {
        let error = #expect(throws: ReaderError.self) {
          _ = try ReaderSetup.configuration(inFile: path)
        }
        #expect(error?.code == "P00004")
        #expect(error?.message == "\(path) cannot be opened")
      }
    }
  }
}
