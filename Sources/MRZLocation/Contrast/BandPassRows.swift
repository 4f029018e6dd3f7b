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

  /// Writes the contrasts of a row.
  func write(row y: Int, to output: UnsafeMutablePointer<Int8>) {
    sumBoxes()
    smoothVertically(y)
    for x in 0..<width {
      let mean = unsafe UInt16(truncatingIfNeeded: (UInt32(boxes[x]) &* BandPassRows.scale) &>> 16)
      let centre = unsafe smooth[x] &+ 2 &* smooth[x + 1] &+ smooth[x + 2]
      let difference = Int16(bitPattern: mean &- centre) &>> 3
      let upper = difference > 127 ? 127 : difference
      let bounded = upper < -127 ? -127 : upper
      unsafe output[x] = Int8(truncatingIfNeeded: bounded)
      unsafe sizes[x] &+= UInt16(bitPattern: bounded < 0 ? 0 &- bounded : bounded)
    }
  }

  /// Sums of seventeen halved column sums: pairs, fours, eights, sixteen, and the last one.
  private func sumBoxes() {
    let radius = BandPassRows.radius
    for k in 0..<radius {
      unsafe sums[k] = sums[radius]
      unsafe sums[radius + width + k] = sums[radius + width - 1]
    }
    let padded = width + 2 * radius
    for x in 0..<padded - 1 { unsafe partial[x] = (sums[x] &>> 1) &+ (sums[x + 1] &>> 1) }
    for x in 0..<padded - 3 { unsafe boxes[x] = partial[x] &+ partial[x + 2] }
    for x in 0..<padded - 7 { unsafe partial[x] = boxes[x] &+ boxes[x + 4] }
    for x in 0..<width {
      // the halving lost a quarter a column on the average, hence the 4
      unsafe boxes[x] = partial[x] &+ partial[x + 8] &+ (sums[x + 16] &>> 1) &+ 4
    }
  }

  private func smoothVertically(_ y: Int) {
    let above = unsafe row(y - 1)
    let here = unsafe row(y)
    let below = unsafe row(y + 1)
    for x in 0..<width {
      unsafe smooth[x + 1] = UInt16(above[x]) &+ 2 &* UInt16(here[x]) &+ UInt16(below[x])
    }
    unsafe smooth[0] = smooth[1]
    unsafe smooth[width + 1] = smooth[width]
  }
}
