import IdentityDocument

/// The commands about chips.
extension Manual {
  static let chip = CommandManual(
    name: "chip", usage: "PATH...", operands: .places,
    summary: "judge the files of a chip; a summary for people, or JSON",
    paragraphs: [
      """
      Judges the files of one chip: a folder, or the files themselves, known by their usual names \
      (EF_SOD.bin, DG1.bin, 0101) or by how they begin. Says whether they are what an issuer \
      signed, group by group, and what they say.
      """
    ],
    options: [
      OptionManual("--json", "print one JSON object instead"),
      OptionManual(
        "--anchors", .place("PATH"),
        "what to trust: a folder or file with certificates (DER, PEM), revocation lists, a CSCA "
          + "master list or LDIF; without any, no chain is checked", isRepeated: true),
      OptionManual(
        "--at", .text("DATE"),
        "the day on which the signer has to be valid (default: when it says to have signed)"),
      OptionManual(
        "--challenge", .text("HEX"), "a challenge of your own to the chip, eight bytes, and with"),
      OptionManual(
        "--response", .text("HEX"),
        "its answer: active authentication. Without them nothing keeps a perfect copy of all files "
          + "from passing"),
      OptionManual(
        "--chip-authentication", .words("OUTCOME", ["succeeded", "failed"]),
        "how chip authentication ended in a session of your own with the chip, succeeded or failed; "
          + "it counts only for a key that the issuer signed"),
      OptionManual(
        "--mrz", .text("TEXT"),
        "the zone that is printed on the document, its lines separated by |: where the chip says "
          + "something else, nothing is accepted"),
      OptionManual(
        "--images", .place("DIR"),
        "write the pictures of the chip (faces, signatures, sides of the document) to DIR as they are, JPEG "
          + "or JPEG 2000; the latter as PNG too; a "
          + "file that lies there stays, which is said and ends with exit code 1, unless --force is given"
      ),
      OptionManual(
        "--force",
        "with --images: replace files that lie there; a file of the chip is never replaced"),
      asOf, locale, require,
    ],
    notes: [
      """
      Verdicts: good; alert: not proven, and why; error: forged, changed or broken; notChecked: there \
      was nothing to check against. A chip that is judged is answered, whatever the verdict; with \
      --require accepted one that is not accepted ends with exit code 2.
      """
    ],
    examples: [
      .init("docread chip --anchors csca.der chip", "the files of the folder chip, for people"),
      .init("docread chip --json --anchors csca.der chip/*.bin", "the same as JSON"),
    ])

  static let anchors = CommandManual(
    name: "anchors", usage: "PATH...", operands: .places, summary: "list trust anchors for chips",
    paragraphs: [
      """
      Lists what files and folders of trust anchors hold: country, validity, key and subject of each \
      certificate, the signers of master lists, the number of revocation lists.
      """
    ],
    options: [
      OptionManual("--json", "print one JSON object instead, which is no answer by docread schema")
    ],
    examples: [
      .init("docread anchors csca.der", "one certificate"),
      .init("docread anchors --json csca.der", "the same as JSON"),
    ])
}
