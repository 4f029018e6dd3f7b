import Glibc

/// How many jobs the system has room for.
enum JobLimit {
  /// The descriptors that the command has open beside those of its jobs.
  private static let ownDescriptors = 8
  /// The descriptors of a job: its input, the channel to its process while that is made, pictures that
  /// are drawn of it and the pipe to what draws them.
  private static let jobDescriptors = 5
  /// What has to be left of the addresses for a further thread, in bytes: its stack, and what is read.
  private static let room = 64 << 20

  /// As many jobs as there can be files open (`RLIMIT_NOFILE`), which is raised as far as it may be; fewer
  /// than asked for are said.
  static func jobs(_ wanted: Int) -> Int {
    var limits = rlimit()
    let resource = Int32(RLIMIT_NOFILE.rawValue)
    guard unsafe getrlimit(resource, &limits) == 0 else { return wanted }
    let needed = rlim_t(ownDescriptors + wanted * jobDescriptors)
    if limits.rlim_cur < needed {
      limits.rlim_cur = min(needed, limits.rlim_max)
      unsafe _ = setrlimit(resource, &limits)
    }
    let most = max(1, (Int(min(limits.rlim_cur, needed)) - ownDescriptors) / jobDescriptors)
    guard most < wanted else { return wanted }
    StandardError.print(
      "docread: \(most) at once in place of \(wanted): the system allows no more open files")
    return most
  }

  /// Whether there are addresses left for a further thread.
  static var hasRoom: Bool {
    let place = unsafe mmap(nil, room, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard unsafe place != MAP_FAILED else { return false }
    unsafe munmap(place, room)
    return true
  }
}
