import Raster
import Testing

@testable import PDF417

/// What a symbol says beside its bytes, read out of pictures: control blocks with all their fields, user
/// interpretations, linkage flags, reader initialisation (ISO/IEC 15438, 5.4.1.5, 5.5 and 5.13).
@Suite struct FlagTests {
  private func symbol(_ writer: PDF417Writer, message: [Int]) throws -> PDF417Symbol {
    let image = GrayImage(try writer.image(message: message))
    return try #require(PDF417Reader().symbols(in: image).first)
  }

  @Test func `every field of a control block comes back from a picture`() throws {
    var block = MacroControlBlock(
      segmentIndex: 1, fileIdentifier: [17, 53, 899], isLastSegment: true)
    block.segmentCount = 2
    block.fileName = Array("cards/0001.bin".utf8)
    block.timeStamp = 1_795_000_000
    block.sender = Array("Ministry of Utopia".utf8)
    block.addressee = Array("Border, gate 7".utf8)
    block.fileSize = 123_456
    block.checksum = 29_185
    var writer = PDF417Writer()
    writer.macro = block
    let payload = Array("the second half".utf8)
    let image = GrayImage(try writer.image(of: payload))
    let symbol = try #require(PDF417Reader().symbols(in: image).first)
    #expect(symbol.bytes == payload)
    #expect(symbol.macro == block)
    // Each field alone, so that none rests on another one's place.
    let none = MacroControlBlock(segmentIndex: 1, fileIdentifier: [17], isLastSegment: false)
    for field in 0...6 {
      var one = none
      switch field {
      case 0: one.fileName = block.fileName
      case 1: one.segmentCount = 2
      case 2: one.timeStamp = block.timeStamp
      case 3: one.sender = block.sender
      case 4: one.addressee = block.addressee
      case 5: one.fileSize = block.fileSize
      default: one.checksum = block.checksum
      }
      writer.macro = one
      let image = GrayImage(try writer.image(of: payload))
      #expect(PDF417Reader().symbols(in: image).first?.macro == one)
    }
  }

  @Test func `a user interpretation is kept with its place`() throws {
    let text = MessageEncoder.codewords(for: Array("AB".utf8))
    let symbol = try symbol(PDF417Writer(), message: text + [925, 17] + text)
    #expect(symbol.bytes == Array("ABAB".utf8))
    #expect(symbol.interpretations == [.init(offset: 2, number: 810_917)])
  }

  @Test(arguments: [918, 919, 920])
  func `linkage flags add no bytes`(flag: Int) throws {
    let text = MessageEncoder.codewords(for: Array("ABCD".utf8))
    for message in [[flag] + text, text + [flag]] {
      let symbol = try symbol(PDF417Writer(), message: message)
      #expect(symbol.bytes == Array("ABCD".utf8))
      #expect(symbol.interpretations.isEmpty && !symbol.isReaderInitialization)
    }
  }

  @Test func `reader initialisation is told from content`() throws {
    let text = MessageEncoder.codewords(for: Array("SET UP".utf8))
    let symbol = try symbol(PDF417Writer(), message: [921] + text)
    #expect(symbol.bytes == Array("SET UP".utf8) && symbol.isReaderInitialization)
  }
}
