import DocumentReading
import IdentityDocument

/// Everything that the options of a command decide.
struct Settings: Hashable {
  /// The folder of pictures.
  var directory = "Corpus"
  /// Whether the figures are printed for machines.
  var isJSON = false
  /// Whether every picture that failed is named.
  var isVerbose = false
  /// Whether the progress bar is left out.
  var isQuiet = false
  /// The file that the figures become a page in, or `nil` for none.
  var htmlFile: String?
  /// The file of an earlier run, in JSON, that the page compares with.
  var againstFile: String?
  /// The most failures that the page shows with their pictures.
  var galleryLimit = 40
  /// How often each picture is read under the clock, or `nil` for the command's own number.
  var repetitions: Int?
  /// How many pictures are read before the clock starts.
  var warmUp = 3
  /// What decides the order of the pictures, and which of them a limit keeps.
  var seed: UInt64 = 1
  /// The most pictures.
  var limit: Int?
  /// The sets that are used; empty for all.
  var sets: Set<String> = []
  /// The grades that are used; empty for all.
  var grades: Set<String> = []
  /// The recognisers, measured one after the other.
  var engines: [RecognitionEngine] = [.own]
  /// What the reader looks for, or `nil` for the command's own choice.
  var methods: [ReaderConfiguration.Method]?
  /// The commit that is measured, where the caller says.
  var commit: String?
  /// The day that decides centuries and expiry, or `nil` for today.
  var asOf: CalendarDate?
  /// Another smallest confidence of unprotected characters than the reader's own.
  var nameGate: Double?
  /// The rivals that are measured too; empty for all that are installed.
  var rivals: [String] = []
  /// Whether rivals are measured.
  var usesRivals = false
  /// The folder of the rivals' adapters.
  var rivalsDirectory = "Benchmarks/Rivals"
  /// The folder of the floors.
  var floorsDirectory = "Benchmarks/Floors"
  /// The least number of readings of a soak, where it is told.
  var frames: Int?
  /// The shortest time of a soak in seconds, where it is told.
  var seconds: Int?
  /// By how much memory may rise after the first pass of a soak, in MiB.
  var margin = 8.0
  /// The folder of chips whose verdicts are known.
  var vectorFolder = "Tests/ChipVectors"
  /// How many mutants of chips are judged, where any are.
  var mutants: Int?
  /// How many sets of frames of bursts are drawn anew, where any are.
  var mixtures: Int?
  /// The stage whose work is done for a count of instructions.
  var stage = CostStage.read
  /// Whether floors are raised to what was measured.
  var writesFloors = false
}
