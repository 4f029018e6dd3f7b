import Glibc

/// Has the system end this process where a picture takes much longer than it may and nobody is left to
/// end it (`alarm`).
enum Watchdog {
  /// Begins with a picture, or anew with its next page.
  ///
  /// - Parameter deadline: The time that it may take, a day at most.
  static func watch(_ deadline: Duration) { alarm(UInt32(deadline / .seconds(1)) + 5) }

  /// Ends with the picture.
  static func stop() { alarm(0) }
}
