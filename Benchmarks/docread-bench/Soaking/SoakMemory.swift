import Glibc

/// The memory of a process at one moment, in MiB.
struct SoakMemory: Hashable, Codable {
  /// The resident memory (`VmRSS`).
  let resident: Double
  /// The greatest resident memory so far (`VmHWM`).
  let peak: Double

  /// That of this process, or `nil` where the kernel does not say.
  static func now() -> SoakMemory? {
    guard let resident = Machine.residentMemory(), let peak = Machine.peakMemory() else {
      return nil
    }
    return SoakMemory(resident: resident, peak: peak)
  }

  /// Has the kernel take the present memory for the greatest so far (`proc(5)`, `clear_refs`).
  ///
  /// What the C library keeps of freed memory hides what is taken afterwards, unless the environment
  /// has `MALLOC_MMAP_THRESHOLD_=65536` (`mallopt(3)`).
  static func forgetPeak() {
    let file = unsafe open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    unsafe _ = write(file, "5", 1)
    close(file)
  }
}
