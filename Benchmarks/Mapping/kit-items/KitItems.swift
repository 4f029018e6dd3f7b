import DocumentReading
import IdentityDocument

/// What other kits describe and only a program can show: streams, sessions, cancellation, keys of chips.
///
/// `rows.py` runs it; a line an item, with what came out of it.
///
/// usage: kit-items PASSPORT CODE
@main
struct KitItems {
  /// The pictures that are read: a passport, and a card with a barcode of the same person or another.
  let passport: String
  let code: String

  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 2 else {
      print("usage: kit-items PASSPORT CODE")
      return
    }
    let items = KitItems(passport: arguments[0], code: arguments[1])
    await items.run("access to a chip's files") { try items.accessToChip() }
    await items.run("number for the chip") { try items.numberForChip() }
    await items.run("zone of a frame") { try await items.zoneOfFrame() }
    await items.run("answer for every frame") { try await items.answerForEveryFrame() }
    await items.run("frames with identifiers and metadata") { try items.framesWithMetadata() }
    await items.run("cancellation") { try await items.cancellation() }
    await items.run("timeout") { try items.timeout() }
    await items.run("events: time, type, info") { try items.events() }
    await items.run("matchingFrontScore") { try items.score(of: .front) }
    await items.run("matchingBackScore") { try items.score(of: .back) }
    await items.run("timeoutDiagnostic") { try items.timeoutDiagnostic() }
  }

  private func run(_ name: String, _ item: @Sendable () async throws -> String) async {
    do {
      print("\(name)\t\(try await item())")
    } catch {
      print("\(name)\tfailed: \(error)")
    }
  }
}
