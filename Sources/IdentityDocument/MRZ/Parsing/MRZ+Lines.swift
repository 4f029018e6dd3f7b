extension MRZ {
  /// Makes a zone of lines whose layout is known, such as those that a decoder has found cell by cell.
  ///
  /// Nothing is looked for and nothing can fail: where a line is shorter than the layout has it, or
  /// holds what no zone holds, there is a filler, and what is beyond its end is left out. What the
  /// layout is known by (``Format``) is taken as said.
  ///
  /// - Parameters:
  ///   - lines: The ASCII codes of the lines' characters, from the top.
  ///   - format: The layout.
  package init(lines: [[UInt8]], format: Format) {
    var characters = Characters(repeating: 0)
    var offset = 0
    for number in 0..<format.lineCount {
      let line = number < lines.count ? lines[number] : []
      for column in 0..<format.lineLength(number + 1) {
        let isThere = column < line.count && ZoneScanner.isOfZone(line[column])
        characters[offset] = isThere ? line[column] : .ascii("<")
        offset += 1
      }
    }
    self.init(characters: characters, format: format)
  }
}
