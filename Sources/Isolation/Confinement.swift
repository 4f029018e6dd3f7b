import CSeccomp
import Glibc

/// What a process may still do that works on what comes from anybody: compute, and read from and
/// write to what it has open.
///
/// It cannot open a file, look for one, make a socket, start a program or another process, send a
/// signal to others, or gain rights: a filter of system calls (`seccomp`) lets only the calls through
/// that memory, threads and time need. Its memory has a limit, and none of it is written anywhere
/// when it crashes.
package enum Confinement {
  /// The calls that work in memory needs.
  ///
  /// Found with `strace -f` over a batch of the corpus, PDF pages
  /// and print among them, 22 November 2026.
  private static let allowed = [
    // Descriptors that are open.
    "read", "write", "readv", "writev", "pread64", "lseek", "close", "fstat", "poll", "ppoll",
    "recvmsg", "sendmsg", "epoll_create1", "epoll_ctl", "epoll_wait", "epoll_pwait", "eventfd2",
    "timerfd_create", "timerfd_settime",
    // Memory.
    "brk", "munmap", "mremap", "madvise", "mincore", "membarrier",
    // Threads and their end.
    "futex", "set_robust_list", "rseq", "sched_yield", "sched_getaffinity", "gettid", "getpid",
    "exit", "exit_group", "restart_syscall", "sigaltstack", "rt_sigaction", "rt_sigprocmask",
    "rt_sigreturn",
    // Time and chance.
    "clock_gettime", "clock_getres", "clock_nanosleep", "nanosleep", "gettimeofday", "time",
    "getrandom", "getrusage", "alarm", "setitimer",
  ]

  /// Closes every descriptor but the first three.
  package static func closeDescriptors() {
    _ = close_descriptors_from(UInt32(STDERR_FILENO) + 1)
  }

  /// Confines this process and every thread of it, for good.
  ///
  /// - Parameter memory: The most bytes of memory of its own, threads' stacks included (`RLIMIT_DATA`).
  /// - Throws: `ConfinementError` where the system does not allow it; the process is to end then.
  package static func apply(memory: Int) throws(ConfinementError) {
    let descriptors: rlim_t = 64
    for (resource, limit) in [
      (RLIMIT_DATA, rlim_t(memory)), (RLIMIT_CORE, 0), (RLIMIT_FSIZE, 0),
      (RLIMIT_NOFILE, descriptors),
    ] {
      try lower(Int32(resource.rawValue), to: limit)
    }
    guard let filter = SystemCallFilter() else { throw .memory }
    guard allowed.allSatisfy({ filter.allow($0) }), allowOnlyPart(of: filter) else {
      throw hasMemory ? .filter(number: EINVAL) : .memory
    }
    let status = filter.load()
    guard status == 0 else { throw hasMemory ? .filter(number: status) : .memory }
  }

  /// Whether the process may have some memory more.
  private static var hasMemory: Bool {
    let size = 1 << 20
    let place = unsafe mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard unsafe place != MAP_FAILED else { return false }
    unsafe munmap(place, size)
    return true
  }

  /// Sets a limit of this process, unless there is a lower one.
  private static func lower(_ resource: Int32, to limit: rlim_t) throws(ConfinementError) {
    var limits = rlimit()
    guard unsafe getrlimit(resource, &limits) == 0 else { throw .limits(number: errno) }
    limits.rlim_max = min(limits.rlim_max, limit)
    limits.rlim_cur = limits.rlim_max
    guard unsafe setrlimit(resource, &limits) == 0 else { throw .limits(number: errno) }
  }

  /// Allows calls as far as their arguments do no harm.
  private static func allowOnlyPart(of filter: borrowing SystemCallFilter) -> Bool {
    let execution = UInt64(PROT_EXEC)
    let thread = UInt64(CLONE_THREAD)
    return
      // No memory that can be run.
      filter.allow("mmap", where: .init(argument: 2, mask: execution, value: 0))
      && filter.allow("mprotect", where: .init(argument: 2, mask: execution, value: 0))
      // Threads, and no processes; clone3 keeps its arguments where no filter sees them, and the C
      // library goes back to clone where there is none.
      && filter.allow("clone", where: .init(argument: 0, mask: thread, value: thread))
      && filter.hide("clone3")
      // A process that traps signals itself.
      && filter.allow(
        "tgkill", where: .init(argument: 0, mask: .max, value: UInt64(getpid())))
      // The name of a thread.
      && filter.allow("prctl", where: .init(argument: 0, mask: .max, value: UInt64(PR_SET_NAME)))
  }
}
