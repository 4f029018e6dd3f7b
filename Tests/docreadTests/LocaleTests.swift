import Foundation
import IdentityDocument
import Testing

/// Summaries and refusals in the language that the user or the configuration chose.
@Suite struct LocaleTests {
  private static let zone =
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<|L898902C36UTO7408132F1204159ZE184226B<<<<<10"

  static let summaries: [(MessageLanguage, [String])] = [
    (.english, ["document number", "date of birth", "INVALID: printed 2, computed 3"]),
    (.spanish, ["número de documento", "fecha de nacimiento", "INCORRECTO: impreso 2"]),
    (.french, ["date de naissance", "FAUX : imprimé 2, calculé 3", "TD3, passeport"]),
    (.german, ["Dokumentnummer", "Geburtsdatum", "FALSCH: gedruckt 2, berechnet 3"]),
    (.vietnamese, ["ngày sinh", "SAI: in 2, tính được 3", "TD3, hộ chiếu"]),
  ]

  @Test(arguments: summaries)
  func `every label of a summary is in the language`(
    language: MessageLanguage, texts: [String]
  ) throws {
    let arguments = ["parse", "--locale", language.rawValue, "--as-of", "2026-11-21"]
    let outcome = try CommandTests.run(arguments + [Self.zone])
    for text in texts { #expect(outcome.output.contains(text), "\(outcome.output)") }
    guard language != .english else { return }
    for word in ["document number", "surname", "date of", "valid", "composite", "expired"] {
      #expect(!outcome.output.contains("  \(word)"), "\(outcome.output)")
    }
  }

  /// Words of a chip, of the table of formats, of a forgiven character and of a burst.
  static let words: [(MessageLanguage, [String], [String], String, String)] = [
    (
      .english, ["  verdict           not checked", "  groups            DG1 good"],
      ["documents:", "built in:"], "changed line 1", "frames: 1 read"
    ),
    (
      .spanish, ["  veredicto         no comprobado", "DG1 correcto"],
      ["documentos:", "incluido:"],
      "cambiado línea 1", "fotogramas: 1 leídos"
    ),
    (
      .french, ["  conclusion        non vérifié", "DG1 correct"], ["documents lus:", "inclus:"],
      "modifié ligne 1", "images : 1 lues"
    ),
    (
      .german, ["  Urteil            nicht geprüft", "DG1 gut"], ["Dokumente:", "eingebaut:"],
      "geändert Zeile 1", "Bilder: 1 gelesen"
    ),
    (
      .vietnamese, ["  kết luận          chưa kiểm tra", "DG1 tốt"],
      ["giấy tờ:", "thành phần có sẵn:"], "sửa dòng 1", "khung hình: đã đọc 1"
    ),
  ]

  @Test(arguments: words)
  func `chips, formats, forgiven characters and bursts speak the language`(
    language: MessageLanguage, chip: [String], formats: [String], forgiven: String, burst: String
  ) throws {
    let locale = ["--locale", language.rawValue]
    let judged = try CommandTests.run(["chip"] + locale + ["Tests/ChipVectors/all-groups"])
    for text in chip { #expect(judged.output.contains(text), "\(judged.output)") }
    let catalogue = try CommandTests.run(["formats"] + locale)
    for text in formats { #expect(catalogue.output.contains(text), "\(catalogue.output)") }
    let zone = Self.zone.replacingOccurrences(of: "P<", with: "P ")
    let parsed = try CommandTests.run(["parse", "--lenient"] + locale + [zone])
    #expect(parsed.output.contains(forgiven), "\(parsed.output)")
    let frames = try CommandTests.run(["burst"] + locale + ["Corpus/Specimens/mrp-000.jpg"])
    #expect(frames.output.contains(burst), "\(frames.output)")
  }

  @Test(arguments: ["locale", "languageCode", "language"])
  func `a configuration chooses the language, the command line another`(key: String) throws {
    let configuration = Data("{\"\(key)\":\"de-AT\"}".utf8)
    try TemporaryFile.with(configuration) { file in
      let arguments = ["read", "--config", file, "Corpus/Specimens/mrp-000.jpg"]
      let german = try CommandTests.run(arguments)
      #expect(german.output.contains("Reisepass, angenommen"))
      #expect(try CommandTests.run(arguments + ["--locale", "fr"]).output.contains("passeport"))
      let nothing = ["read", "--json", "--config", file, "Corpus/Negatives/bare-006.jpg"]
      #expect(try CommandTests.run(nothing).output.contains("kein Strichcode eines Dokuments"))
    }
  }

  @Test(arguments: [
    ["read"], ["read", "--json"], ["burst"], ["session", "/nope.png"], ["chip"],
    ["barcode"],
  ])
  func `what is wrong with an input is said in the language, too`(command: [String]) throws {
    let outcome = try CommandTests.run(
      [command[0], "--locale", "de"] + command.dropFirst() + ["/nope.png"])
    let sentence = MessageKey.error("H10001").text(in: .german)
    #expect(outcome.errors.contains("H10001: \(sentence)\n"), "\(outcome.errors)")
    let english = try CommandTests.run([command[0]] + command.dropFirst() + ["/nope.png"])
    #expect(english.errors.contains("H10001: there is no file /nope.png\n"), "\(english.errors)")
  }

  @Test func `refusals of barcodes are said in the language, too`() throws {
    let picture = "Corpus/Negatives/bare-006.jpg"
    let sentence = MessageKey.refusal(.noDocument).text(in: .german)
    let german = try CommandTests.run(["barcode", "--locale", "de", picture])
    #expect(german.output.contains(sentence), "\(german.output)")
    #expect(try !CommandTests.run(["barcode", picture]).output.contains(sentence))
    #expect(try CommandTests.run(["help", "barcode"]).output.contains("--locale LANGUAGE"))
    #expect(try CommandTests.run(["barcode", "--locale", "it", picture]).code == 64)
  }

  @Test func `a language without sentences is refused`() throws {
    try TemporaryFile.with(Data("{\"locale\":\"it\"}".utf8)) { file in
      let outcome = try CommandTests.run(["config", file])
      #expect(outcome.code == 64)
      #expect(outcome.errors.contains("en, es, fr, de, vi"))
    }
  }
}
