package import LineRecognition
package import MRZLocation
package import Raster
import TextRecognition

/// The recognisers that one picture at a time is read with, each made when it is first needed.
package struct ZoneRecognizers: ~Copyable {
  private var fast: LineRecognizer?
  private var thorough: LineRecognizer?
  #if Tesseract
    private var tesseract: TextRecognizer?
  #endif

  package init() {}

  /// Works with one of our nets.
  private static func run<Result>(
    _ model: LineModel, _ kept: inout LineRecognizer?, _ body: (inout LineRecognizer) -> Result
  ) throws(RecognitionError) -> Result {
    var recognizer = kept.take() ?? LineRecognizer(model: model)
    guard recognizer.isReady else { throw .damagedWeights }
    let result = body(&recognizer)
    kept = consume recognizer
    return result
  }

  #if Tesseract
    /// Works with Tesseract.
    private mutating func withTesseract<Output>(
      _ body: (inout TextRecognizer) throws(TextRecognizerError) -> Output
    ) throws(RecognitionError) -> Output {
      do throws(TextRecognizerError) {
        var recognizer: TextRecognizer
        if let present = tesseract.take() {
          recognizer = present
        } else {
          recognizer = try TextRecognizer()
        }
        let result = Result { () throws(TextRecognizerError) in try body(&recognizer) }
        tesseract = consume recognizer
        return try result.get()
      } catch {
        throw .textRecognizer(error)
      }
    }

    /// The scores of lines by Tesseract.
    private mutating func tesseractScores(
      of strips: [LineStrip]
    ) throws(RecognitionError) -> [CellScores] {
      try withTesseract { (recognizer) throws(TextRecognizerError) in
        var scores: [CellScores] = []
        for strip in strips {
          let text = try recognizer.text(in: strip.image)
          scores.append(CellAlignment(cellCenters: strip.cellCenters).scores(of: text))
        }
        return scores
      }
    }
  #else
    private func tesseractScores(of strips: [LineStrip]) throws(RecognitionError) -> [CellScores] {
      throw .textRecognizer(.notBuiltIn)
    }
  #endif
}

extension ZoneRecognizers: ScoreSource {
  /// The scores of the lines of a zone, cut out of its picture.
  package mutating func scores(
    of zone: LocatedZone, in image: GrayImage, by recognizer: Recognizer,
    times: inout RecognitionTimes
  ) throws(RecognitionError) -> [CellScores] {
    let strips = times.cutting.add {
      zone.lines.indices.map {
        zone.strip(ofLine: $0, in: image, sampling: recognizer.sampling)
      }
    }
    return try times.recognising.add { () throws(RecognitionError) in
      switch recognizer {
      case .fast: try Self.run(.fast, &fast) { $0.scores(of: strips) }
      case .thorough: try Self.run(.thorough, &thorough) { $0.scores(of: strips) }
      case .tesseract: try tesseractScores(of: strips)
      }
    }
  }
}

extension LineRecognizer {
  /// The scores of several lines.
  fileprivate mutating func scores(of strips: [LineStrip]) -> [CellScores] {
    var scores: [CellScores] = []
    for strip in strips { scores.append(self.scores(of: strip)) }
    return scores
  }
}

extension Recognizer {
  /// How it wants the lines to be cut: our nets as they were trained, Tesseract's network 36 rows
  /// high with little beside the print.
  fileprivate var sampling: LineSampling {
    var sampling = LineSampling()
    guard self == .tesseract else { return sampling }
    sampling.pixelsPerCell = 24
    sampling.height = 36
    sampling.margin = 12
    return sampling
  }
}
