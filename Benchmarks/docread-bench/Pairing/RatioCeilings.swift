import FoundationEssentials

/// The ratios to the rival that must not be exceeded, by what the frames show.
///
/// Ratios hold on a busy machine and on another one, times on neither.
struct RatioCeilings: Hashable {
  /// The ceilings for frames of one kind: our percentiles over the rival's.
  struct Ceiling: Hashable, Decodable {
    let p50: Double
    let p90: Double
  }

  /// The ceilings, by kind of frame.
  let ceilings: [String: Ceiling]

  /// Reads the file `ratios.json` of the folder of rivals, or gives `nil` where there is none.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: What `JSONDecoder` throws where the file does not hold.
  init?(folder: String) throws {
    guard let data = FileManager.default.contents(atPath: "\(folder)/ratios.json") else {
      return nil
    }
    ceilings = try JSONDecoder().decode([String: Ceiling].self, from: data)
  }

  init(_ ceilings: [String: Ceiling]) {
    self.ceilings = ceilings
  }

  /// Where measured ratios are above: `ratio zone p50: 0.71, at most 0.60 wanted`.
  func violations(by figures: [PairedFigures]) -> [String] {
    figures.flatMap { figures -> [String] in
      guard let ceiling = ceilings[figures.kind] else { return [] }
      return [
        ("p50", figures.ratio.p50, ceiling.p50), ("p90", figures.ratio.p90, ceiling.p90),
      ].compactMap { name, measured, most in
        guard measured > most else { return nil }
        return "ratio \(figures.kind) \(name): \(measured.formatted(2)), at most "
          + "\(most.formatted(2)) wanted"
      }
    }
  }
}
