/// Why a server could not be started.
package enum HTTPServerError: Error, Hashable {
  /// The system does not let it listen there, with the number of its error; `EINVAL` where the address is none.
  case notListening(Int32)
  /// There are no threads or no memory for it.
  case notStarted
}
