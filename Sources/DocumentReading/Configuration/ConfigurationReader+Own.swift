import Barcodes
import IdentityDocument

extension ConfigurationReader {
  /// The properties of a configuration that no other kit has, under their Swift names.
  static let ownKeys: Keys = [
    "methods": set(\.methods) { reader, value, path in
      let methods = reader.list(value, path) { $0.oneOf(ReaderConfiguration.Method.self, $1, $2) }
      if value.value == .array([]) {
        reader.refuse(value, path, .outOfRange("one method at least"))
      }
      return methods
    },
    "exhaustsMethods": set(\.exhaustsMethods) { $0.bool($1, $2) },
    "formats": set(\.formats) { $0.list($1, $2) { $0.format($1, $2) }.map(Set.init) },
    "payloads": set(\.payloads) {
      $0.list($1, $2) {
        $0.oneOf(IdentityPayload.Kind.self, $1, $2, among: IdentityPayload.Kind.recognised)
      }.map(Set.init)
    },
    "symbologies": set(\.symbologies) {
      $0.list($1, $2) { $0.oneOf(Symbology.self, $1, $2) }.map(Set.init)
    },
    "printModels": set(\.printModels) { $0.list($1, $2) { $0.string($1, $2) } },
    "layoutsInPrint": set(\.layoutsInPrint) {
      $0.list($1, $2) {
        $0.oneOf(DocumentLayout.self, $1, $2, among: [.drivingLicense, .idFront])
      }.map(Set.init)
    },
    "printedLayouts": layouts,
    "engine": set(\.engine) { $0.oneOf(RecognitionEngine.self, $1, $2) },
    "asOf": setOptional(\.asOf) {
      $0.value($1, $2, expected: "a day, YYYY-MM-DD") { CalendarDate($0) }
    },
    "isStrict": set(\.isStrict) { $0.bool($1, $2) },
    "refusesExpired": set(\.refusesExpired) { $0.bool($1, $2) },
    "zoneLimit": set(\.zoneLimit) { $0.integer($1, $2, in: Allowed.zoneLimit) },
    "nameGate": set(\.nameGate) { $0.number($1, $2, in: Allowed.nameGate) },
    "minConfidence": set(\.minConfidence) { $0.integer($1, $2, in: Allowed.confidence) },
    "maximumSide": setOptional(\.maximumSide) { $0.integer($1, $2, in: Allowed.maximumSide) },
    "pixelLimit": set(\.pixelLimit) { $0.integer($1, $2, in: Allowed.pixelLimit) },
    "byteLimit": set(\.byteLimit) { $0.integer($1, $2, in: Allowed.byteLimit) },
    "usesConverters": set(\.usesConverters) { $0.bool($1, $2) },
    "filters": set(\.filters) { $0.list($1, $2) { $0.filter($1, $2) } },
    "exclusions": set(\.exclusions) { $0.list($1, $2) { $0.filter($1, $2) } },
    "isForeignCardWanted": set(\.isForeignCardWanted) { $0.bool($1, $2) },
    "sides": set(\.sides) { reader, value, path in
      let sides = reader.list(value, path) { $0.oneOf(Side.self, $1, $2) }
      if sides?.isEmpty == true { reader.refuse(value, path, .outOfRange("one side at least")) }
      return sides.map(Set.init)
    },
    "language": set(\.language) { $0.language($1, $2) },
    "requiredCodes": set(\.requiredCodes) {
      $0.list($1, $2) { $0.oneOf(Side.self, $1, $2) }.map(Set.init)
    },
  ]

  /// A language by the name of a locale.
  mutating func language(_ value: JSONNode, _ path: String) -> MessageLanguage? {
    let codes = MessageLanguage.allCases.map(\.rawValue).joined(separator: ", ")
    return self.value(value, path, expected: "a language, one of \(codes)") {
      MessageLanguage(locale: $0)
    }
  }

  mutating func filter(_ value: JSONNode, _ path: String) -> DocumentFilter? {
    let models = DocumentModel.all.map(\.name).joined(separator: ", ")
    return self.value(
      value, path,
      expected: "a country or <ALL>, a bar, and <ALL> or one of \(models), such as ES|<ALL>"
    ) { DocumentFilter(parsing: $0) }
  }
}
