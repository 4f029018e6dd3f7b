#if Tesseract
  import Foundation
  import Raster
  import Synchronization
  import Testing
  import TextRecognition

  @Suite struct TextRecognizerTests {
    @Test(arguments: [TextRecognizer.Segmentation.rawLine, .singleLine])
    func `block letters are read, each in its place`(_ segmentation: TextRecognizer.Segmentation)
      throws
    {
      var recognizer = try TextRecognizer()
      let line = try recognizer.text(
        in: SampleLine.image(of: "HELLFEATHELT"), segmentation: segmentation)
      // The model is trained on OCR-B, not on dots: it sees the letters, and takes some for others.
      #expect((10...14).contains(line.characters.count), "\(line.text)")
      #expect(line.text.utf8.count == line.characters.count)
      #expect(line.confidence > 0.05 && line.confidence <= 1)
      let centers = line.characters.map {
        Double($0.columns.lowerBound + $0.columns.upperBound) / 2
      }
      #expect(centers == centers.sorted())
      for index in 0..<12 {
        // Seven dots of four pixels a character, the first two dots from the edge.
        let place = Double(28 * index + 18)
        #expect(centers.contains { abs($0 - place) < 14 }, "character \(index)")
      }
    }

    @Test func `alternatives are other characters, the likeliest first`() throws {
      var recognizer = try TextRecognizer()
      let line = try recognizer.text(in: SampleLine.image(of: "HELL4774HELT"))
      #expect(line.characters.contains { !$0.alternatives.isEmpty })
      for character in line.characters {
        #expect(!character.alternatives.contains { $0.byte == character.byte })
        let confidences = character.alternatives.map(\.confidence)
        #expect(confidences == confidences.sorted(by: >))
        #expect(confidences.allSatisfy { (0...1).contains($0) })
        let bytes = character.alternatives.map(\.byte)
        #expect(Set(bytes).count == bytes.count)
        #expect(bytes.allSatisfy { TextRecognizer.alphabet.utf8.contains($0) })
      }
    }

    @Test func `the same image gives the same text again`() throws {
      var recognizer = try TextRecognizer()
      let image = SampleLine.image(of: "HEATHELL")
      let first = try recognizer.text(in: image)
      #expect(first.characters.count >= 6)
      _ = try recognizer.text(in: SampleLine.image(of: "FLAT"))
      #expect(try recognizer.text(in: image) == first)
    }

    @Test func `images without print give no text or little`() throws {
      var recognizer = try TextRecognizer()
      for (width, height) in [(1, 1), (1, 400), (400, 1), (2, 2), (3, 3), (300, 40)] {
        for value in [0, 255] as [UInt8] {
          let image = GrayImage(width: width, height: height, filledWith: value)
          let line = try recognizer.text(in: image)
          #expect(line.characters.count <= 3, "\(width) × \(height) of \(value)")
        }
      }
    }

    @Test func `noise never traps`() throws {
      var recognizer = try TextRecognizer()
      for (width, height) in [(7, 5), (60, 20), (500, 30), (40, 300)] {
        let pixels = (0..<width * height).map { _ in UInt8.random(in: 0...255) }
        let image = try #require(GrayImage(width: width, height: height, pixels: pixels))
        for segmentation in [TextRecognizer.Segmentation.rawLine, .singleLine] {
          let line = try recognizer.text(in: image, segmentation: segmentation)
          for character in line.characters {
            #expect(character.columns.lowerBound >= 0 && character.columns.upperBound <= width)
          }
        }
      }
    }

    @Test(arguments: [(0, 10), (10, 0), (32768, 1), (1, 32768)])
    func `sides out of range are refused`(_ width: Int, _ height: Int) throws {
      var recognizer = try TextRecognizer()
      let image = GrayImage(width: width, height: height, filledWith: 255)
      let error = #expect(throws: TextRecognizerError.self) { try recognizer.text(in: image) }
      // A picture without a pixel has no side.
      let sides = width == 0 || height == 0 ? (0, 0) : (width, height)
      #expect(error == .unusableImage(width: sides.0, height: sides.1, limit: 32767))
    }

    @Test func `no thread is started`() async {
      // A process of its own: here others may start threads at any time.
      await #expect(processExitsWith: .success) {
        let image = SampleLine.image(of: String(repeating: "HELT", count: 11))
        var recognizer = try TextRecognizer()
        let before = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
        #expect(try !recognizer.text(in: image).characters.isEmpty)
        let after = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
        #expect(after == before)
      }
    }

    @Test func `engines work side by side, each behind its lock`() async throws {
      let image = SampleLine.image(of: "HEATHELL")
      let texts = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<4 {
          group.addTask {
            let recognizer = Mutex(try TextRecognizer())
            return try recognizer.withLock { try $0.text(in: image).text }
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      var alone = try TextRecognizer()
      let text = try alone.text(in: image).text
      #expect(text.count >= 6)
      #expect(texts == Array(repeating: text, count: 4))
    }
  }

  @Suite struct TextRecognizerModelTests {
    @Test(
      arguments: [
        [], [0], Array("not a model at all".utf8), [UInt8](repeating: 0xFF, count: 5000),
        [UInt8](repeating: 0, count: 5000),
      ] as [[UInt8]])
    func `bytes that are no model are refused`(_ bytes: [UInt8]) {
      #expect(throws: TextRecognizerError.unusableModel) { _ = try TextRecognizer(model: bytes) }
    }
  }
#endif
