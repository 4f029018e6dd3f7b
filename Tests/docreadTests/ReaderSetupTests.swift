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

  @Test func `print has more time than a zone among many pictures, unless a time is given`() throws
  {
    let few = ReaderSetup.deadlineAmongMany
    for (readsPrint, given, time) in [
      (false, nil, few), (true, nil, ReaderSetup.usualDeadline), (true, .seconds(2), .seconds(2)),
    ] as [(Bool, Duration?, Duration)] {
      var options = ReaderOptions()
      options.readsPrint = readsPrint
      options.deadline = given
      #expect(try ReaderSetup(options, deadline: few).deadline == time)
    }
  }

  @Test func `a folder, a device and a missing file are no configuration`() throws {
    try TemporaryFile.withFolder { folder in
      for (path, fault) in [
        (folder.path, "PATH is a folder, not a file"),
        ("/dev/zero", "PATH is a pipe, a socket or a device, not a regular file"),
        (folder.path + "/none", "there is no file PATH"),
      ] {
        let error = #expect(throws: ReaderError.self) {
          _ = try ReaderSetup.configuration(inFile: path)
        }
        #expect(error?.code == "P00004")
        #expect(error?.message == fault.replacing("PATH", with: path))
      }
    }
  }

  @Test func `faults of a layout speak of a layout`() throws {
    for (text, fault) in [
      ("{", "the layout is no JSON at"), ("7", "the layout has to be an object"),
    ] {
      try TemporaryFile.with(Data(text.utf8)) { file in
        let outcome = try CommandTests.run(["read", "--layout", file, "x"])
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains("P00006: \(file): \(fault)"), "\(outcome.errors)")
        let other = try CommandTests.run(["read", "--config", file, "x"])
        #expect(other.errors.contains("P00006: \(file): the configuration "), "\(other.errors)")
      }
    }
  }

  @Test func `an empty path is seen`() throws {
    let outcome = try CommandTests.run(["read", ""])
    #expect(outcome.errors == "docread: '': H10001: there is no file ''\n")
  }

  @Test func `what may not be opened is said to be so`() {
    let error = LockedFile.unreadable("answers.jsonl", code: EACCES)
    #expect(error.code == "P00007")
    #expect(error.message == "no permission to open answers.jsonl")
  }
}
