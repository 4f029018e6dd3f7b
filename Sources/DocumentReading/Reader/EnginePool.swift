import Barcodes
import Synchronization

/// Keeps engines between pictures, and lends each to one picture at a time.
final class EnginePool: Sendable {
  /// One set of engines; its lock is never contended, since a borrowed slot is in no list.
  private final class Slot: Sendable {
    let engines: Mutex<Engines>

    init(symbologies: Set<Symbology>) {
      engines = Mutex(Engines(symbologies: symbologies))
    }
  }

  private let symbologies: Set<Symbology>
  private let idle = Mutex<[Slot]>([])

  /// Makes a pool of engines that read some kinds of barcode.
  init(symbologies: Set<Symbology>) {
    self.symbologies = symbologies
  }

  /// Lends engines for the time of a call.
  func withEngines<Result: Sendable>(
    _ body: (inout Engines) throws(ReaderError) -> Result
  ) throws(ReaderError) -> Result {
    let slot = idle.withLock { $0.popLast() } ?? Slot(symbologies: symbologies)
    defer { idle.withLock { $0.append(slot) } }
    return try slot.engines.withLock { (engines) throws(ReaderError) in try body(&engines) }
  }
}
