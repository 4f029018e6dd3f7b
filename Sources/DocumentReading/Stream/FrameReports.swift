public import Raster

/// The reports on a sequence of frames, each read when its report is asked for.
///
/// Nothing is read ahead and no frame is kept: who takes reports slowly takes frames slowly.
public struct FrameReports<Frames: AsyncSequence>: AsyncSequence
where Frames.Element == CapturedFrame {
  /// A report on one frame.
  public typealias Element = FrameReport

  let base: Frames
  let reader: DocumentReader
  let consensus: Int
  let stopsAtFirst: Bool

  /// Reads the frames one after the other.
  public struct Iterator: AsyncIteratorProtocol {
    var base: Frames.AsyncIterator
    let reader: DocumentReader
    var consensus: Consensus
    let stopsAtFirst: Bool
    var burst: Burst
    var index = 0
    var hasEnded = false

    /// The report on the next frame, or `nil` after the last one.
    ///
    /// A frame that cannot be read is reported with its error, and the next one is read.
    ///
    /// - Throws: What the sequence of frames throws, and `ReaderError` where no frame can be read: the
    ///   task was cancelled, or an engine cannot be made.
    public mutating func next() async throws -> FrameReport? {
      guard !hasEnded, let captured = try await base.next() else { return nil }
      defer { index += 1 }
      let clock = ContinuousClock()
      let start = clock.now
      let own: Reading
      var agreeing = 0
      var fault: ReaderError?
      do throws(ReaderError) {
        own = try await reader.read(captured.image, of: burst)
        let number = burst.number
        burst.add(own, at: captured.frame?.instant)
        // Another document is counted anew, so that a stream of many is not counted for ever.
        if burst.number != number { consensus = Consensus(frames: consensus.frames) }
        agreeing = consensus.add(own)
      } catch {
        guard error.kind == .imageUnavailable else { throw error }
        own = Reading(askedBy: reader.configuration)
        fault = error
        burst.skip()
      }
      var report = FrameReport(
        index: index, reading: burst.reading, agreeingFrames: agreeing,
        nanoseconds: start.duration(to: clock.now).nanoseconds, frame: captured.frame)
      report.ownReading = own
      report.error = fault
      report.isAccepted =
        fault == nil && burst.isAccepted && (consensus.frames == 1 || isAgreed(agreeing))
      report.framesSkipped = captured.skippedBefore
      report.burst = burst.number
      report.framesUsed = burst.framesUsed
      report.framesLeftOut = burst.framesLeftOut
      report.missing = burst.missing
      report.messages = burst.messages
      report.progress = burst.progress
      hasEnded = stopsAtFirst && report.isAccepted
      return report
    }

    /// Whether as many frames as asked for say the same, or were added up to it.
    private func isAgreed(_ agreeing: Int) -> Bool {
      Swift.max(agreeing, burst.usedCount) >= consensus.frames
    }
  }

  /// Begins with the first frame.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      base: base.makeAsyncIterator(), reader: reader, consensus: Consensus(frames: consensus),
      stopsAtFirst: stopsAtFirst, burst: Burst(configuration: reader.configuration))
  }
}

extension DocumentReader {
  /// Reads a stream of frames, and adds up what they say of one document.
  ///
  /// A document is accepted as soon as the evidence of its frames suffices, be it of one alone. Another
  /// zone, number or person begins a new document.
  ///
  /// ```swift
  /// for try await report in reader.frames(camera, consensus: 2) where report.isAccepted {
  ///   print(report.reading.document?.lastName ?? "")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - images: The frames.
  ///   - consensus: How many frames have to give the very same reading, all digits valid, before one
  ///     of them is accepted.
  ///   - stopsAtFirst: Whether the stream ends with the first accepted frame (`cancelOnResult`); what
  ///     the reader was configured with when left out.
  /// - Returns: A report for every frame; one that cannot be read is reported with its error.
  public func frames<Frames: AsyncSequence>(
    _ images: Frames, consensus: Int = 1, stopsAtFirst: Bool? = nil
  ) -> FrameReports<AsyncMapSequence<Frames, CapturedFrame>> where Frames.Element == GrayImage {
    frames(images.map { CapturedFrame($0) }, consensus: consensus, stopsAtFirst: stopsAtFirst)
  }

  /// Reads a stream of frames that the caller describes: each report has the description again.
  ///
  /// - Parameters:
  ///   - frames: The frames with their identifiers, time stamps and metadata.
  ///   - consensus: How many frames have to give the very same reading, all digits valid.
  ///   - stopsAtFirst: Whether the stream ends with the first accepted frame; what the reader was
  ///     configured with when left out.
  /// - Returns: A report for every frame; one that cannot be read is reported with its error.
  public func frames<Frames: AsyncSequence>(
    _ frames: Frames, consensus: Int = 1, stopsAtFirst: Bool? = nil
  ) -> FrameReports<Frames> where Frames.Element == CapturedFrame {
    FrameReports(
      base: frames, reader: self, consensus: consensus,
      stopsAtFirst: stopsAtFirst ?? configuration.cancelsOnResult)
  }
}
