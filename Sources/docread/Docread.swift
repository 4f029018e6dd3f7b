import DocumentReading
import Glibc
import IdentityDocument

/// The command: understands the arguments, runs, and exits with the code of the contract.
@main
struct Docread {
  static func main() {
    StandardStreams.fillClosed()
    // A reader that went away is an answer of `write`, not a signal that kills the run.
    _ = signal(SIGPIPE, SIG_IGN)
    let arguments = CommandLine.arguments.dropFirst()
    do throws(UsageError) {
      exit(run(try Invocation(arguments: arguments)))
    } catch {
      let command = arguments.first.flatMap(Manual.command)?.name
      StandardError.print("docread: \(error)\n\(Help.hint(for: command))")
      exit(EX_USAGE)
    }
  }

  /// Runs a command and returns its exit code; options that do not hold are wrong usage, save a file
  /// that another run works with: that may be tried again later.
  static func run(_ invocation: Invocation) -> Int32 {
    do throws(ReaderError) {
      switch invocation {
      case .help(let topic): return StandardOutput.printAlone(Help.text(for: topic))
      case .version: return StandardOutput.printAlone(Help.version)
      case .read(let options):
        return try DecodingProcess.applied(options.reader) { () throws(ReaderError) in
          try ReadCommand(options: options).run()
        }
      case .batch(let options): return try BatchCommand(options: options).run()
      case .worker(let options): return WorkerCommand(options: options).run()
      case .decoder(let options): return DecoderCommand(options: options).run()
      case .session(let options):
        return try DecodingProcess.applied(options.reader) { () throws(ReaderError) in
          try SessionCommand(options: options).run()
        }
      case .burst(let options):
        return try DecodingProcess.applied(options.reader) { () throws(ReaderError) in
          try BurstCommand(options: options).run()
        }
      case .serve(let options): return try ServeCommand(options: options).run()
      case .parse(let options): return ParseCommand(options: options).run()
      case .barcode(let options):
        return try DecodingProcess.applied(options.reader) { () throws(ReaderError) in
          try BarcodeCommand(options: options).run()
        }
      case .chip(let options):
        return try DecodingProcess.applied(ReaderOptions()) { () throws(ReaderError) in
          try ChipCommand(options: options).run()
        }
      case .anchors(let options): return AnchorsCommand(options: options).run()
      case .formats(let printsJSON, let language):
        return StandardOutput.printAlone(FormatsTable.text(printsJSON: printsJSON, in: language))
      case .schema: return StandardOutput.printAlone(AnswerSchema.json.indentedText)
      case .config(let options): return try ConfigCommand(options: options).run()
      case .completions(let shell): return StandardOutput.printAlone(Completions.script(for: shell))
      case .man: return StandardOutput.printAlone(ManPage.text)
      }
    } catch {
      StandardError.print("docread: \(error)")
      return error.reason == .answersInUse ? EX_TEMPFAIL : EX_USAGE
    }
  }
}
