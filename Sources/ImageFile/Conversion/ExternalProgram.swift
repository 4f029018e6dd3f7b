import Glibc
import Processes
import Raster

/// A program of the system that is given a file as its standard input, and little time and memory.
///
/// It runs in a process of its own, with an environment of its own and nothing open but what it is
/// given; it is killed when the work under way is to end (`Interruption`).
struct ExternalProgram {
  /// The address space that it may take, in KiB (`ulimit -v`): 2 GiB.
  ///
  /// Measured by `VmPeak` on Debian 12, 22 November 2026: `pdftoppm` 22.12.0 drawing a page of 100
  /// megapixels, the most that is drawn, 685 MiB in colour and 304 MiB in grey, a page of A4 75 MiB;
  /// `heif-convert` 1.15.1 with 12 megapixels 202 MiB.
  private static let memory = 2 << 20
  /// The processor time that it may take, in seconds (`ulimit -t`).
  ///
  /// Measured with the same files: the page of 100 megapixels 2.2 s, that of A4 0.1 s; 12 megapixels of
  /// nothing but noise, whose PNG file is the dearest, 13 s.
  private static let seconds = 60

  private let path: String

  /// The program of a Debian package, or `nil` where it is not installed.
  init?(_ name: String) {
    path = "/usr/bin/\(name)"
    guard unsafe access(path, X_OK) == 0 else { return nil }
  }

  /// Runs the program; its input has the path `/proc/self/fd/0`.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - input: The file.
  ///   - limit: The most bytes of output.
  /// - Returns: What it printed, or `nil` where it failed or had to be ended.
  func output(_ arguments: [String], input: [UInt8], limit: Int) -> [UInt8]? {
    guard let file = try? OpenFile(holding: input) else { return nil }
    // A pipe cannot be kept from a process that is started at this moment.
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    let process = start(arguments, input: file.descriptor, output: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    guard var process else { return nil }
    let printed = Self.read(ends[0], limit: limit)
    if printed == nil { process.kill() }
    return process.end() == .exited(0) ? printed : nil
  }

  /// The folder for what lives as long as a conversion.
  static var temporaryFolder: String {
    unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
  }

  /// Starts the program within its limits, which the shell sets before it becomes the program.
  private func start(_ arguments: [String], input: Int32, output: Int32) -> ChildProcess? {
    let limits = "ulimit -v \(Self.memory); ulimit -t \(Self.seconds); exec \"$0\" \"$@\""
    return try? ChildProcess(
      ChildProcess.Start(
        program: "/bin/sh", arguments: ["sh", "-c", limits, path] + arguments,
        environment: ["PATH=/usr/bin:/bin", "LC_ALL=C"], input: .descriptor(input),
        output: .descriptor(output)))
  }

  /// Reads to the end; `nil` where there is too much, or the work is to end.
  private static func read(_ descriptor: Int32, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      guard !Interruption.isRaised, bytes.count <= limit else { return nil }
      var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&event, 1, 50) != 0 else { continue }
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += piece[..<count]
      } else if errno != EINTR {
        return nil
      }
    }
  }
}
