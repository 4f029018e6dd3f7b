import DocumentReading
import Glibc
import IdentityDocument

/// The command: understands the arguments, runs, and exits with the code of the contract.
@main
struct Docread {
  static func main() {
    // A reader that went away is an answer of `write`, not a signal that kills the run.
    _ = signal(SIGPIPE, SIG_IGN)
    do throws(UsageError) {
      exit(run(try Invocation(arguments: CommandLine.arguments.dropFirst())))
    } catch {
      StandardError.print("docread: \(error)\nSee 'docread --help'.")
      exit(EX_USAGE)
    }
  }

  /// Runs a command and returns its exit code; options that do not hold are wrong usage, save a file
  /// that another run works with: that may be tried again later.
  static func run(_ invocation: Invocation) -> Int32 {
    do throws(ReaderError) {
      switch invocation {
      case .help(let topic): return StandardOutput.print(Help.text(for: topic)) ? 0 : 1
      case .version: return StandardOutput.print(Help.version) ? 0 : 1
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
        return try DecodingProcess.applied(ReaderOptions()) { ChipCommand(options: options).run() }
      case .anchors(let options): return AnchorsCommand(options: options).run()
      case .formats(let printsJSON, let language):
        let text = FormatsTable.text(printsJSON: printsJSON, in: language)
        return StandardOutput.print(text) ? 0 : 1
      case .schema: return StandardOutput.print(AnswerSchema.json.indentedText) ? 0 : 1
      case .config(let options): return try ConfigCommand(options: options).run()
      case .completions(let shell):
        return StandardOutput.print(Completions.script(for: shell)) ? 0 : 1
      case .man: return StandardOutput.print(ManPage.text) ? 0 : 1
      }
    } catch {
      StandardError.print("docread: \(error)")
      return error.reason == .answersInUse ? EX_TEMPFAIL : EX_USAGE
    }
  }
}
