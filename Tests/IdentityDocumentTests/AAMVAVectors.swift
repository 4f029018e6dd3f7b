import FoundationEssentials

/// A row of the shared file of AAMVA barcodes and what they say.
struct AAMVAVector: Decodable {
  let id: String
  let payload: String
  let version: Int?
  let iin: String
  let fields: [String: String]
  let quirks: [String]

  /// The barcode's bytes: ISO 8859-1, which covers all rows.
  var bytes: [UInt8] { payload.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }

  /// All rows, or none where the folder is not beside the package.
  static let all: [AAMVAVector] = {
    var path = #filePath.split(separator: "/").dropLast(3)
    path.append(contentsOf: ["..", "shared", "vectors", "aamva.jsonl"])
    let file = "/" + path.joined(separator: "/")
    guard let data = FileManager.default.contents(atPath: file) else { return [] }
    return data.split(separator: 0x0A).compactMap { line in
      try? JSONDecoder().decode(AAMVAVector.self, from: Data(line))
    }
  }()
}
