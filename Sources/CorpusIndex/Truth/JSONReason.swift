/// What a JSON decoder complains about, in one sentence that names the key.
struct JSONReason: CustomStringConvertible {
  let description: String

  init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      description = "\(error)"
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      description = "\(Self.path(context.codingPath + [key])) is missing"
    case .valueNotFound(_, let context):
      description = "\(Self.path(context.codingPath)) has no value"
    case .typeMismatch(let type, let context):
      description = "\(Self.path(context.codingPath)) is not of type \(type)"
    case .dataCorrupted(let context):
      let detail = context.underlyingError.map { " (\($0))" } ?? ""
      description = "\(Self.path(context.codingPath)): \(context.debugDescription)\(detail)"
    @unknown default:
      description = "\(error)"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    guard !keys.isEmpty else { return "the file" }
    return keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
