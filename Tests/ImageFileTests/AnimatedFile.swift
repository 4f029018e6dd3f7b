@testable import ImageFile

/// Writes animations of a few grey pixels as GIF, WebP and PNG files, for tests.
struct AnimatedFile {
  /// One frame.
  struct Layer {
    var x = 0
    var y = 0
    var width = 4
    var height = 2
    /// The greys row by row, `nil` for transparent.
    var greys: [UInt8?] = []
    /// How opaque the others are; of GIF all of them.
    var opacity: UInt8 = 255
    var disposal = AnimationFrame.Disposal.keep
    var isBlended = true

    /// A frame of one grey.
    static func plain(
      _ grey: UInt8, x: Int = 0, y: Int = 0, width: Int = 4, height: Int = 2,
      disposal: AnimationFrame.Disposal = .keep
    ) -> Layer {
      Layer(
        x: x, y: y, width: width, height: height,
        greys: [UInt8?](repeating: grey, count: width * height), disposal: disposal)
    }
  }

  var width = 4
  var height = 2
  var layers: [Layer]
  /// Whether the picture that other readers show is none of the frames; of PNG alone.
  var hidesDefault = false

  func encoded(as format: ImageFileFormat) throws -> [UInt8] {
    switch format {
    case .gif: gif()
    case .webP: try webP()
    default: png()
    }
  }

  static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  static func big(_ number: Int, _ count: Int) -> [UInt8] { little(number, count).reversed() }
}

extension AnimatedFile {
  /// A GIF file whose colours are greys; number 1 is transparent.
  func gif() -> [UInt8] {
    var file = Array("GIF89a".utf8) + Self.little(width, 2) + Self.little(height, 2) + [0xF7, 0, 0]
    for grey in 0..<256 { file += [UInt8](repeating: UInt8(grey), count: 3) }
    for layer in layers {
      let disposal: UInt8 =
        switch layer.disposal {
        case .keep: 1
        case .clear: 2
        case .restore: 3
        }
      let isOpaque = layer.greys.allSatisfy { $0 != nil }
      file += [0x21, 0xF9, 4, disposal << 2 | (isOpaque ? 0 : 1), 10, 0, 1, 0, 0x2C]
      for number in [layer.x, layer.y, layer.width, layer.height] { file += Self.little(number, 2) }
      file += [0, 8] + Self.codes(layer.greys.map { $0 ?? 1 })
    }
    return file + [0x3B]
  }

  /// Codes of nine bits, all of single pixels: the table is cleared before it grows.
  static func codes(_ pixels: [UInt8]) -> [UInt8] {
    var codes: [Int] = []
    for (index, pixel) in pixels.enumerated() {
      if index % 200 == 0 { codes.append(256) }
      codes.append(Int(pixel))
    }
    codes.append(257)
    var (bytes, bits, count) = ([UInt8](), 0, 0)
    for code in codes {
      (bits, count) = (bits | code << count, count + 9)
      while count >= 8 {
        bytes.append(UInt8(bits & 255))
        (bits, count) = (bits >> 8, count - 8)
      }
    }
    bytes.append(UInt8(bits & 255))
    var blocks: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 255) {
      let block = bytes[start..<min(bytes.count, start + 255)]
      blocks += [UInt8(block.count)] + block
    }
    return blocks + [0]
  }
}

extension AnimatedFile {
  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(content.count, 4) + content
      + [UInt8](repeating: 0, count: content.count % 2)
  }

  /// A WebP file of some chunks.
  static func webP(_ chunks: [[UInt8]]) -> [UInt8] {
    let content = Array("WEBP".utf8) + chunks.joined()
    return Array("RIFF".utf8) + little(content.count, 4) + content
  }

  /// What announces the canvas of an animation.
  var canvas: [UInt8] {
    Self.chunk(
      "VP8X", [0x12, 0, 0, 0] + Self.little(width - 1, 3) + Self.little(height - 1, 3))
      + Self.chunk("ANIM", [0, 0, 0, 0, 0, 0])
  }

  /// A frame of given chunks.
  static func frame(_ layer: Layer, _ picture: [UInt8]) -> [UInt8] {
    var content: [UInt8] = []
    for number in [layer.x / 2, layer.y / 2, layer.width - 1, layer.height - 1, 50] {
      content += little(number, 3)
    }
    let flags: UInt8 = (layer.disposal == .clear ? 1 : 0) | (layer.isBlended ? 0 : 2)
    return chunk("ANMF", content + [flags] + picture)
  }

  func webP() throws -> [UInt8] {
    Self.webP([canvas] + (try layers.map { Self.frame($0, try Self.picture($0)) }))
  }

  /// The chunk of a picture without loss.
  static func picture(_ layer: Layer) throws -> [UInt8] {
    let picture = try unsafe LeptonicaPicture(
      width: layer.width, height: layer.height, depth: 32, hasAlpha: true
    ) { y, row in
      for x in 0..<layer.width {
        let grey = layer.greys[y * layer.width + x]
        unsafe row[x] = grey.map { UInt32($0) * 0x0101_0100 | UInt32(layer.opacity) } ?? 0
      }
    }
    return Array(try picture.encoded(as: .webP).dropFirst(12))
  }
}

extension AnimatedFile {
  /// A PNG file of grey and opacity; the default picture is white where it is hidden.
  func png() -> [UInt8] {
    Self.png(pngChunks())
  }

  /// A PNG file of some chunks, given by their names and contents.
  static func png(_ chunks: [(name: String, content: [UInt8])]) -> [UInt8] {
    [0x89] + Array("PNG\r\n\u{1A}\n".utf8)
      + chunks.flatMap { SamplePicture.chunk($0.name, $0.content) }
  }

  func pngChunks() -> [(name: String, content: [UInt8])] {
    var chunks = [
      ("IHDR", Self.big(width, 4) + Self.big(height, 4) + [8, 4, 0, 0, 0]),
      ("acTL", Self.big(layers.count, 4) + Self.big(0, 4)),
    ]
    if hidesDefault {
      chunks.append(("IDAT", Self.pixels(.plain(255, width: width, height: height))))
    }
    var number = 0
    for layer in layers {
      var control = Self.big(number, 4)
      for side in [layer.width, layer.height, layer.x, layer.y] { control += Self.big(side, 4) }
      let disposal: UInt8 =
        switch layer.disposal {
        case .keep: 0
        case .clear: 1
        case .restore: 2
        }
      chunks.append(("fcTL", control + [0, 50, 3, 232, disposal, layer.isBlended ? 1 : 0]))
      number += 1
      let pixels = Self.pixels(layer)
      guard hidesDefault || number > 1 else {
        chunks.append(("IDAT", pixels))
        continue
      }
      // In two pieces.
      for piece in [pixels[..<5], pixels[5...]] {
        chunks.append(("fdAT", Self.big(number, 4) + piece))
        number += 1
      }
    }
    return chunks + [("IEND", [])]
  }

  /// The compressed pixels of a frame.
  private static func pixels(_ layer: Layer) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<layer.height {
      rows.append(0)
      for grey in layer.greys[(y * layer.width)..<((y + 1) * layer.width)] {
        rows += grey.map { [$0, layer.opacity] } ?? [0, 0]
      }
    }
    let file = SamplePicture.png(
      width: layer.width, height: layer.height, bitDepth: 8, colorType: 4, rows: rows)
    let chunk = PNGChunk(at: 33, of: EncodedBytes(file[...], bigEndian: true))
    return chunk.map { Array($0.content) } ?? []
  }
}
