import IdentityDocument

/// What can be read, for `docread formats`.
enum FormatsTable {
  /// A table for people, or one JSON object.
  static func text(printsJSON: Bool) -> String {
    guard !printsJSON else {
      return String(decoding: ReadableDocument.catalogue.bytes, as: UTF8.self)
    }
    let documents = ReadableDocument.all.map { document in
      let country = document.country.map { $0.alpha3 ?? $0.rawValue } ?? "any"
      let sources = document.formats.map(\.rawValue) + document.payloads.map(\.rawValue)
      return "  \(country.padded(to: 4)) \(document.kind.title.padded(to: 16)) "
        + sources.joined(separator: ", ")
    }
    let formats = MRZ.Format.allCases.map { format in
      "  \(format.rawValue.padded(to: 5)) \(format.title)"
    }
    let payloads = IdentityPayload.Kind.allCases.map { kind in
      "  \(kind.rawValue.padded(to: 22)) \(kind.symbologies.joined(separator: ", "))"
    }
    return (["documents:"] + documents + ["", "zones:"] + formats + ["", "payloads:"] + payloads)
      .joined(separator: "\n")
  }
}
