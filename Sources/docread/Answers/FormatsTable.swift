import Barcodes
import DocumentReading
import IdentityDocument

/// What can be read, for `docread formats`.
enum FormatsTable {
  /// A table for people, or one JSON object.
  static func text(printsJSON: Bool, in language: MessageLanguage) -> String {
    func heading(_ phrase: MessageKey.Phrase) -> String { language.phrase(phrase) + ":" }
    guard !printsJSON else { return String(decoding: catalogue.bytes, as: UTF8.self) }
    let documents = ReadableDocument.all.map { document in
      let country =
        document.country.map { $0.alpha3 ?? $0.rawValue } ?? language.phrase(.anyCountry)
      let sources = document.formats.map(\.rawValue) + document.payloads.map(\.rawValue)
      return "  \(country.padded(to: 4)) \(document.kind.title(in: language).padded(to: 16)) "
        + sources.joined(separator: ", ")
    }
    let formats = MRZ.Format.allCases.map { format in
      "  \(format.rawValue.padded(to: 5)) \(format.title(in: language))"
    }
    let payloads = IdentityPayload.Kind.allCases.map { kind in
      "  \(kind.rawValue.padded(to: 22)) \(kind.symbologies.joined(separator: ", "))"
    }
    let parts = builtIn.map { part in
      "  \(language.phrase(part.phrase).padded(to: 12)) \(part.values.joined(separator: ", "))"
    }
    return
      ([heading(.documentsHeading)] + documents + ["", heading(.zonesHeading)] + formats
      + ["", heading(.payloadsHeading)] + payloads + ["", heading(.builtInHeading)] + parts)
      .joined(separator: "\n")
  }

  /// The catalogue of the core, and what of the parts that can be left out was built in.
  private static var catalogue: JSONValue {
    guard case .object(let members) = ReadableDocument.catalogue else { return .null }
    let parts = JSONValue.members(builtIn.map { ($0.name, .texts($0.values)) })
    return .object(members + [JSONValue.Member("builtIn", parts)])
  }

  /// What of the parts that can be left out was built in.
  private static var builtIn: [(name: String, phrase: MessageKey.Phrase, values: [String])] {
    [
      ("symbologies", .symbologies, Symbology.allCases.filter(\.isBuiltIn).map(\.rawValue)),
      ("engines", .engines, RecognitionEngine.allCases.filter(\.isBuiltIn).map(\.rawValue)),
      ("print", .printModels, PrintEngine.installedModels),
    ]
  }
}
