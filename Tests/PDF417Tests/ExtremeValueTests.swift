import Raster
import Testing

@testable import PDF417

/// No setting and no symbol that can be made traps later, whatever numbers it was made of.
@Suite struct PDF417ExtremeValueTests {
  static let numbers = [Int.min, -1, 0, 1, 899, 900, 928, 929, 99_998, 99_999, .max - 1, .max]

  @Test(arguments: numbers)
  func `settings of the writer that cannot be written are refused`(number: Int) {
    func image(_ set: (inout PDF417Writer) -> Void) -> BitImage? {
      var writer = PDF417Writer()
      set(&writer)
      return try? writer.image(of: [1, 2, 3])
    }
    #expect((image { $0.errorCorrectionLevel = number } != nil) == (0...8).contains(number))
    #expect((image { $0.columns = number } != nil) == (0 < number && number < 31))
    _ = image { $0.rows = number }
    _ = image { $0.moduleWidth = number }
    _ = image { $0.rowHeight = number }
    _ = image { $0.quietZone = number }
    var block = MacroControlBlock(segmentIndex: number, fileIdentifier: [1], isLastSegment: true)
    #expect((image { $0.macro = block } != nil) == (0...99_998).contains(number))
    block = MacroControlBlock(segmentIndex: 0, fileIdentifier: [number], isLastSegment: true)
    #expect((image { $0.macro = block } != nil) == (0...899).contains(number))
    block.fileIdentifier = [1]
    (block.timeStamp, block.fileSize, block.checksum) = (number, number, number)
    #expect(image { $0.macro = block } != nil)
    block.segmentCount = number
    #expect((image { $0.macro = block } != nil) == (1...99_999).contains(number))
  }
}
