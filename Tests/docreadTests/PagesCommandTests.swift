import Foundation
import Testing

/// Files of several pages, folders, standard input, and paths that are no text.
@Suite struct PagesCommandTests {
  private static let names = ["VONGPHACHANH", "ZHUKOVSKAIA"]
  private static let picture = SamplePages.pictures[0]

  private static func isInstalled(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  /// The lines of an answer to two pages, each of which says which it is.
  private static func expectPages(_ outcome: CommandTests.Outcome) {
    #expect(outcome.code == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    for (index, line) in lines.enumerated() {
      #expect(line.contains(#""pageNumber":\#(index + 1),"pageCount":2"#))
      #expect(line.contains(#""lastName":"\#(names[index])""#))
    }
  }

  @Test func `every page of a TIFF file is read, or the one that is asked for`() throws {
    try TemporaryFile.with(SamplePages.tiff()) { file in
      Self.expectPages(try CommandTests.run(["read", "--json", file]))
      Self.expectPages(try CommandTests.run(["batch", "--brief"], input: file + "\n"))
      let one = try CommandTests.run(["read", "--json", "--page-number", "2", file])
      #expect(one.output.split(separator: "\n").count == 1)
      #expect(one.output.contains(Self.names[1]))
      let none = try CommandTests.run(["read", "--json", "--page-number", "3", file])
      #expect(none.code == 1)
      #expect(none.output.contains(#""pageNumber":3,"pageCount":2,"error":{"code":"H10016""#))
      let summary = try CommandTests.run(["read", file])
      #expect(summary.output.contains("\(file), page 2: "))
      let drawing = file + ".png"
      let drawn = try CommandTests.run(["read", "--annotate", drawing, "--page-number", "2", file])
      #expect(drawn.code == 0 && FileManager.default.fileExists(atPath: drawing))
    }
  }

  @Test func `a batch goes on behind a file whose pages are answered`() throws {
    try TemporaryFile.withFolder { folder in
      let (file, answers) = (folder.appending(path: "a.tiff"), folder.appending(path: "a.jsonl"))
      try SamplePages.tiff().write(to: file)
      let input = "\(file.path)\n\(Self.picture)\n"
      let whole = try CommandTests.run(["batch"], input: input)
      let lines = whole.output.split(separator: "\n")
      #expect(lines.count == 3)
      try Data((lines.prefix(2).joined(separator: "\n") + "\n").utf8).write(to: answers)
      let rest = try CommandTests.run(["batch", "--skip-answered", answers.path], input: input)
      #expect(rest.errors.contains("skipped 1 input that"))
      #expect(rest.output.split(separator: "\n").count == 1)
      #expect(whole.errors == "docread: 3 answered, 3 accepted, 0 not read\n")
    }
  }

  @Test(.enabled(if: SamplePages.canShowPDF))
  func `the pages of a PDF file are drawn and read`() throws {
    try TemporaryFile.with(SamplePages.pdf()) { file in
      Self.expectPages(try CommandTests.run(["read", "--json", file]))
      let drawing = file + ".png"
      let drawn = try CommandTests.run(["read", "--annotate", drawing, file])
      #expect(drawn.code == 0 && FileManager.default.fileExists(atPath: drawing))
      #expect(drawn.errors.contains("has 2 pages; the first is read"))
      let small = try CommandTests.run(["read", "--json", "--limit-pixels", "1000", file])
      #expect(small.output.contains("H10009"))
    }
    try TemporaryFile.with(Data("%PDF-1.7\n".utf8)) { file in
      let damaged = try CommandTests.run(["read", "--json", file])
      #expect(damaged.output.contains("H10018"))
    }
  }

  @Test(.enabled(if: isInstalled("heif-enc") && isInstalled("heif-convert")))
  func `a HEIC file is read`() throws {
    try TemporaryFile.withFolder { folder in
      let file = folder.appending(path: "a.heic").path
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/heif-enc")
      process.arguments = [CommandTests.root.appending(path: Self.picture).path, "-o", file]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      let outcome = try CommandTests.run(["read", "--json", file])
      #expect(outcome.output.contains(Self.names[0]))
      #expect(!outcome.output.contains("pageNumber"))
    }
  }

  @Test func `a folder is read by its names, and one without pictures is an error`() throws {
    try TemporaryFile.withFolder { folder in
      let inner = folder.appending(path: "b")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      for (source, target) in zip(SamplePages.pictures, ["b/2.jpg", "a.JPG"]) {
        try FileManager.default.copyItem(
          at: CommandTests.root.appending(path: source), to: folder.appending(path: target))
      }
      try Data("no picture".utf8).write(to: folder.appending(path: "notes.txt"))
      for arguments in [["read", "--json"], ["batch"]] {
        let outcome = try CommandTests.run(arguments + [folder.path])
        let lines = outcome.output.split(separator: "\n")
        #expect(outcome.code == 0 && lines.count == 2)
        #expect(lines.first?.contains(#"/a.JPG""#) == true)
        #expect(lines.last?.contains(#"/b/2.jpg""#) == true)
      }
      try FileManager.default.removeItem(at: inner.appending(path: "2.jpg"))
      let none = try CommandTests.run(["read", "--json", inner.path])
      #expect(none.code == 1)
      #expect(none.output.contains("H10003") && none.errors.contains("no picture in the folder"))
    }
    let list = try CommandTests.run(["batch", "Package.swift"])
    #expect(list.code == 64)
    #expect(list.errors.contains("docread batch <list.txt"))
  }

  @Test func `a picture on standard input is read`() throws {
    let process = Process()
    let output = Pipe()
    let command: URL = try #require(CommandTests.command, "the command is not built")
    process.executableURL = command
    process.arguments = ["read", "--json", "-"]
    process.standardInput = try FileHandle(
      forReadingFrom: CommandTests.root.appending(path: Self.picture))
    process.standardOutput = output
    try process.run()
    let answer = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(answer.contains(#""path":"-""#) && answer.contains(Self.names[0]))
    // In a list it is a file like others.
    let list = try CommandTests.run(["batch"], input: "-\n\(Self.picture)\n")
    #expect(list.output.contains(#""path":"-","error":{"code":"H10001""#))
    #expect(list.output.contains(Self.names[0]))
  }

  @Test func `two paths that are no text and look alike are two files`() throws {
    try TemporaryFile.withFolder { folder in
      let program: URL = try #require(CommandTests.command)
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = [
        "-c",
        """
        f=$(printf 'a\\351.jpg'); b=$(printf 'a\\352.jpg'); cp "$1" "$f"; cp "$2" "$b"
        "$3" session --engine own "$f" "$b"
        """, "sh", CommandTests.root.appending(path: Self.picture).path,
        CommandTests.root.appending(path: "Corpus/Specimens/td1-001.jpg").path, program.path,
      ]
      process.currentDirectoryURL = folder
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let answer = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(answer.contains(Self.names[0]))
      #expect(answer.contains(#""format":"TD1""#), "\(answer)")
    }
  }

  @Test func `a path that is no text is read, by read and by batch alike`() throws {
    try TemporaryFile.withFolder { folder in
      let program: URL = try #require(CommandTests.command)
      let script = """
        f=$(printf 'a\\351.jpg'); cp "$1" "$f" && "$2" read --json "$f" \
        && printf '%s\\n' "$f" | "$2" batch 2>/dev/null && "$2" batch . 2>/dev/null \
        && "$2" read --json missing"$f"
        """
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = [
        "-c", script, "sh", CommandTests.root.appending(path: Self.picture).path, program.path,
      ]
      process.currentDirectoryURL = folder
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let lines = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self
      ).split(separator: "\n")
      process.waitUntilExit()
      #expect(lines.count == 4)
      for line in lines.prefix(3) {
        #expect(line.contains("a\u{FFFD}.jpg") && line.contains(Self.names[0]))
      }
      #expect(lines.last?.contains(#""error":{"code":"H10001""#) == true)
    }
  }
}
