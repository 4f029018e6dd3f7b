import Raster

/// The first look at a picture that all its searches share, taken when one of them needs it.
struct FirstLook {
  /// The picture, as far as it is searched.
  let image: GrayImage
  /// Where it shows something, without the border that a strip gets.
  let shown: PixelRectangle
  /// What it was cut out of.
  let picture: SourcePicture
  /// Where it lies in that.
  let place: FrameWindow.Place
  private var taken: PictureSurvey?

  /// A look at the pixels that are read of a frame.
  init(_ window: FrameWindow, of picture: SourcePicture) {
    (image, shown, place, self.picture) = (window.image, window.shown, window.place, picture)
  }

  /// A look at the same pixels rendered otherwise.
  init(_ image: GrayImage, of look: FirstLook) {
    (self.image, shown, place, picture) = (image, look.shown, look.place, look.picture)
  }

  /// The picture and its halvings, as far as they were made.
  var levels: [GrayImage] { taken?.levels ?? [image] }

  /// What was seen; its time counts where it is taken.
  mutating func survey(_ times: inout StageTimes) -> PictureSurvey {
    if let taken { return taken }
    let survey = times.measure(\.locate) { PictureSurvey(image) }
    taken = survey
    return survey
  }
}
