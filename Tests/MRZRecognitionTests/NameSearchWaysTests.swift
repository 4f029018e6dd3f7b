import LineRecognition
import Testing

@testable import MRZRecognition

@Suite struct NameSearchWaysTests {
  private func way(_ place: NameSearch.Place, _ score: Float, letter: Int = 1) -> NameSearch.Way {
    NameSearch.Way(place: place, score: score, previous: 0, letter: letter)
  }

  /// Every place that two letters lead to, in both parts of a name, and those without letters.
  private var places: [NameSearch.Place] {
    var places: [NameSearch.Place] = [
      .begin(.primary), .begin(.secondary), .end(.primary), .end(.secondary), .gap, .rest,
    ]
    for first in 1...12 {
      for second in 1...12 {
        let word = NameSearch.Word.begin.followed(by: first, -1).followed(by: second, -1)
        places += [.word(.primary, word), .word(.secondary, word)]
      }
    }
    return places
  }

  @Test func `places do not get into each other's way`() {
    var ways = NameSearch.Ways(breadth: 24)
    for (index, place) in places.enumerated() { ways.add(way(place, -Float(index))) }
    #expect(ways.ways.map(\.score) == places.indices.map { -Float($0) })
    ways.removeAll()
    #expect(ways.ways.isEmpty)
    ways.add(way(.rest, -3))
    #expect(ways.ways.map(\.score) == [-3])
  }

  @Test(arguments: [(-2, -1, 2), (-1, -2, 1), (-1, -1, 1)] as [(Float, Float, Int)])
  func `of two ways to a place the better one stays, and of equal ones the first`(
    first: Float, second: Float, letter: Int
  ) {
    for place in places {
      var ways = NameSearch.Ways(breadth: 24)
      ways.add(way(place, first, letter: 1))
      ways.add(way(place, second, letter: 2))
      #expect(ways.ways.map(\.letter) == [letter])
    }
  }

  @Test func `what stays weighs as much as all ways to its place`() {
    var ways = NameSearch.Ways(breadth: 24)
    ways.add(way(.rest, -1))
    ways.add(way(.rest, -1))
    ways.add(way(.rest, -40))
    ways.add(way(.gap, -1))
    #expect(ways.ways.map(\.mass) == [2, 1])
  }

  @Test func `the least score is that of so many ways as are followed`() {
    var ways = NameSearch.Ways(breadth: 3)
    var least: [Float] = []
    for (index, place) in places.prefix(6).enumerated() {
      ways.add(way(place, [-3, -1, -4, -1, -5, -2][index]))
      least.append(ways.least)
    }
    #expect(least == [-.infinity, -.infinity, -4, -3, -3, -2])
    #expect(ways.best().map(\.score) == [-1, -1, -2])
    // A place that is reached in a better way is no other one.
    ways.add(way(places[0], 0))
    #expect(ways.least == -2)
    #expect(ways.best().map(\.score) == [0, -1, -1])
    ways.removeAll()
    #expect(ways.least == -.infinity)
  }
}
