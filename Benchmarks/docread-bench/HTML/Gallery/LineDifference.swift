/// A printed line beside what was read, character under character.
struct LineDifference: Hashable {
  /// One place: what is printed and what was read there; `nil` where one has nothing.
  struct Place: Hashable {
    let printed: Character?
    let read: Character?
    /// How sure the reader is; `nil` where it does not say.
    let confidence: Float?
  }

  let places: [Place]

  /// No line of a document is longer; more of a line is not shown.
  private static let limit = 120

  /// Lines of one length are compared place by place; others are aligned by the fewest edits
  /// (Wagner and Fischer, 1974).
  ///
  /// - Complexity: O(*n* · *m*) in the two lengths, of at most 120 characters each.
  init(printed: String, read: String, confidence: [Float] = []) {
    let printed = Array(printed.prefix(Self.limit))
    let all = Array(read)
    let read = Array(all.prefix(Self.limit))
    let confidence: [Float?] = confidence.count == all.count ? confidence : []
    func sureness(_ index: Int) -> Float? { index < confidence.count ? confidence[index] : nil }
    if printed.count == read.count {
      places = printed.indices.map {
        Place(printed: printed[$0], read: read[$0], confidence: sureness($0))
      }
      return
    }
    let columns = read.count + 1
    var costs = [Int](repeating: 0, count: (printed.count + 1) * columns)
    for i in 0...printed.count {
      for j in 0...read.count {
        guard i > 0, j > 0 else {
          costs[i * columns + j] = i + j
          continue
        }
        let change = printed[i - 1] == read[j - 1] ? 0 : 1
        costs[i * columns + j] = min(
          costs[(i - 1) * columns + j - 1] + change, costs[(i - 1) * columns + j] + 1,
          costs[i * columns + j - 1] + 1)
      }
    }
    var places: [Place] = []
    var (i, j) = (printed.count, read.count)
    while i > 0 || j > 0 {
      let cost = costs[i * columns + j]
      let change = i > 0 && j > 0 && printed[i - 1] == read[j - 1] ? 0 : 1
      if i > 0, j > 0, cost == costs[(i - 1) * columns + j - 1] + change {
        (i, j) = (i - 1, j - 1)
        places.append(Place(printed: printed[i], read: read[j], confidence: sureness(j)))
      } else if i > 0, cost == costs[(i - 1) * columns + j] + 1 {
        i -= 1
        places.append(Place(printed: printed[i], read: nil, confidence: nil))
      } else {
        j -= 1
        places.append(Place(printed: nil, read: read[j], confidence: sureness(j)))
      }
    }
    self.places = places.reversed()
  }

  /// The printed line, with what was read otherwise marked.
  var printedHTML: HTML {
    places.map { place -> HTML in
      Self.cell(place.printed, isMarked: place.printed != place.read, isDoubtful: false)
    }.reduce(.none, +)
  }

  /// The line as read, with wrong characters marked and unsure ones underlined.
  var readHTML: HTML {
    places.map { place -> HTML in
      Self.cell(
        place.read, isMarked: place.printed != place.read,
        isDoubtful: (place.confidence ?? 1) < 0.9)
    }.reduce(.none, +)
  }

  private static func cell(_ character: Character?, isMarked: Bool, isDoubtful: Bool) -> HTML {
    let text = character.map(String.init) ?? "\u{00B7}"
    if isMarked { return "<b>\(text)</b>" }
    return isDoubtful ? "<u>\(text)</u>" : HTML(text: text)
  }
}
