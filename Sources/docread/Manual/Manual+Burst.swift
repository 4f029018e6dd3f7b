/// The command that reads frames together.
extension Manual {
  static let burst = CommandManual(
    name: "burst", usage: "FILE...", operands: .places,
    summary: "read frames of one document together; a summary for people, or JSON",
    paragraphs: [
      """
      Reads frames of one document, in the order of time, and answers once: what is seen in them is \
      added up before it is decoded. FILE is a picture, a TIFF or PDF file with several pages, an \
      animated GIF, WebP or PNG file, a HEIC file, or a folder of them, whose pictures count in the order of their names and numbers (by their endings, see docread help read; folders in it are left out); - is standard input.
      """
    ],
    options: [
      OptionManual("--json", "print one JSON object instead; frames.used counts the paths from 0"),
      OptionManual("--rate", "say on standard error how many frames a second were read"),
      OptionManual(
        "--annotate", .file("OUT"),
        "draw what was found on a copy of the sharpest frame: OUT.png or OUT.jpg, a new file"),
      force,
    ] + readerOptions(seconds: 30),
    notes: [
      """
      A frame that shows another document than the others is left out, and two people are never \
      made one: other documents stand beside the first. A frame that cannot be read is named on \
      standard error and in frames.errors, and the rest goes on.
      """
    ],
    examples: [
      .init("docread burst --json scans >answer.json", "a folder of frames, answered once"),
      .init(
        "docread burst --annotate found.png scans", "for people, and drawn on the sharpest frame"),
    ])
}
