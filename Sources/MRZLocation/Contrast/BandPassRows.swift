/// The row buffers of the band-pass, one row of output at a time.
///
/// `sums` holds the sums of the seventeen pixels of each column around the present row, with the
/// first and the last repeated on either side; the others are scratch.
@safe struct BandPassRows {
  let width: Int
  let height: Int
  let input: UnsafePointer<UInt8>
  let sums: UnsafeMutablePointer<UInt16>
  let boxes: UnsafeMutablePointer<UInt16>
  let partial: UnsafeMutablePointer<UInt16>
  let smooth: UnsafeMutablePointer<UInt16>
  /// The sums of the sizes of the contrasts of each column, over the rows of a block.
  let sizes: UnsafeMutablePointer<UInt16>

  private static let radius = ContrastMap.radius
  /// What `sums`, `boxes` and `partial` hold beyond the row and its ends, as sixteen are summed at a time.
  static let slack = 40
  /// 32 / 289 in parts of 65536: a sum of 289 halved samples becomes sixteen times their mean.
  private static let scale: UInt32 = 7257

  private func row(_ y: Int) -> UnsafePointer<UInt8> {
    unsafe input + min(max(0, y), height - 1) * width
  }

  /// Fills the column sums for row 0; the picture goes on above with its first row.
  func start() {
    let radius = BandPassRows.radius
    for y in -radius...radius {
      let source = unsafe row(y)
      for x in 0..<width { unsafe sums[radius + x] &+= UInt16(source[x]) }
    }
  }

  /// Moves the column sums down by one row.
  func advance(from y: Int) {
    let radius = BandPassRows.radius
    let leaving = unsafe row(y - radius)
    let entering = unsafe row(y + radius + 1)
    let target = unsafe sums + radius
    for x in 0..<width {
      unsafe target[x] = target[x] &+ UInt16(entering[x]) &- UInt16(leaving[x])
    }
  }

  /// Takes the sizes of the contrasts of each block of columns and starts them anew.
  func takeSizes(into totals: UnsafeMutablePointer<UInt16>, blocks: Int) {
    let side = ContrastMap.blockSide
    for block in 0..<blocks {
      let start = unsafe UnsafeRawPointer(sizes + block * side)
      let sums = unsafe start.loadUnaligned(as: SIMD8<UInt16>.self)
      unsafe totals[block] = sums.wrappedSum()
      unsafe UnsafeMutableRawPointer(sizes + block * side).storeBytes(
        of: .zero, as: SIMD8<UInt16>.self)
    }
  }

  /// Writes the contrasts of some columns of a row.
  func write(row y: Int, columns: Range<Int>, to output: UnsafeMutablePointer<Int8>) {
    sumBoxes(columns)
    smoothVertically(y, columns)
    let start = columns.lowerBound
    let (boxes, smooth) = unsafe (boxes + start, smooth + start)
    let (output, sizes) = unsafe (output + start, sizes + start)
    for x in 0..<columns.count {
      let mean = unsafe UInt16(truncatingIfNeeded: (UInt32(boxes[x]) &* BandPassRows.scale) &>> 16)
      let centre = unsafe smooth[x] &+ 2 &* smooth[x &+ 1] &+ smooth[x &+ 2]
      let difference = Int16(bitPattern: mean &- centre) &>> 3
      let upper = difference > 127 ? 127 : difference
      let bounded = upper < -127 ? -127 : upper
      unsafe output[x] = Int8(truncatingIfNeeded: bounded)
      unsafe sizes[x] &+= UInt16(bitPattern: bounded < 0 ? 0 &- bounded : bounded)
    }
  }

  /// Repeats the first and the last column sum of a row beyond its ends.
  func repeatEnds() {
    let radius = BandPassRows.radius
    for k in 0..<radius {
      unsafe sums[k] = sums[radius]
      unsafe sums[radius + width + k] = sums[radius + width - 1]
    }
  }

  /// Sums of seventeen halved column sums: pairs, fours, eights, sixteen, and the last one.
  private func sumBoxes(_ columns: Range<Int>) {
    // sixteen at a time, and up to fifteen more than are asked for
    let first = columns.lowerBound
    let end = columns.upperBound
    for x in stride(from: first, to: end &+ 16, by: 16) {
      unsafe Self.store(
        (Self.load(sums, x) &>> 1) &+ (Self.load(sums, x &+ 1) &>> 1), in: partial, x)
    }
    for x in stride(from: first, to: end &+ 16, by: 16) {
      unsafe Self.store(Self.load(partial, x) &+ Self.load(partial, x &+ 2), in: boxes, x)
    }
    for x in stride(from: first, to: end &+ 8, by: 16) {
      unsafe Self.store(Self.load(boxes, x) &+ Self.load(boxes, x &+ 4), in: partial, x)
    }
    for x in stride(from: first, to: end, by: 16) {
      // the halving lost a quarter a column on the average, hence the 4
      let sixteen = unsafe Self.load(partial, x) &+ Self.load(partial, x &+ 8)
      unsafe Self.store(sixteen &+ (Self.load(sums, x &+ 16) &>> 1) &+ 4, in: boxes, x)
    }
  }

  @inline(__always) @unsafe
  private static func store(
    _ values: SIMD16<UInt16>, in output: UnsafeMutablePointer<UInt16>, _ x: Int
  ) {
    unsafe UnsafeMutableRawPointer(output + x).storeBytes(of: values, as: SIMD16<UInt16>.self)
  }

  @inline(__always) @unsafe
  private static func load(_ input: UnsafeMutablePointer<UInt16>, _ x: Int) -> SIMD16<UInt16> {
    unsafe UnsafeRawPointer(input + x).loadUnaligned(as: SIMD16<UInt16>.self)
  }

  private func smoothVertically(_ y: Int, _ columns: Range<Int>) {
    let start = columns.lowerBound
    let above = unsafe row(y - 1) + start
    let here = unsafe row(y) + start
    let below = unsafe row(y + 1) + start
    let target = unsafe smooth + start + 1
    for x in 0..<columns.count {
      unsafe target[x] = UInt16(above[x]) &+ 2 &* UInt16(here[x]) &+ UInt16(below[x])
    }
    // the columns beside them, or the first and the last again
    for (place, column) in [
      (-1, start > 0 ? -1 : 0), (columns.count, min(columns.count, width - 1 - start)),
    ] {
      let sum = unsafe UInt16(above[column]) &+ 2 &* UInt16(here[column])
      unsafe target[place] = sum &+ UInt16(below[column])
    }
  }
}
