/// The system does not start a process.
package struct WorkerError: Error, Hashable, Sendable {
  /// The number of the system's error.
  package let number: Int32
}
