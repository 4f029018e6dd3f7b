/// What was run, where and when.
struct PageHeader {
  private let report: any PictureReport
  private let command: Command
  private let hasPictures: Bool

  init(_ report: any PictureReport, command: Command, hasPictures: Bool) {
    self.report = report
    self.command = command
    self.hasPictures = hasPictures
  }

  var html: HTML {
    let run = report.outcome.run
    let pictures = report.outcome.readers.first?.figures.pictures ?? 0
    let readers = report.outcome.readers.map(\.name).joined(separator: ", ")
    // No line breaks within an argument, where that fits.
    let call = (["docread-bench"] + run.arguments).map { argument -> HTML in
      "<span>\(argument)</span> "
    }
    var facts: [(String, HTML)] = [
      ("Pictures", "\(pictures) in \(run.directory ?? "–")"), ("Read by", HTML(text: readers)),
      ("Commit", "\(run.commit), \(run.machine.build) build"),
      ("Machine", "\(run.machine.processors) × \(run.machine.processor), \(run.machine.kernel)"),
      (
        "Clock",
        "seed \(String(run.seed)), \(run.repetitions) × each, \(run.warmUp) pictures to warm up"
      ), ("Command", "<code class=\"call\">\(call)</code>"),
    ]
    if !report.outcome.tooSmall.isEmpty {
      facts.append(
        ("Too small", "\(report.outcome.tooSmall.count) pictures; what they show is not read"))
    }
    let list = facts.map { fact -> HTML in "<div><dt>\(fact.0)</dt><dd>\(fact.1)</dd></div>" }
    var warnings = HTML.none
    if run.machine.build == "debug" {
      warnings += "<p class=\"warning\">This is a debug build: its times mean nothing.</p>"
    }
    if hasPictures {
      warnings += """
        <p class="warning">This page contains pictures of documents and what they say. Keep it as \
        you keep those pictures; <code>--gallery 0</code> leaves them out.</p>
        """
    }
    return """
      <p class="kicker">docread-bench · \(run.date)</p>
      <h1>\(command.title)</h1>
      <dl class="facts">\(list)</dl>\(warnings)
      """
  }
}

extension Command {
  /// What the command is about, as a heading.
  fileprivate var title: String {
    switch self {
    case .frames: "Latency per frame"
    case .pictures: "Machine-readable zones in pictures"
    case .barcodes: "Barcodes in pictures"
    case .corpus: "Pictures of your own"
    case .midv: "Frames of MIDV-500 or MIDV-2020"
    case .soak: "One reader, many frames"
    case .bursts: "Frames of one document"
    case .feedback: "Hints on changed frames"
    case .strips: "Zones cut out tightly"
    case .parse: "Text of zones"
    case .chip: "Files of chips"
    case .floors: "Floors"
    case .payloads: "Payloads that nobody wrote"
    case .writers: "Symbols that we write"
    case .cost: "Instructions of a stage"
    case .page: "Print beside zones"
    case .written: "Pages written down as lines"
    case .memory: "Memory of a picture"
    }
  }
}
