import Glibc

/// Keeps OpenMP, with which Tesseract is built, from spreading over the cores.
///
/// Tesseract asks for four threads in so many words, so the variables `OMP_NUM_THREADS` and its
/// function do not help; `OMP_THREAD_LIMIT` is read before `main` runs. A limit of no active levels
/// leaves every parallel region to the thread that meets it (OpenMP 5.0, section 3.2.15).
enum SingleThread {
  private typealias SetMaximumActiveLevels = @convention(c) (Int32) -> Void

  private static let setMaximumActiveLevels: SetMaximumActiveLevels? = {
    // The library is loaded along with Tesseract; where it is not, there is nothing to limit.
    guard let symbol = unsafe dlsym(nil, "omp_set_max_active_levels") else { return nil }
    return unsafe unsafeBitCast(symbol, to: SetMaximumActiveLevels.self)
  }()

  /// Limits the calling thread; OpenMP keeps the setting for each thread apart.
  static func limit() { setMaximumActiveLevels?(0) }
}
