import Glibc
package import Processes

/// A process of this program that works for it: killed when it goes out of scope.
///
/// It runs in a process group of its own, so that Ctrl-C reaches the program alone, with its end of
/// a channel as standard input, nothing else open, and hardly an environment. When its channel ends it
/// is to end as well.
package struct WorkerProcess: ~Copyable {
  /// What is left of the environment: where libraries and models are, and the language of the system.
  private static let variables = [
    "LD_LIBRARY_PATH", "TESSDATA_PREFIX", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "OMP_THREAD_LIMIT",
  ]

  // Ahead of the channel, so that it is ended before its channel is.
  private var process: ChildProcess
  /// The channel to it.
  package let channel: MessageChannel

  /// Starts this program anew (`/proc/self/exe`) with other arguments.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  /// - Throws: `StartError` where the system does not start it.
  package init(arguments: [String]) throws(StartError) {
    guard let (own, other) = MessageChannel.ends() else { throw StartError(number: errno) }
    defer { close(other) }
    let channel = MessageChannel(owning: own)
    process = try ChildProcess(
      ChildProcess.Start(
        program: "/proc/self/exe", arguments: ["docread"] + arguments,
        environment: Self.environment, input: .descriptor(other), output: .discarded,
        leadsGroup: true))
    self.channel = channel
  }

  /// Kills it, if it has not ended by itself, and says how it ended.
  package mutating func end() -> ChildProcess.End {
    if !channel.hasEnded { process.kill() }
    return process.end()
  }

  private static var environment: [String] {
    // Swift's own report of a crash would keep a worker that died.
    ["SWIFT_BACKTRACE=enable=no"]
      + variables.compactMap { name in
        unsafe getenv(name).map { unsafe "\(name)=\(String(cString: $0))" }
      }
  }
}
