#if Tesseract
  import IdentityDocument
  import Raster
  import Testing

  @testable import PageReading

  /// What the net for marks is asked of the lines of a page.
  struct PageLettersTests {
    private typealias Version = PrintedLine.Version

    /// The letters of `DAEGU` that were seen where looks have read it in some ways.
    private static func letters(
      _ versions: [Version], of places: [Int]? = nil, in time: Interruption? = nil
    ) throws -> [[PrintedLetter]] {
      let layout = try PrintedRow.layout()
      let place = try PrintedRow.place(in: layout)
      var page = PrintedPage(
        lines: layout.lines.enumerated().map { index, line in
          layout.printed(line, index == place ? versions : [Version("OTHER", confidence: 0.9)])
        })
      if let time {
        time.applied { layout.findLetters(of: places ?? [place], in: &page) }
      } else {
        layout.findLetters(of: places ?? [place], in: &page)
      }
      for (index, line) in page.lines.enumerated() where index != place {
        #expect(line.letters.isEmpty)
      }
      return page.lines[place].letters
    }

    @Test func `letters without marks are seen without`() throws {
      let letters = try #require(try Self.letters([Version("DAEGU", confidence: 0.9)]).first)
      #expect(String(String.UnicodeScalarView(letters.map { $0.base })) == "DAEGU")
      for letter in letters {
        let best = letter.logLikelihoods.max { $0.value < $1.value }
        #expect(best?.key == letter.base)
        #expect(Set(letter.logLikelihoods.keys) == Set(PrintedLetter.choices(of: letter.base)))
      }
    }

    /// Looks that differ in marks alone have the same letters, which are looked at once.
    @Test(
      arguments: [
        ([("DAEGU", 0.9), ("DÄEGÜ", 0.5)], 1), ([("DAEGU", 0.2)], 0), ([("Daegu", 0.9)], 0),
        ([("D", 0.9)], 0), ([], 0), ([("Daegu", 0.9), ("DÁEGU", 0.3)], 1),
      ] as [([(String, Double)], Int)])
    func `looks that are asked for`(looks: [(String, Double)], count: Int) throws {
      let versions = looks.map { Version($0.0, confidence: $0.1) }
      #expect(try Self.letters(versions).count == count)
    }

    @Test func `lines that are none are left out`() throws {
      let versions = [Version("DAEGU", confidence: 0.9)]
      #expect(try Self.letters(versions, of: [-1, 10_000]).isEmpty)
      #expect(try Self.letters(versions, of: []).isEmpty)
    }

    @Test func `nothing is seen when time is over`() throws {
      let versions = [Version("DAEGU", confidence: 0.9)]
      #expect(try Self.letters(versions, in: Interruption { .late }).isEmpty)
    }
  }
#endif
