import CorpusIndex
import DocumentReading
import ImageFile
import Raster

/// What became of a picture: an answer, or the reason why there is none.
enum SoakAnswer: Hashable {
  case answered(Answer)
  case refused(String)

  /// Decodes and reads a picture.
  ///
  /// - Throws: `ReaderError` where the reader cannot work at all.
  init(_ sample: Corpus.Sample, reader: DocumentReader) throws(ReaderError) {
    let image: GrayImage
    do {
      image = try GrayImage(contentsOfFile: sample.path)
    } catch {
      self = .refused("\(error)")
      return
    }
    do throws(ReaderError) {
      self = .answered(Answer(try reader.read(image)))
    } catch {
      guard error.isOfThePicture else { throw error }
      self = .refused("\(error)")
    }
  }
}
