import Foundation
import Testing

/// The commands that read in their own process have pictures decoded in one without rights.
@Suite struct DecodingProcessTests {
  static let good = IsolatedBatchTests.good

  /// A TIFF picture of one bit a pixel whose strip is compressed (PackBits, TIFF 6.0, section 9).
  static func writeSlowTIFF(in folder: URL) throws -> String {
    let (side, strip) = (30_000, [UInt8](repeating: 0x81, count: 2 * 900_000))
    func little(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let entries = [
      (256, side), (257, side / 10), (258, 1), (259, 32773), (262, 0), (273, 8), (277, 1),
      (278, side / 10), (279, strip.count),
    ]
    var file = Array("II*\0".utf8) + little(8 + strip.count, 4) + strip + little(entries.count, 2)
    for (tag, value) in entries {
      file += little(tag, 2) + little(4, 2) + little(1, 4) + little(value, 4)
    }
    let path = folder.appending(path: "slow.tiff")
    try Data(file + little(0, 4)).write(to: path)
    return path.path
  }

  @Test(arguments: [
    ["read", "--json"], ["read", "--csv"], ["read"], ["barcode"], ["burst", "--json"],
    ["session"],
  ])
  func `answers are those of one process`(command: [String]) throws {
    try TemporaryFile.withFolder { folder in
      let (tiff, pdf) = (folder.appending(path: "a.tiff"), folder.appending(path: "a.pdf"))
      try SamplePages.tiff().write(to: tiff)
      try SamplePages.pdf().write(to: pdf)
      let gif = folder.appending(path: "a.gif")
      try Data(BurstCommandTests.animation).write(to: gif)
      let torn = folder.appending(path: "torn.png")
      let picture = try Data(contentsOf: CommandTests.root.appending(path: Self.good))
      try Data([0x89] + "PNG\r\n".utf8 + [0x1A, 0x0A] + picture.prefix(4000)).write(to: torn)
      let files = [
        tiff.path, pdf.path, gif.path, torn.path, "no such file", "Package.swift", Self.good,
        "Corpus/Cards/g1-aamva-000.jpg",
      ]
      let rounds = command == ["session"] ? [[tiff.path], [torn.path, pdf.path]] : [files]
      for files in rounds {
        let arguments = command + ["--as-of", "2026-11-21"]
        let here = try CommandTests.run(arguments + ["--no-isolate"] + files)
        for options in [[], ["--isolate"]] {
          let caged = try CommandTests.run(arguments + options + files)
          #expect(Self.timeless(caged.output) == Self.timeless(here.output))
          #expect(caged.errors == here.errors)
          #expect(caged.code == here.code)
        }
        #expect(here.output.utf8.count > 200)
      }
    }
  }

  @Test func `drawings and cut-outs are those of one process`() throws {
    try TemporaryFile.withFolder { folder in
      var written: [[Data]] = []
      for options in [["--isolate"], ["--no-isolate"]] {
        let place = folder.appending(path: options[0])
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        let drawing = place.appending(path: "drawing.png")
        let outcome = try CommandTests.run(
          ["read", "--annotate", drawing.path, "--images", place.path, Self.good] + options)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
        #expect(names == ["drawing.png", "mrp-000-mrz.png"])
        written.append(try names.map { try Data(contentsOf: place.appending(path: $0)) })
      }
      #expect(written[0] == written[1])
    }
  }

  @Test(
    arguments: [["read", "--json"], ["read", "--json", "--no-isolate"], ["barcode"]], [false, true])
  func `a decoder that does not end is ended at the deadline`(
    command: [String], isTIFF: Bool
  ) throws {
    try TemporaryFile.withFolder { folder in
      let slow =
        isTIFF
        ? try Self.writeSlowTIFF(in: folder) : try IsolatedBatchTests.writeSlowPicture(in: folder)
      // The promise is 0.2 seconds; other work on the machine may take a try beyond it, not twelve.
      try IsolatedBatchTests.fastest {
        let outcome = try CommandTests.run(command + ["--deadline", "0.05", slow, Self.good])
        return try IsolatedBatchTests.timeOfCutShort(outcome)
      }
    }
  }

  @Test func `a slow frame and a slow side are cut short`() throws {
    try TemporaryFile.withFolder { folder in
      let slow = try IsolatedBatchTests.writeSlowPicture(in: folder)
      let burst = try CommandTests.run(["burst", "--json", "--deadline", "0.15", slow, slow])
      #expect(burst.code == 0, "\(burst.errors)")
      #expect(burst.output.contains(#""cutShort""#))
      #expect(try IsolatedBatchTests.milliseconds(burst.output[...]) < 5000)
      let session = try CommandTests.run(["session", "--deadline", "0.15", slow, Self.good])
      #expect(session.output.contains(#""cutShort""#))
    }
  }

  @Test func `a picture that ends its process is answered, and the next ones too`() throws {
    try TemporaryFile.withFolder { folder in
      let poison = try IsolatedBatchTests.writeLargePicture(in: folder)
      let limit = ["--limit-memory", "60000000"]
      let read = try CommandTests.run(["read", "--json"] + limit + [poison, Self.good, poison])
      #expect(read.code == 1)
      let lines = read.output.split(separator: "\n")
      try #require(lines.count == 3)
      for line in [lines[0], lines[2]] {
        #expect(line.contains(#""error":{"code":"F10001","message":"the reader ended while re"#))
      }
      #expect(lines[1].contains(#""accepted":true"#))
      let burst = try CommandTests.run(["burst", "--json"] + limit + [poison, Self.good])
      #expect(burst.output.contains(#""accepted":true"#))
      #expect(burst.errors.contains("F10001"))
      #expect(try CommandTests.run(["read", poison]).code == 0)
    }
  }

  @Test func `the process that decodes has no rights`() throws {
    try TemporaryFile.withFolder { folder in
      let slow = try IsolatedBatchTests.writeSlowPicture(in: folder)
      let process = Process()
      let command: URL = try #require(CommandTests.command, "the command is not built")
      process.executableURL = command
      process.arguments = ["read", "--json"] + [String](repeating: slow, count: 4)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      defer {
        process.terminate()
        process.waitUntilExit()
      }
      var isConfined = false
      while process.isRunning, !isConfined {
        for child in IsolatedBatchTests.children(of: process.processIdentifier) {
          let status = try? String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8)
          if let status, status.contains("\nNoNewPrivs:\t1\n"),
            status.contains("\nSeccomp:\t2\n")
          {
            isConfined = true
          }
        }
        usleep(1000)
      }
      #expect(isConfined)
    }
  }

  @Test(arguments: [
    (["decoder"], "docread: 'decoder' is started by other commands alone\n"),
    (
      ["read", "--limit-memory", "1000000", "--no-isolate", "a"],
      "docread: '--limit-memory' does not go with '--no-isolate'\nSee 'docread help read'.\n"
    ),
  ])
  func `wrong usage is 64`(arguments: [String], message: String) throws {
    let outcome = try CommandTests.run(arguments)
    #expect(outcome.code == 64)
    #expect(outcome.errors == message)
  }

  @Test(arguments: ["read", "burst", "barcode"])
  func `a process without memory decodes nothing`(command: String) throws {
    let outcome = try CommandTests.run([command, "--limit-memory", "1000", Self.good])
    #expect([1, 64].contains(outcome.code))
    let fault =
      outcome.code == 1
      ? "docread: \(Self.good): F10001: the reader ended while "
      : "docread: F10002: no process to read in can be started: "
    #expect(outcome.errors.hasPrefix(fault))
  }

  /// Run by the dynamic loader, the program that the system says this one is cannot decode.
  @Test func `where no process can be started, pictures are decoded in this one`() throws {
    let command = try #require(CommandTests.command, "the command is not built").path
    let program = try #require(BatchIsolationTests.loader, "where is the dynamic loader?")
    let outcome = try CommandTests.run(
      [command, "read", "--json", Self.good, Self.good], program: program)
    #expect(outcome.code == 0)
    #expect(outcome.output.split(separator: "\n").count == 2)
    #expect(
      outcome.errors == """
        docread: pictures are decoded in this process: F10002: no process to read in can be \
        started: exit code 127

        """)
    let refused = try CommandTests.run([command, "read", "--isolate", Self.good], program: program)
    #expect(refused.code == 64)
    #expect(refused.output.isEmpty)
    #expect(refused.errors.hasPrefix("docread: F10002: no process to read in can be started: "))
  }

  private static func timeless(_ output: String) -> String {
    output.replacing(/"milliseconds":[0-9.e-]+/, with: "").replacing(/\d+(\.\d+)? ms/, with: "")
  }
}
