import COpenJPEG

extension LeptonicaPicture {
  /// Decodes a codestream of JPEG 2000: `opj_decode`.
  ///
  /// One component is grey, three are colours; a second or fourth one is opacity.
  init(decodingJPEG2000 file: JPEG2000File) throws(ImageFileError) {
    guard let image = OpenJPEGImage(decoding: file.codestream) else {
      throw .damaged(.jpeg2000)
    }
    guard image.components.count >= 1, image.width == file.width, image.height == file.height else {
      throw .damaged(.jpeg2000)
    }
    let isGray = image.components.count < 3
    // Colours that are smaller than the picture are differences, whatever the boxes say.
    let isYCC = !isGray && (file.colorSpace == .ycc || image.isSubsampled)
    try unsafe self.init(width: image.width, height: image.height, depth: 32) { y, row in
      for x in 0..<image.width {
        let first = image.sample(0, x, y)
        var (red, green, blue) = (first, first, first)
        if !isGray {
          (green, blue) = (image.sample(1, x, y), image.sample(2, x, y))
          if isYCC { (red, green, blue) = Self.rgb(luma: first, green, blue) }
        }
        unsafe row[x] = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | 0xFF
      }
    }
  }

  /// Red, green and blue of luma and differences of colour (ITU-R BT.601; ISO/IEC 10918-5, §7).
  private static func rgb(luma: UInt8, _ blue: UInt8, _ red: UInt8) -> (UInt8, UInt8, UInt8) {
    let (y, cb, cr) = (Int(luma) << 16, Int(blue) - 128, Int(red) - 128)
    func byte(_ value: Int) -> UInt8 { UInt8(clamping: (value + 1 << 15) >> 16) }
    return (byte(y + 91881 * cr), byte(y - 22554 * cb - 46802 * cr), byte(y + 116_130 * cb))
  }
}

/// The components of a decoded codestream, as eight bits each.
private struct OpenJPEGImage {
  /// A component's samples and how they lie on the picture.
  struct Component {
    let samples: [UInt8]
    let width: Int
    let height: Int
    let stepX: Int
    let stepY: Int
  }

  let width: Int
  let height: Int
  let components: [Component]

  init?(decoding bytes: ArraySlice<UInt8>) {
    let handle = unsafe bytes.withUnsafeBufferPointer {
      unsafe openjpeg_decode($0.baseAddress, $0.count)
    }
    guard let handle = unsafe handle else { return nil }
    defer { unsafe opj_image_destroy(handle) }
    let image = unsafe handle.pointee
    unsafe (width, height) = (Int(image.x1) - Int(image.x0), Int(image.y1) - Int(image.y0))
    var components: [Component] = []
    for index in 0..<Int(unsafe image.numcomps) {
      guard let part = unsafe Component(image.comps[index]) else { return nil }
      components.append(part)
    }
    self.components = components
  }

  /// Whether the second component is smaller than the first.
  var isSubsampled: Bool {
    components.count >= 3 && components[1].stepX > components[0].stepX
  }

  /// The sample of a component at a place of the picture.
  func sample(_ index: Int, _ x: Int, _ y: Int) -> UInt8 {
    let part = components[index]
    let column = min(x / part.stepX, part.width - 1)
    return part.samples[min(y / part.stepY, part.height - 1) * part.width + column]
  }
}

extension OpenJPEGImage.Component {
  /// Takes the samples over, or gives `nil` where there are none.
  init?(_ part: opj_image_comp_t) {
    unsafe (width, height) = (Int(part.w), Int(part.h))
    unsafe (stepX, stepY) = (Int(part.dx), Int(part.dy))
    guard let data = unsafe part.data, unsafe part.sgnd == 0, width > 0, height > 0, stepX > 0,
      stepY > 0, unsafe (1...16).contains(part.prec)
    else { return nil }
    let greatest = unsafe 1 << Int(part.prec) - 1
    samples = unsafe UnsafeBufferPointer(start: data, count: width * height).map {
      UInt8(clamping: (Int($0) * 255 + greatest / 2) / greatest)
    }
  }
}
