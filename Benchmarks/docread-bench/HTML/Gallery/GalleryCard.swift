import CorpusIndex
import ImageFile
import Raster

/// One picture of the gallery: the part that matters, and truth and readings under it.
struct GalleryCard {
  private let entry: Gallery.Entry

  init(_ entry: Gallery.Entry) {
    self.entry = entry
  }

  var html: HTML {
    guard let run = entry.judgements.first?.judgement.run else { return .none }
    let formats = entry.judgements.flatMap(\.judgement.items).compactMap(\.format)
    var facts = [run.sample.set]
    if let grade = run.sample.grade { facts.append(grade) }
    facts += Set(formats).sorted()
    let readings = entry.judgements.map { pair in
      ReadingComparison(pair.judgement, reader: pair.reader, isAlone: entry.judgements.count == 1)
        .html
    }
    return """
      <article class="card fail"><h3><span class="badge v-\(entry.verdict.rawValue)">\
      \(title)</span> <span class="file">\(run.sample.name)</span></h3>\
      <p class="soft">\(facts.joined(separator: " · "))</p>\(picture(run))\(readings)</article>

      """
  }

  /// The verdict in the words of what was judged.
  private var title: String {
    entry.verdict.title(for: entry.judgements.first?.reader.subject ?? .zones)
  }

  /// The picture with what was found, or why it cannot be shown.
  private func picture(_ run: PictureRun) -> HTML {
    let expectation = run.sample.expectation
    let truths =
      (expectation?.documents.compactMap(\.quadrilateral) ?? [])
      + (expectation?.barcodes.compactMap(\.quadrilateral) ?? [])
    let printed = truths.compactMap(Quadrilateral.init(corners:))
    let answer = worstRun.answer
    let found = answer.findings.map(\.quadrilateral) + answer.symbolCorners
    do throws(ImageFileError) {
      let image = try GrayImage(contentsOfFile: run.sample.path)
      let small = try Thumbnail(image, about: printed + found)
      var shapes = printed.map { Self.outline($0, "o-truth", in: small) }
      for (finding, zone) in zip(answer.findings, answer.zones) {
        let kind = zone.isAccepted ? "o-accepted" : "o-refused"
        shapes += finding.lines.map { Self.outline($0, "\(kind) thin", in: small) }
        shapes.append(Self.outline(finding.quadrilateral, kind, in: small))
      }
      shapes += answer.symbolCorners.map { Self.outline($0, "o-symbol", in: small) }
      return """
        <svg class="picture" viewBox="0 0 \(small.width) \(small.height)" role="img" \
        aria-label="The picture about what was found">\
        <image width="\(small.width)" height="\(small.height)" href="\(small.source)"/>\(shapes)\
        </svg>
        """
    } catch {
      return "<p class=\"soft\">The picture cannot be shown: \(error.description)</p>"
    }
  }

  /// The run whose findings are drawn: that of the reader with the worst verdict.
  private var worstRun: PictureRun {
    let worst = entry.judgements.min {
      $0.judgement.verdict.severity < $1.judgement.verdict.severity
    }
    return (worst ?? entry.judgements[0]).judgement.run
  }

  private static func outline(
    _ quadrilateral: Quadrilateral, _ kind: String, in small: Thumbnail
  ) -> HTML {
    let corners = quadrilateral.corners.map { corner -> HTML in
      let place = small.place(corner)
      return "\(place.x, digits: 1),\(place.y, digits: 1) "
    }
    return "<polygon class=\"o \(kind)\" points=\"\(corners)\"/>"
  }
}

extension Quadrilateral {
  /// The outline that a truth file names, or `nil` where it is none.
  fileprivate init?(corners: [PicturePoint]) {
    guard corners.count == 4, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return nil
    }
    let points = corners.map { Point(x: $0.x, y: $0.y) }
    self.init(
      topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
  }
}
