package import LineRecognition
package import MRZLocation
package import Raster
import TextRecognition

/// The recognisers that one picture at a time is read with, each made when it is first needed.
package struct ZoneRecognizers: ~Copyable {
  private var fast = Kept<LineRecognizer>()
  private var thorough = Kept<LineRecognizer>()
  private var peer = Kept<LineRecognizer>()
  /// The thorough net for zones whose characters stand at uneven distances.
  private var typeset = Kept<LineRecognizer>()
  #if Tesseract
    private var tesseract = Kept<TextRecognizer>()
  #endif
  /// What was said of the zones of the present picture, where it is to be remembered.
  private var said: [Question: [CellScores]]?

  /// The lines that were cut out last for a net, until the looks at their zone end.
  private var lastCut: Cut?

  /// The lines of a zone as they were cut out of a picture.
  private struct Cut {
    let zone: LocatedZone
    let image: GrayImage
    let strips: [LineStrip]
  }

  /// Who is asked for which zone.
  private struct Question: Hashable {
    let zone: LocatedZone
    let recognizer: Recognizer
  }

  package init() {}

  /// Makes our nets, and Tesseract where it is to be asked.
  ///
  /// - Parameter usesTesseract: Whether it is.
  /// - Throws: `RecognitionError` where one cannot be made.
  package mutating func make(usesTesseract: Bool) throws(RecognitionError) {
    _ = try Self.scores(of: [], .fast, &fast)
    _ = try Self.scores(of: [], .thorough, &thorough)
    if usesTesseract { _ = try tesseractScores(of: []) }
  }

  /// Remembers what is said of the zones of one picture while some work goes on, so that no net looks
  /// at the same cells twice.
  ///
  /// - Parameter work: The work on one picture.
  /// - Returns: What the work gives.
  /// - Throws: What the work throws.
  package mutating func remembering<Result, Failure: Error>(
    _ work: (inout ZoneRecognizers) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    said = [:]
    defer { said = nil }
    return try work(&self)
  }

  /// Works with one of our nets.
  private static func scores(
    of strips: [LineStrip], _ model: LineModel, _ kept: inout Kept<LineRecognizer>
  ) throws(RecognitionError) -> [CellScores] {
    try kept.lend { () throws(RecognitionError) in
      let recognizer = LineRecognizer(model: model)
      guard recognizer.isReady else { throw .damagedWeights }
      return recognizer
    } _: { (recognizer) throws(RecognitionError) in
      recognizer.scores(of: strips)
    }
  }

  #if Tesseract
    /// Works with Tesseract.
    private mutating func withTesseract<Output>(
      _ body: (inout TextRecognizer) throws(TextRecognizerError) -> Output
    ) throws(RecognitionError) -> Output {
      do throws(TextRecognizerError) {
        return try tesseract.lend(making: TextRecognizer.init, body)
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

extension ZoneRecognizers {
  /// The scores of lines that were cut out already, as our nets want them.
  ///
  /// - Parameters:
  ///   - strips: The lines.
  ///   - model: Which net reads.
  ///   - times: What the time is added to.
  /// - Returns: The scores of each line.
  /// - Throws: `RecognitionError` where the weights of the net are damaged.
  package mutating func scores(
    of strips: [LineStrip], by model: LineModel, times: inout RecognitionTimes
  ) throws(RecognitionError) -> [CellScores] {
    try times.recognising.add { () throws(RecognitionError) in
      switch model {
      case .fast: try Self.scores(of: strips, .fast, &fast)
      case .thorough: try Self.scores(of: strips, .thorough, &thorough)
      case .peer: try Self.scores(of: strips, .peer, &peer)
      case .typeset: try Self.scores(of: strips, .typeset, &typeset)
      }
    }
  }
}

extension ZoneRecognizers: ScoreSource {
  /// The scores of the lines of a zone, cut out of its picture.
  package mutating func scores(
    of zone: LocatedZone, in image: GrayImage, by recognizer: Recognizer,
    times: inout RecognitionTimes
  ) throws(RecognitionError) -> [CellScores] {
    let question = Question(zone: zone, recognizer: recognizer)
    if let known = said?[question] { return known }
    let scores = try newScores(of: zone, in: image, by: recognizer, times: &times)
    said?[question] = scores
    return scores
  }

  /// The lines of a zone, cut as a recogniser wants them; both nets are given the same.
  private mutating func cutLines(
    of zone: LocatedZone, in image: GrayImage, for recognizer: Recognizer
  ) -> [LineStrip] {
    if recognizer.isNet, let lastCut, lastCut.zone == zone, lastCut.image == image {
      return lastCut.strips
    }
    let strips = zone.lines.indices.map {
      zone.strip(ofLine: $0, in: image, sampling: recognizer.sampling)
    }
    if recognizer.isNet { lastCut = Cut(zone: zone, image: image, strips: strips) }
    return strips
  }

  package mutating func strips(of zone: LocatedZone, in image: GrayImage) -> [LineStrip] {
    cutLines(of: zone, in: image, for: .fast)
  }

  package mutating func endZone() { lastCut = nil }

  private mutating func newScores(
    of zone: LocatedZone, in image: GrayImage, by recognizer: Recognizer,
    times: inout RecognitionTimes
  ) throws(RecognitionError) -> [CellScores] {
    let strips = times.cutting.add { cutLines(of: zone, in: image, for: recognizer) }
    return try times.recognising.add { () throws(RecognitionError) in
      switch recognizer {
      case .fast: try Self.scores(of: strips, .fast, &fast)
      case .typeset: try Self.scores(of: strips, .typeset, &typeset)
      case .thorough where zone.isTypeset: try Self.scores(of: strips, .typeset, &typeset)
      case .thorough: try Self.scores(of: strips, .thorough, &thorough)
      case .peer: try Self.scores(of: strips, .peer, &peer)
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
