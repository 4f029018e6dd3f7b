/// What `docread-bench` can be asked to do.
enum Command: String, CaseIterable {
  case frames, pictures, barcodes, corpus, midv, soak, feedback, strips, bursts, parse, chip,
    floors, payloads, writers, cost, page, written, memory

  /// Whether the command works on a folder of pictures.
  var usesPictures: Bool { self != .parse && self != .chip }

  /// Whether the folder has to be named.
  var needsDirectory: Bool { self == .corpus || self == .midv || self == .writers }

  /// The options that mean something to the command.
  var options: Set<Option> {
    let always: Set<Option> = [.json, .seed, .commit, .repeat, .warmUp]
    let pictures: Set<Option> = [
      .corpus, .set, .grade, .limit, .asOf, .verbose, .quiet, .nameGate, .html, .against, .gallery,
    ]
    switch self {
    case .frames:
      return always.union(pictures).union([.engines, .methods, .rivals, .rivalsFrom])
    case .pictures: return always.union(pictures).union([.engines, .rivals, .rival, .rivalsFrom])
    case .barcodes: return always.union(pictures).union([.methods, .rivals, .rival, .rivalsFrom])
    case .corpus: return always.union(pictures).union([.engines, .methods])
    case .midv: return always.union(pictures).union([.engines])
    case .soak:
      return [
        .corpus, .set, .grade, .limit, .asOf, .quiet, .json, .seed, .commit, .engines, .verbose,
        .frames, .seconds, .margin, .mutate,
      ]
    case .feedback, .strips, .page:
      return [
        .corpus, .set, .grade, .limit, .asOf, .quiet, .json, .seed, .commit, .engines, .verbose,
      ]
    case .bursts:
      return always.union([.corpus, .grade, .limit, .asOf, .quiet, .verbose, .mixtures])
    case .parse: return always
    case .chip: return always.union([.vectors, .mutants])
    case .payloads:
      return [
        .corpus, .set, .grade, .limit, .quiet, .json, .seed, .commit, .verbose, .mutants,
      ]
    case .writers: return [.json, .seed, .commit, .mutants]
    case .written: return [.corpus, .asOf, .json, .seed, .verbose]
    case .memory: return [.corpus, .limit, .json, .commit]
    case .cost: return [.corpus, .stage, .repeat, .json]
    case .floors:
      return [.corpus, .write, .floorsFrom, .quiet, .asOf, .json, .rivals, .rivalsFrom]
    }
  }
}

/// The options of all commands.
enum Option: String, CaseIterable {
  case against = "--against"
  case asOf = "--as-of"
  case commit = "--commit"
  case corpus = "--corpus"
  case engines = "--engines"
  case floorsFrom = "--floors"
  case frames = "--frames"
  case gallery = "--gallery"
  case grade = "--grade"
  case html = "--html"
  case json = "--json"
  case limit = "--limit"
  case margin = "--margin"
  case methods = "--methods"
  case mixtures = "--mixtures"
  case mutants = "--mutants"
  case mutate = "--mutate"
  case nameGate = "--name-gate"
  case quiet = "--quiet"
  case `repeat` = "--repeat"
  case rival = "--rival"
  case rivals = "--rivals"
  case rivalsFrom = "--rivals-from"
  case seconds = "--seconds"
  case seed = "--seed"
  case set = "--set"
  case stage = "--stage"
  case vectors = "--vectors"
  case verbose = "--verbose"
  case warmUp = "--warm-up"
  case write = "--write"
}
