import Glibc

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

  /// Runs a command and returns its exit code.
  static func run(_ invocation: Invocation) -> Int32 {
    switch invocation {
    case .help(let topic):
      StandardOutput.print(Help.text(for: topic))
      return 0
    case .version:
      StandardOutput.print(Help.version)
      return 0
    case .read(let options): return ReadCommand(options: options).run()
    case .batch(let options): return BatchCommand(options: options).run()
    case .session(let options): return SessionCommand(options: options).run()
    case .parse(let options): return ParseCommand(options: options).run()
    case .barcode(let files): return BarcodeCommand(files: files).run()
    }
  }
}
