import Testing

@testable import MRZLocation

@Suite struct LinePlacesTests {
  /// A line of forty characters at a pitch of 10, and one whose middle lies elsewhere.
  @Test(
    arguments: [
      // a line of the same zone above and below, a piece of one, and one that leans a little
      (x: 0, y: 22, lean: 0, halfLength: 200, isOne: true), (0, -22, 0, 200, true),
      (-150, 20, 0, 30, true), (0, 30, 0.05, 150, true),
      // on the same line, too far, beyond its end, across it
      (x: 300, y: 0, lean: 0, halfLength: 90, isOne: false), (0, 40, 0, 200, false),
      (260, 22, 0, 50, false), (0, 22, 0.5, 200, false),
    ] as [(x: Float, y: Float, lean: Float, halfLength: Float, isOne: Bool)])
  func `other print may be a line of the same zone by its place`(
    place: (x: Float, y: Float, lean: Float, halfLength: Float, isOne: Bool)
  ) {
    func line(_ x: Float, _ y: Float, lean: Float, halfLength: Float) -> TextLine {
      TextLine(
        frame: LineFrame(x: x, y: y, dx: (1 - lean * lean).squareRoot(), dy: lean),
        halfLength: halfLength, thickness: 9, isLightOnDark: false)
    }
    var own = line(0, 0, lean: 0, halfLength: 200)
    own.pitch = 10
    let other = line(place.x, place.y, lean: place.lean, halfLength: place.halfLength)
    #expect(own.mayShareZone(with: other) == place.isOne)
  }
}
