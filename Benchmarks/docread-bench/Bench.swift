import CorpusIndex
import DocumentReading
import Glibc

/// The benchmark: accuracy and latency over pictures whose content is known.
@main
enum Bench {
  static let version = "1.0.0"

  static func main() {
    var output = StandardStream.output
    var errors = StandardStream.error
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(run(arguments, output: &output, errors: &errors))
  }

  /// Does what the arguments ask for, and answers the exit code.
  static func run(
    _ arguments: [String], output: inout some TextOutputStream,
    errors: inout some TextOutputStream
  ) -> Int32 {
    do {
      switch try Invocation(arguments: arguments) {
      case .help: print(Help.text, to: &output)
      case .version: print("docread-bench \(version)", to: &output)
      case .run(let command, let settings):
        let page = try settings.htmlFile.map { try PageFile($0) }
        let earlier = try settings.againstFile.map {
          try EarlierRun(contentsOfFile: $0, command: command)
        }
        let report = try report(command, settings)
        let text =
          try settings.isJSON
          ? JSONText.line(report) : report.text(isVerbose: settings.isVerbose)
        // First what has been measured: a page that fails must not cost it.
        output.write(text)
        if let page, let report = report as? any PictureReport {
          try page.write(
            Page(report, command: command, earlier: earlier, galleryLimit: settings.galleryLimit)
              .html)
        }
        return report.exitCode
      }
      return 0
    } catch let error as UsageError {
      print("docread-bench: \(error)\ntry docread-bench --help", to: &errors)
      return 64
    } catch {
      print("docread-bench: \(error)", to: &errors)
      return 1
    }
  }

  private static func report(_ command: Command, _ settings: Settings) throws -> any Report {
    switch command {
    case .frames: try FramesReport(settings)
    case .pictures: try PicturesReport(settings)
    case .barcodes: try BarcodesReport(settings)
    case .corpus: try CorpusReport(settings)
    case .midv: try MIDVReport(settings)
    case .soak: try soak(settings)
    case .memory: try MemoryReport(settings)
    case .feedback: try FeedbackReport(settings)
    case .strips: try StripsReport(settings)
    case .bursts: try BurstsReport(settings)
    case .parse: try ParseReport(settings)
    case .chip: try ChipReport(settings)
    case .floors: try FloorsReport(settings)
    case .payloads: try PayloadReport(settings)
    case .writers: try WritersReport(settings)
    case .cost: try CostReport(settings)
    case .page: try PrintReport(settings)
    case .written: try WrittenReport(settings)
    }
  }

  private static func soak(_ settings: Settings) throws -> any Report {
    if settings.mutants == nil { return try SoakReport(settings) }
    return try MutantSoakReport(settings)
  }
}
