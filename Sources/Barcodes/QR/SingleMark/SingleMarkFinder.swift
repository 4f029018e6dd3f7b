import Raster

/// Finds and reads the symbols of a picture that have a single mark: Micro QR and rMQR.
struct SingleMarkFinder {
  /// A symbol that was read.
  struct Find {
    let symbol: SingleMarkSymbol
    var quadrilateral: Quadrilateral
    let isMirrored: Bool
    let isInverted: Bool
  }

  /// The greatest number of marks that are looked at in one pass.
  private static let greatestMarkCount = 40
  /// Pictures of up to so many pixels that show nothing are searched once more at twice their size.
  private static let mostEnlargedPixels = 400_000

  /// The symbols that were read.
  private(set) var finds: [Find] = []
  private let symbologies: Set<Symbology>

  /// Searches a picture, which must have pixels, for Micro QR and rMQR as far as they are asked for.
  ///
  /// - Complexity: O(*n*) in the number of pixels; the work for what looks like marks is bounded.
  init(_ image: GrayImage, symbologies: Set<Symbology>) {
    self.symbologies = symbologies
    search(image, scale: 1)
    if finds.isEmpty, min(image.width, image.height) >= 120, !Interruption.isRaised {
      search(image.halved(), scale: 2)
    }
    if finds.isEmpty, image.width * image.height <= Self.mostEnlargedPixels,
      !Interruption.isRaised
    {
      search(image.doubled(), scale: 0.5)
    }
  }

  /// Searches the picture, or its reduction by a scale.
  private mutating func search(_ image: GrayImage, scale: Double) {
    let lesserSide = min(image.width, image.height)
    let rowStep = lesserSide < 480 ? 1 : lesserSide < 960 ? 2 : 3
    let marks = FinderPatternSearch(image, rowStep: rowStep).patterns
      .sorted { $0.weight > $1.weight }
    for mark in marks.prefix(Self.greatestMarkCount) where !Interruption.isRaised {
      let place = mark.center.scaled(by: scale)
      guard !finds.contains(where: { $0.quadrilateral.contains(place) }),
        let geometry = SingleMarkGeometry(mark, in: image),
        let find = read(geometry, scale: scale)
      else { continue }
      finds.append(find)
    }
  }

  /// Tries the ways that a symbol may lie behind a mark, until one decodes.
  private func read(_ geometry: SingleMarkGeometry, scale: Double) -> Find? {
    for turn in SingleMarkGeometry.turns {
      for layout in geometry.layouts(turn) where symbologies.contains(layout.symbology) {
        guard let mapping = geometry.mapping(turn, layout),
          let samples = mapping.samples(in: geometry.image)
        else { continue }
        let thresholding = ModuleThresholding(
          samples: samples, width: layout.modules.width, height: layout.modules.height,
          isInverted: geometry.mark.isInverted)
        for matrix in [thresholding.byNeighborhood(radius: 4), thresholding.byWhole()] {
          guard let symbol = SingleMarkSymbol(matrix, layout) else { continue }
          return Find(
            symbol: symbol, quadrilateral: mapping.quadrilateral.scaled(by: scale),
            isMirrored: turn.isMirrored, isInverted: geometry.mark.isInverted)
        }
      }
    }
    return nil
  }
}
