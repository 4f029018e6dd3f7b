extension LeptonicaPicture {
  /// Makes a picture of what a canvas shows.
  init(_ canvas: AnimationCanvas) throws(ImageFileError) {
    try unsafe self.init(
      width: canvas.width, height: canvas.height, depth: 32, hasAlpha: true
    ) { y, row in
      for x in 0..<canvas.width { unsafe row[x] = canvas.pixels[y * canvas.width + x] }
    }
  }
}
