import FoundationEssentials
import Glibc

/// The machine that figures were measured on.
struct Machine: Hashable, Codable {
  /// The processor, as the kernel names it.
  let processor: String
  /// The number of processors that are online.
  let processors: Int
  /// The kernel's name and release.
  let kernel: String
  /// `release`, or `debug`, whose times mean nothing.
  let build: String

  /// Describes the machine that this runs on.
  init() {
    let information = Self.file("/proc/cpuinfo")
    let line = information.split(separator: "\n").first { $0.hasPrefix("model name") }
    processor = line?.split(separator: ":").last.map { Self.trimmed($0) } ?? "unknown processor"
    processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    kernel = "Linux \(Self.trimmed(Self.file("/proc/sys/kernel/osrelease")[...]))"
    #if DEBUG
      build = "debug"
    #else
      build = "release"
    #endif
  }

  /// The greatest resident memory of this process so far in MiB (`VmHWM`), or `nil`.
  static func peakMemory() -> Double? {
    memory(named: "VmHWM:")
  }

  /// The line of a report that tells it.
  static func text(peakMemory mebibytes: Double?) -> String {
    "  peak memory: \(mebibytes.map { $0.formatted(1) } ?? "–") MiB\n"
  }

  /// The resident memory of this process in MiB (`VmRSS`), or `nil`.
  static func residentMemory() -> Double? {
    memory(named: "VmRSS:")
  }

  private static func memory(named name: String) -> Double? {
    let line = file("/proc/self/status").split(separator: "\n").first { $0.hasPrefix(name) }
    let number = line?.dropFirst(name.count).split(whereSeparator: \.isWhitespace).first
    return number.flatMap { Double($0) }.map { ($0 / 1024).rounded(toDigits: 1) }
  }

  private static func file(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
