import FoundationEssentials

/// A folder of pictures, with what each of them must yield.
///
/// Pictures are found at any depth. Truth is looked for beside each picture, in this order:
///
/// 1. a row of `manifest.tsv` in the picture's folder (``TruthTable``);
/// 2. a sidecar `NAME.json` (``Expectation``);
/// 3. `NAME.bin` or `NAME.txt`, the bytes or the text of the one barcode in the picture;
/// 4. a folder named `negatives…` or `falsepositives…`: nothing may be found in its pictures.
///
/// A picture without any of these is a sample without truth: rates and latency can be measured on
/// it, accuracy cannot.
public struct Corpus: Hashable, Sendable {
  /// The folder, as it was given.
  public let directory: String
  /// The samples, in the order of their names.
  public let samples: [Sample]

  /// The endings of file names, in lower case, that are taken for pictures.
  public static let pictureExtensions: Set<String> = [
    "bmp", "jpeg", "jpg", "pbm", "pgm", "png", "pnm", "ppm", "tif", "tiff", "webp",
  ]

  /// Finds the pictures of a folder and reads their truth.
  ///
  /// - Parameter directory: The path of the folder.
  /// - Throws: `CorpusError` where the folder cannot be listed, or a truth file does not hold.
  /// - Complexity: O(*n* log *n*) in the number of files.
  public init(directory: String) throws(CorpusError) {
    let files = try Self.files(in: directory)
    var reader = TruthReader(directory: directory, files: Set(files))
    var samples: [Sample] = []
    for file in files where PathParts(file).isPicture {
      samples.append(try reader.sample(at: file))
    }
    guard !samples.isEmpty else { throw .noPictures(directory: directory) }
    try reader.checkThatEveryRowWasUsed()
    self.directory = directory
    self.samples = samples
  }

  /// Makes a corpus of samples that are known already.
  ///
  /// - Parameters:
  ///   - directory: The folder that the samples' paths begin with.
  ///   - samples: The samples.
  public init(directory: String, samples: [Sample]) {
    self.directory = directory
    self.samples = samples
  }

  /// The samples that `isIncluded` holds for, as a corpus.
  public func filter(_ isIncluded: (Sample) -> Bool) -> Corpus {
    Corpus(directory: directory, samples: samples.filter(isIncluded))
  }

  static func files(in directory: String) throws(CorpusError) -> [String] {
    do {
      // The slash makes a link to a folder that folder.
      let all = try FileManager.default.subpathsOfDirectory(atPath: "\(directory)/")
      return all.filter { !$0.hasPrefix(".") && !$0.contains("/.") }.sorted()
    } catch {
      throw .unreadableFolder(directory: directory)
    }
  }
}
