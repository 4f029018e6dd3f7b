import CSeccomp
import Glibc

/// The owner of a filter of system calls (`seccomp_init`): whatever it does not allow fails with
/// `EPERM`.
@safe struct SystemCallFilter: ~Copyable {
  /// What an argument of a call has to be.
  struct Condition {
    /// Which argument, from 0.
    let argument: UInt32
    /// The bits of it that count.
    let mask: UInt64
    /// What these bits have to be.
    let value: UInt64
  }

  private let context: UnsafeMutableRawPointer

  /// Begins a filter that allows nothing; `nil` where memory is missing.
  init?() {
    guard let context = unsafe seccomp_init(seccomp_refusal(UInt16(EPERM))) else { return nil }
    unsafe self.context = unsafe context
  }

  deinit { unsafe seccomp_release(context) }

  /// Allows a call, where it is as a condition says if there is one; a call that this kind of machine
  /// does not have is left out.
  ///
  /// - Returns: Whether the rule stands.
  borrowing func allow(_ name: String, where condition: Condition? = nil) -> Bool {
    add(SCMP_ACT_ALLOW, name, condition)
  }

  /// Has a call fail as if the kernel did not know it.
  ///
  /// - Returns: Whether the rule stands.
  borrowing func hide(_ name: String) -> Bool {
    add(seccomp_refusal(UInt16(ENOSYS)), name, nil)
  }

  private func add(_ action: UInt32, _ name: String, _ condition: Condition?) -> Bool {
    let number = unsafe seccomp_syscall_resolve_name(name)
    guard number != __NR_SCMP_ERROR else { return true }
    let conditions = condition.map {
      [
        scmp_arg_cmp(
          arg: $0.argument, op: SCMP_CMP_MASKED_EQ, datum_a: $0.mask, datum_b: $0.value)
      ]
    }
    return unsafe seccomp_rule_add_array(
      context, action, number, UInt32(conditions?.count ?? 0), conditions ?? []) == 0
  }

  /// Puts the filter before every thread of this process, for good; nothing that the process starts
  /// can gain rights any more (`PR_SET_NO_NEW_PRIVS`).
  ///
  /// - Returns: 0, or the number of the system's error.
  borrowing func load() -> Int32 {
    var status = unsafe seccomp_attr_set(context, SCMP_FLTATR_CTL_TSYNC, 1)
    if status == 0 { status = unsafe seccomp_load(context) }
    return -status
  }
}
