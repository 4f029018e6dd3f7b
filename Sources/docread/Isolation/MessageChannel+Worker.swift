import Glibc
import Isolation

extension MessageChannel {
  /// The channel of this process, which another one of this program has started.
  ///
  /// It is standard input, and nothing else stays open; where nobody has started it, that is said.
  ///
  /// - Parameters:
  ///   - command: The command that this process runs.
  ///   - starter: What starts it.
  /// - Returns: The channel, or `nil` where there is none.
  static func own(of command: String, startedBy starter: String) -> MessageChannel? {
    guard isSocket(STDIN_FILENO) else {
      StandardError.print("docread: '\(command)' is started by \(starter) alone")
      return nil
    }
    Confinement.closeDescriptors()
    return MessageChannel(owning: STDIN_FILENO)
  }
}
