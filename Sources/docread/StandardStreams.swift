import Glibc

/// The three streams that a process begins with.
enum StandardStreams {
  /// Puts the null device in the place of those that are closed, so that no other file gets their
  /// numbers; to read from standard input, or to write to standard output, is an error as before.
  static func fillClosed() {
    let streams = [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
    ]
    for (descriptor, access) in streams where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free: those before it are taken.
      _ = unsafe open("/dev/null", access)
    }
  }

  /// Whether standard output was closed from the beginning.
  static var isOutputClosed: Bool { fcntl(STDOUT_FILENO, F_GETFL) & O_ACCMODE == O_RDONLY }
}
