import Glibc
import Testing

@testable import MRZLocation

/// Characters that stand apart, joined into lines.
@Suite struct CharacterChainsTests {
  /// A patch of ink as a character leaves it.
  private static func character(x: Float, y: Float, height: Float = 8) -> InkComponent {
    InkComponent(area: 30, x: x, y: y, length: height, thickness: 5, dx: 0, dy: 1)
  }

  /// Characters along a direction in degrees, each so far behind the last.
  private static func characters(
    _ steps: [Float], angle: Float = 0, height: (Int) -> Float = { _ in 8 }
  ) -> [InkComponent] {
    let (dx, dy) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
    var distance: Float = 0
    return steps.enumerated().map { index, step in
      distance += step
      return character(x: 300 + distance * dx, y: 300 + distance * dy, height: height(index))
    }
  }

  private static func chains(_ components: [InkComponent], level: Int = 0) -> [CharacterChains
    .Chain]
  {
    var chains = CharacterChains(
      components, width: 600, height: 600, level: level, isLightOnDark: false)
    return chains.chains()
  }

  private static let even = [Float](repeating: 9, count: 30)

  @Test(arguments: [Float(0), 33, 90, 137, -60])
  func `even characters are one line, whichever way it goes`(angle: Float) throws {
    let chains = Self.chains(Self.characters(Self.even, angle: angle))
    let chain = try #require(chains.first)
    #expect(chains.count == 1)
    #expect(chain.count == 30)
    #expect(abs(2 * chain.line.halfLength - 29 * 9) < 9)
    let lean =
      cos(angle * .pi / 180) * chain.line.frame.dy - sin(angle * .pi / 180) * chain.line.frame.dx
    #expect(abs(lean) < 0.001)
  }

  @Test func `a line of a coarser level is in pixels of the picture`() throws {
    let chain = try #require(Self.chains(Self.characters(Self.even), level: 2).first)
    #expect(chain.line.thickness == 32)
    #expect(abs(2 * chain.line.halfLength - 4 * 29 * 9) < 36)
  }

  @Test func `a character that is missing parts a line`() {
    var components = Self.characters(Self.even)
    components.remove(at: 10)
    #expect(Self.chains(components).map(\.count).sorted() == [10, 19])
  }

  @Test(
    "what is no line of even characters is none",
    arguments: [
      ("few", [Float](repeating: 9, count: 6)),
      ("proportional print", (0..<30).map { [6, 11, 7, 13, 8][$0 % 5] }),
      ("far apart", [Float](repeating: 16, count: 30)),
    ])
  func others(name: String, steps: [Float]) {
    #expect(Self.chains(Self.characters(steps)).isEmpty)
  }

  @Test func `what is twice as high is no character of the line`() {
    let chains = Self.chains(Self.characters(Self.even) { $0 == 10 ? 20 : 8 })
    #expect(chains.map(\.count).sorted() == [10, 19])
  }

  @Test func `patches in one place end`() {
    let heap = [InkComponent](repeating: Self.character(x: 300, y: 300), count: 3000)
    #expect(Self.chains(heap).isEmpty)
    #expect(Self.chains([]).isEmpty)
  }
}
