import IdentityDocument
import ImageFile
import MRZRecognition
import Raster
import Testing

@testable import DocumentReading

/// Frames that are laid over each other whole.
@Suite struct PiledFramesTests {
  static let lines = [
    "POKHMVONGPHACHANH<<SOMCHAI<THANAKORN<ANUCHIT", "Z770405<<0KHM7308200M3607271230054171<<<<<10",
  ]
  static let picture = CorpusPlaces.picture("Specimens/mrp-000.jpg")

  /// The picture as a hand in the dark takes it: paler, moved a little, and full of noise.
  static func frame(_ number: Int, of page: GrayImage, noise: Double) -> GrayImage {
    var state = UInt64(number + 1) &* 0x9e37_79b9_7f4a_7c15 | 1
    func chance() -> Double {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Double(state >> 11) / Double(1 << 53)
    }
    let step = Double(number)
    var frame = page
    for y in 0..<page.height {
      for x in 0..<page.width {
        let (u, v) = (Double(x), Double(y))
        let place = Point(
          x: u - 2.3 * step + 0.003 * step * v, y: v + 1.4 * step - 0.003 * step * u)
        let grey = page.gray(place) * 0.6 + 50
        // Three throws of even chances have a deviation of a half.
        let shake = (chance() + chance() + chance() - 1.5) * 2 * noise
        frame[x, y] = UInt8(min(255, max(0, grey + shake)))
      }
    }
    return frame
  }

  @Test func `what no frame shows is read in their mean`() throws {
    let page = try GrayImage(contentsOfFile: Self.picture)
    let reader = DocumentReader(
      configuration: ReaderConfiguration(asOf: SampleReading.day), engines: 1)
    var burst = Burst(configuration: reader.configuration)
    for number in 0..<6 {
      let frame = Self.frame(number, of: page, noise: 56)
      let alone: Reading = try reader.read(frame)
      #expect(alone.mrz?.mrz.lines != Self.lines)
      let reading: Reading = try reader.read(frame, of: burst)
      burst.add(reading)
    }
    #expect(burst.reading.mrz?.mrz.lines == Self.lines)
    #expect(burst.framesUsed.count > 1)
    #expect(burst.framesRead == [0, 1, 2, 3, 4, 5])
    #expect(burst.placedFrame.map { burst.framesUsed.contains($0) } == true)
  }

  @Test func `frames that show nothing are laid over each other only as long as they are few`()
    throws
  {
    let page = try GrayImage(contentsOfFile: Self.picture)
    let reader = DocumentReader(
      configuration: ReaderConfiguration(asOf: SampleReading.day), engines: 1)
    var burst = Burst(configuration: reader.configuration)
    for number in 0..<14 {
      let reading: Reading = try reader.read(
        Self.frame(number, of: page, noise: 300), of: burst)
      burst.add(reading)
      if number == 0 { #expect(burst.pile?.frames == [0]) }
    }
    #expect(burst.reading.mrz == nil)
    #expect(burst.framesRead.count == 14)
    let last = try #require(burst.pile?.frames.last)
    #expect(last < Burst.mostKept)
  }

  @Test func `another scene begins a pile of its own`() throws {
    let page = try GrayImage(contentsOfFile: Self.picture)
    let other = try GrayImage(contentsOfFile: CorpusPlaces.picture("Specimens/mrp-006.jpg"))
    var pile = try #require(FramePile(page, number: 3))
    let ofOne = pile.takeMean()
    #expect(ofOne == nil)
    pile.add(page, number: 4)
    #expect(pile.frames == [3, 4])
    let (ofTwo, again) = (pile.takeMean(), pile.takeMean())
    #expect(ofTwo != nil)
    #expect(again == nil)
    pile.add(Self.frame(1, of: other, noise: 5), number: 5)
    #expect(pile.frames == [5])
  }

  @Test func `frames are laid over each other around the zone alone as soon as it is seen`() throws
  {
    let page = try GrayImage(contentsOfFile: Self.picture)
    let nothing = Self.nothing(in: Burst(configuration: BurstTests.configuration), mean: nil)
    let seen = BurstTests.reading(BurstTests.passport)
    let zone = try #require(seen.evidence?.zones.first.map { LocatedOutline($0.zone) })
    for framesBefore in 1...2 {
      var burst = Burst(configuration: BurstTests.configuration)
      burst.pile = FramePile(page, number: 0)
      for number in 1..<framesBefore { burst.pile?.add(page, number: number) }
      var previews = [BurstPreview(burst, with: nothing), BurstPreview(burst, with: seen)]
      let piles = previews.indices.map { previews[$0].pile(page) }
      #expect(piles[0] != nil)
      #expect(piles[0]?.part == nil)
      let pile = try #require(piles[1])
      let part = try #require(pile.part)
      #expect(zone.isInside(part))
      #expect(part.width * part.height < page.width * page.height * 3 / 5)
      #expect(pile.mean.pixels.count == page.pixels.count)
    }
  }

  @Test(arguments: [false, true])
  func `a frame that lost the track is laid over no other`(isTracking: Bool) throws {
    let page = try GrayImage(contentsOfFile: Self.picture)
    let reader = DocumentReader(
      configuration: ReaderConfiguration(asOf: SampleReading.day), engines: 1)
    var burst = Burst(configuration: reader.configuration)
    if isTracking {
      burst.outline = LocatedOutline(BurstTests.zone(lineCount: 2, cellCount: 44))
    }
    let reading: Reading = try reader.read(Self.frame(0, of: page, noise: 300), of: burst)
    #expect(reading.mrz == nil)
    #expect((reading.evidence?.outlook?.pile == nil) == isTracking)
  }

  @Test func `a mean is worth a look at two, three, four and six frames`() throws {
    let page = try GrayImage(contentsOfFile: Self.picture)
    var pile = try #require(FramePile(page, number: 0))
    let looked = (1...7).filter { number in
      pile.add(page, number: number)
      return pile.takeMean() != nil
    }
    #expect(looked == [1, 2, 3, 5, 7])
  }

  @Test func `what the mean shows against the frames is no document`() throws {
    let mine = BurstTests.reading(BurstTests.passport, sure: 0.9)
    var burst = Burst(configuration: BurstTests.configuration)
    burst.add(mine)
    let own = try #require(burst.reading.mrz)
    #expect(own.mrz.lines == BurstTests.passport)
    #expect(!burst.isAccepted)
    let twins = BurstTests.reading(BurstTests.twin)
    #expect(twins.isAccepted)
    burst.piled = BurstFrame(number: 0, reading: twins)
    burst.add(mine)
    #expect(!burst.isAccepted)
  }

  @Test func `a mean that shows no zone any more takes its text with it`() {
    var burst = Burst(configuration: BurstTests.configuration)
    burst.add(Self.nothing(in: burst, mean: BurstTests.reading(BurstTests.passport)))
    #expect(burst.reading.mrz?.mrz.lines == BurstTests.passport)
    #expect(burst.placedFrame == 0)
    burst.add(Self.nothing(in: burst, mean: nil))
    #expect(burst.reading.mrz == nil)
    #expect(burst.placedFrame == nil)
    #expect(burst.framesRead == [0, 1])
    #expect(burst.framesUsed.isEmpty)
  }

  /// A frame that shows nothing by itself, and what the mean with it shows.
  private static func nothing(in burst: Burst, mean: Reading?) -> Reading {
    let piled = mean.map { BurstFrame(number: 0, reading: $0) }
    var evidence = FrameEvidence(sharpness: 1, place: FrameWindow.Place())
    evidence.outlook = BurstOutlook(
      before: burst.kept, kept: burst.kept, pile: nil, piled: piled,
      fused: burst.fused(burst.kept, piled: piled))
    var reading = Reading()
    reading.evidence = evidence
    return reading
  }
}
