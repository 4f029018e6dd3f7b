import DocumentReading
import IdentityDocument
import Serving

/// Answers the requests that `docread serve` takes.
struct ServedRoutes: Sendable {
  /// Something that can be asked for.
  enum Route: String, CaseIterable {
    case read = "/read"
    case parse = "/parse"
    case health = "/health"
    case formats = "/formats"
    case schema = "/schema"

    /// The methods that it has.
    var methods: [String] {
      switch self {
      case .read, .parse: ["POST"]
      case .health, .formats, .schema: ["GET", "HEAD"]
      }
    }

    /// The arguments that it takes behind `?`.
    var arguments: [String] {
      switch self {
      case .read: ["id", "path", "side"]
      case .parse: ["id", "lenient"]
      case .health, .formats, .schema: []
      }
    }
  }

  /// The most characters of an unknown argument's name that are said.
  private static let longestName = 40

  let room: ReadingRoom
  let language: MessageLanguage

  /// Answers a request; what is wrong with it is an answer too.
  func answer(_ request: HTTPRequest) -> HTTPResponse {
    if request.method == "OPTIONS", request.path == "*" {
      let methods = Set(Route.allCases.flatMap(\.methods)).sorted().joined(separator: ", ")
      return HTTPResponse(204, type: "", body: [], fields: [.init("Allow", methods)])
    }
    guard let route = Route(rawValue: request.path) else {
      let routes = Route.allCases.map(\.rawValue).joined(separator: ", ")
      return .problem(404, "there is \(routes)")
    }
    guard route.methods.contains(request.method) else {
      let methods = route.methods.joined(separator: ", ")
      return .problem(405, "\(route.rawValue) takes \(methods)", [.init("Allow", methods)])
    }
    // Whoever asks whether it is there may put anything behind `?`.
    if route != .health, let problem = problem(request, at: route) { return problem }
    switch route {
    case .read: return read(request)
    case .parse: return parse(request)
    case .health:
      return .json([
        .init("status", .string("ok")), .init("version", .string(LibraryVersion.current)),
      ])
    case .formats:
      return HTTPResponse(
        200, type: "application/json",
        body: Array(FormatsTable.text(printsJSON: true, in: language).utf8))
    case .schema:
      return HTTPResponse(
        200, type: "application/schema+json", body: Array(AnswerSchema.json.indentedText.utf8))
    }
  }

  /// What is wrong with the arguments of a request.
  private func problem(_ request: HTTPRequest, at route: Route) -> HTTPResponse? {
    if let unknown = request.query.keys.sorted().first(where: { !route.arguments.contains($0) }) {
      let arguments = route.arguments.isEmpty ? "none" : route.arguments.joined(separator: ", ")
      let name = unknown.prefix(Self.longestName) + (unknown.count > Self.longestName ? "…" : "")
      return .problem(
        400, "the argument '\(name)' is not known; \(route.rawValue) takes \(arguments)")
    }
    return request.repeatedArgument.map { .problem(400, "the argument '\($0)' stands there twice") }
  }

  /// Reads a picture.
  private func read(_ request: HTTPRequest) -> HTTPResponse {
    let side = request.query["side"]
    guard [nil, "front", "back"].contains(side) else {
      return .problem(400, "side is front or back")
    }
    guard !request.type.lowercased().hasPrefix("multipart/") else {
      return .problem(
        415, "the content is the picture itself, and no form: curl --data-binary @FILE")
    }
    let input = BatchInput(
      id: request.query["id"], path: InputPath(request.query["path"] ?? "-"), side: side)
    do throws(ReaderError) {
      guard let line = try room.line(encoded: request.body, as: input) else {
        return .busy
      }
      let (count, failed) = (line.outcomes.answered, line.outcomes.failed)
      return HTTPResponse(
        count == failed ? 422 : 200,
        type: count == 1 ? "application/json" : "application/x-ndjson", body: line.bytes)
    } catch {
      return .problem(503, error.message)
    }
  }

  /// Parses a text.
  private func parse(_ request: HTTPRequest) -> HTTPResponse {
    guard request.body.count <= BatchInput.longestLine else {
      return .problem(413, ReaderError(.inputTooLong).message)
    }
    let lenient = request.query["lenient"]
    guard [nil, "", "0", "1"].contains(lenient) else { return .problem(400, "lenient is 0 or 1") }
    let parsed = ParsedInput(
      ParseInput(id: request.query["id"], content: .any(request.body)), asOf: room.day(),
      leniency: [nil, "0"].contains(lenient) ? .strict : .lenient)
    let isParsed = if case .success = parsed.outcome { true } else { false }
    return HTTPResponse(
      isParsed ? 200 : 422, type: "application/json",
      body: JSONLine.bytes(of: parsed.json(in: language)))
  }
}

extension HTTPResponse {
  /// An object.
  fileprivate static func json(_ members: [JSONValue.Member]) -> HTTPResponse {
    HTTPResponse(200, type: "application/json", body: JSONLine.bytes(of: .object(members)))
  }
}
