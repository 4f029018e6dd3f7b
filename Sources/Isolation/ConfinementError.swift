/// Why a process cannot be confined.
package enum ConfinementError: Error, Hashable, Sendable {
  /// The limits of the process cannot be set (`setrlimit`), with the number of the system's error.
  case limits(number: Int32)
  /// The memory that the process may have does not suffice to confine it.
  case memory
  /// The filter of system calls cannot be loaded (`seccomp_load`), with the number of the system's
  /// error.
  case filter(number: Int32)
}

extension ConfinementError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .limits(let number): "its limits cannot be set (error \(number) of the system)"
    case .memory: "the memory that it may have is too little (--limit-memory)"
    case .filter(let number):
      "its system calls cannot be filtered (error \(number) of the system)"
    }
  }
}
