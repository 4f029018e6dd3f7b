import Raster

/// The first look at a picture that all its searches share, taken when one of them needs it.
struct FirstLook {
  /// The picture.
  let image: GrayImage
  private var taken: PictureSurvey?

  init(_ image: GrayImage) {
    self.image = image
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
