import Barcodes
import Synchronization

/// Keeps engines between pictures, and lends each to one picture at a time.
final class EnginePool: Sendable {
  /// One set of engines; its lock is never contended, since a borrowed slot is in no list.
  private final class Slot: Sendable {
    let engines: Mutex<Engines>

    init(_ pool: EnginePool) {
      engines = Mutex(Engines(symbologies: pool.symbologies, printModels: pool.printModels))
    }
  }

  private let symbologies: Set<Symbology>
  private let printModels: [String]
  private let idle = Mutex<[Slot]>([])

  /// Makes a pool of engines that read some kinds of barcode, and print with some models.
  init(symbologies: Set<Symbology>, printModels: [String]) {
    self.symbologies = symbologies
    self.printModels = printModels
  }

  /// Lends engines for the time of a call.
  func withEngines<Result: Sendable>(
    _ body: (inout Engines) throws(ReaderError) -> Result
  ) throws(ReaderError) -> Result {
    let slot = idle.withLock { $0.popLast() } ?? Slot(self)
    defer { idle.withLock { $0.append(slot) } }
    return try slot.engines.withLock { (engines) throws(ReaderError) in try body(&engines) }
  }
}
