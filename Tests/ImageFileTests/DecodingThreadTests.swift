import Dispatch
import Glibc
import Raster
import Synchronization
import Testing

@testable import ImageFile

/// Who waits for a decoder that cannot be asked to end need not wait for its end.
@Suite(.serialized) struct DecodingThreadTests {
  /// What a decoder gives, and says when it is freed.
  final class Output: Sendable {
    private let freed: DispatchSemaphore

    init(freed: DispatchSemaphore) {
      self.freed = freed
    }

    deinit { freed.signal() }
  }

  private static let late = Interruption { .late }
  private static let places = sysconf(Int32(_SC_NPROCESSORS_ONLN))

  @Test func `what is decoded in time comes back`() throws {
    #expect(try DecodingThread.output { 7 } == 7)
  }

  @Test func `what is decoded too late is freed`() throws {
    let (go, freed) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    #expect(throws: ImageFileError.interrupted) {
      try Self.late.applied { () throws(ImageFileError) in
        _ = try DecodingThread.output {
          go.wait()
          return Output(freed: freed)
        }
      }
    }
    #expect(freed.wait(timeout: .now()) == .timedOut)
    go.signal()
    #expect(freed.wait(timeout: .now() + 60) == .success)
  }

  /// Decoders that were left take their places until they end; whoever comes waits, and may go.
  @Test func `no more decoders are at work than there are processors`() throws {
    let go = DispatchSemaphore(value: 0)
    let started = Mutex(0)
    for _ in 0..<Self.places + 2 {
      #expect(throws: ImageFileError.interrupted) {
        try Self.late.applied { () throws(ImageFileError) in
          _ = try DecodingThread.output {
            started.withLock { $0 += 1 }
            go.wait()
            return 1
          }
        }
      }
    }
    #expect(started.withLock { $0 } <= Self.places)
    for _ in 0..<Self.places { go.signal() }
    #expect(try DecodingThread.output { 2 } == 2)
  }

  private static func noise(side: Int) -> GrayImage {
    var (image, state) = (GrayImage(width: side, height: side, filledWith: 0), UInt32(1))
    for y in 0..<side {
      for x in 0..<side {
        state = state &* 1_664_525 &+ 1_013_904_223
        image[x, y] = UInt8(state >> 24)
      }
    }
    return image
  }

  /// Each takes longer than the glance of who waits.
  @Test(arguments: [
    (ImageFileFormat.gif, 2500), (.jpeg2000, 700), (.pnm, 4_000_000),
  ])
  func `a picture whose decoder cannot be asked ends with the work`(
    format: ImageFileFormat, size: Int
  ) throws {
    let bytes =
      format == .pnm
      ? Array("P2 2000 \(size / 2000) 255 ".utf8)
        + Array(repeatElement("7 ", count: size).joined().utf8)
      : try Self.noise(side: size).encoded(as: format)
    let file = try PictureFile(encoded: bytes)
    #expect(throws: ImageFileError.interrupted) {
      try Self.late.applied { () throws(ImageFileError) in _ = try file.grayImage() }
    }
    #expect(try file.grayImage().height == (format == .pnm ? size / 2000 : size))
  }
}
