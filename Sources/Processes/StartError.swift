/// The system does not start a process.
package struct StartError: Error, Hashable, Sendable {
  /// The number of the system's error.
  package let number: Int32

  /// Makes an error of the system's number.
  package init(number: Int32) { self.number = number }

  /// Throws where the system gave a number other than 0.
  static func check(_ number: Int32) throws(StartError) {
    guard number == 0 else { throw StartError(number: number) }
  }
}
