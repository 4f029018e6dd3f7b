import DocumentReading
import IdentityDocument
import ImageFile
import Raster

extension KitItems {
  /// Two frames without anything and one of a passport, as a camera gives them.
  private func frames() throws -> AsyncStream<CapturedFrame> {
    let empty = GrayImage(width: 640, height: 480, filledWith: 128)
    let images = [empty, try GrayImage(contentsOfFile: passport), empty]
    return AsyncStream { continuation in
      for (number, image) in images.enumerated() {
        continuation.yield(
          CapturedFrame(image, frame: ScanFrame(id: "f\(number)", metadata: ["lens": "wide"])))
      }
      continuation.finish()
    }
  }

  /// The zone of the first frame that has one.
  func zoneOfFrame() async throws -> String {
    for try await report in DocumentReader().frames(try frames(), stopsAtFirst: false) {
      if let zone = report.ownReading.mrz { return "\(report.index) \(zone.mrz.lines[1])" }
    }
    return "none"
  }

  /// What the reports say of each frame: its number, its description, its first feedback.
  func answerForEveryFrame() async throws -> String {
    var reports: [String] = []
    for try await report in DocumentReader().frames(try frames(), stopsAtFirst: false) {
      let feedback = report.ownReading.feedback.first?.rawValue ?? "nothing"
      reports.append("\(report.index)/\(report.frame?.id ?? "?")/\(feedback)")
    }
    return reports.joined(separator: " ")
  }

  /// The code that a task gets which was cancelled while it read.
  func cancellation() async throws -> String {
    let image = try GrayImage(contentsOfFile: passport)
    let reader = DocumentReader()
    let task = Task { () -> String in
      do throws(ReaderError) {
        while true { _ = try await reader.read(image) }
      } catch {
        return error.code
      }
    }
    try await Task.sleep(for: .milliseconds(20))
    task.cancel()
    return await task.value
  }
}
