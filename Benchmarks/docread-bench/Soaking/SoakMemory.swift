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
}
