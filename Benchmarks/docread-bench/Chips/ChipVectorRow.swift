import ChipReading
import ChipVerification
import Foundation

/// A row of a manifest of chip files: a file or a folder, and what must come out of it.
struct ChipVectorRow {
  let name: String
  let file: String
  let kind: String
  let expected: String
  private let folder: URL

  /// The rows of `manifest.tsv`: name, file, kind, source, what, expected.
  static func all(in folder: URL) throws -> [ChipVectorRow] {
    try String(contentsOf: folder.appending(path: "manifest.tsv"), encoding: .utf8)
      .split(separator: "\n").dropFirst().compactMap { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count >= 6 else { return nil }
        return ChipVectorRow(
          name: cells[0], file: cells[1], kind: cells[2], expected: cells[5], folder: folder)
      }
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  /// What comes out, in the words of the row; `nil` for a kind that is not compared.
  ///
  /// - Parameter anchors: What is trusted for files of the field.
  /// - Returns: The words.
  /// - Throws: Where a file of the row cannot be read.
  func found(anchors: TrustAnchors) throws -> String? {
    switch kind {
    case "SOD": try securityObject(anchors)
    case "CHIP": chip(try ChipFolder(folder.appending(path: file)).judged)
    case "CardSecurity": try cardSecurity()
    case "ML": try masterList()
    case "AA": try activeAuthentication()
    case "CERT": try certificate()
    default: ChipGroupText(kind: kind, bytes: try bytes(file))?.text
    }
  }

  private func securityObject(_ anchors: TrustAnchors) throws -> String {
    var files = ChipFiles()
    files[.securityObject] = try bytes(file)
    for number in expectedGroups {
      guard let group = DataGroup(rawValue: number) else { continue }
      let own = file.split(separator: "/").dropLast().joined(separator: "/")
      for place in [own, "public/bsi2008", "public/dg1"] where files[.group(group)] == nil {
        files[.group(group)] = try? bytes("\(place)/DG\(number).bin")
      }
    }
    let judged = PassiveAuthentication(
      of: files, anchors: file.contains("/field/") ? anchors : TrustAnchors())
    let reasons = judged.reasons.filter { !$0.word.hasPrefix("DG") }
    var text =
      "signature=\(judged.signature.rawValue) chain=\(judged.chain.rawValue)"
      + " reasons=\(Self.joined(reasons.map(\.rawValue)))"
      + " notes=\(Self.joined(judged.notes.map(\.rawValue).filter { !$0.hasPrefix("DG") }))"
      + " v=\(judged.securityObjectVersion.map(String.init) ?? "None")"
      + " digest=\(judged.digestAlgorithm?.rawValue ?? "None")"
      + " listed=\(Self.joined((judged.securityObject?.listedGroups ?? []).map(String.init)))"
    let groups = judged.groups.filter { $0.value != .absent }.sorted { $0.key < $1.key }
    if !groups.isEmpty {
      text +=
        " groups=" + groups.map { "\($0.key.rawValue):\($0.value.word)" }.joined(separator: ",")
    }
    return text
  }

  private var expectedGroups: [Int] {
    guard let list = expected.split(separator: " ").first(where: { $0.hasPrefix("groups=") }) else {
      return []
    }
    return list.dropFirst(7).split(separator: ",").compactMap {
      $0.split(separator: ":").first.flatMap { Int($0) }
    }
  }

  private func chip(_ judged: PassiveAuthentication) -> String {
    "overall=\(judged.verdict.rawValue) signature=\(judged.signature.rawValue)"
      + " chain=\(judged.chain.rawValue) reasons=\(Self.joined(judged.reasons.map(\.rawValue)))"
      + " notes=\(Self.joined(judged.notes.map(\.rawValue)))"
  }

  private func cardSecurity() throws -> String {
    var anchors = TrustAnchors()
    let isOurs = file.hasPrefix("synthetic/")
    if isOurs { try anchors.add(contentsOf: try bytes("synthetic/card/csca.der")) }
    let judged = CardSecurityVerification(of: try bytes(file), anchors: anchors)
    let verdicts = "signature=\(judged.signature.rawValue) chain=\(judged.chain.rawValue)"
    guard !isOurs else { return verdicts }
    return verdicts + " reasons=\(Self.joined(judged.reasons.map(\.rawValue)))"
      + " notes=\(Self.joined(judged.notes.map(\.rawValue)))"
      + " infos: \(ChipGroupText.text(of: judged.securityInfos))"
  }

  /// The list's figures without the words of its signer, which every program writes in its own way.
  private func masterList() throws -> String {
    var anchors = TrustAnchors()
    try anchors.add(contentsOf: try bytes(file))
    let countries = Set(anchors.summaries.compactMap(\.country)).count
    return "signature=good certificates=\(anchors.count) distinct=\(anchors.count)"
      + " countries=\(countries)"
  }

  /// A certificate without the words of its subject, which every program writes in its own way.
  private func certificate() throws -> String {
    var anchors = TrustAnchors()
    try anchors.add(contentsOf: try bytes(file))
    guard let summary = anchors.summaries.first else { return "no certificate" }
    let key = "\(summary.key.kind) \(summary.key.bits ?? 0)"
    return "key \(key)\(summary.key.hasExplicitCurve ? " bit explicit" : "");"
      + " \(summary.notBefore.date) to \(summary.notAfter.date);"
      + " ca=\(summary.isAuthority ? "True" : "False");"
  }

  /// Whether the row holds; of a list and of certificates only the figures are compared.
  func holds(_ found: String) -> Bool {
    if kind == "CERT" { return expected.contains(found) }
    return kind == "ML"
      ? expected.hasPrefix(found) : ChipGroupText.matches(found, expected, kind: kind)
  }

  private func activeAuthentication() throws -> String {
    let base = file.hasPrefix("public/") ? "public/aa/" : "synthetic/"
    let key = String(name.dropFirst(3))
    let rows = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      .split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
    guard let heading = rows.first, let row = rows.first(where: { $0.first == key }) else {
      return "no such row"
    }
    let cells = Dictionary(zip(heading, row)) { first, _ in first }
    var files = ChipFiles()
    files[.group(.dg15)] = try bytes(base + (cells["dg15"] ?? ""))
    guard let key = ChipData(reading: files).activeAuthenticationKey else { return "no key" }
    let exchange = ChipChallenge(
      challenge: Self.bytes(hexadecimal: cells["challenge"]),
      response: Self.bytes(hexadecimal: cells["response"]))
    let result = ActiveAuthentication(
      exchange, key: key, digest: DigestAlgorithm(rawValue: cells["hash"] ?? ""))
    let isPublic = file.hasPrefix("public/")
    let why = result.reasons.first?.rawValue ?? (isPublic ? result.digest?.rawValue : nil)
    return result.verdict.rawValue + (why.map { " (\($0))" } ?? "")
  }

  private static func bytes(hexadecimal text: String?) -> [UInt8] {
    let digits = Array(text ?? "")
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }

  private static func joined(_ words: [String]) -> String {
    words.isEmpty ? "-" : words.joined(separator: ",")
  }
}
