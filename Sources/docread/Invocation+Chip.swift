import ChipVerification
import IdentityDocument

extension Invocation {
  /// Understands the arguments of `docread chip`.
  static func chip(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var options = ChipOptions()
    var challenge: [UInt8]?
    var response: [UInt8]?
    let other = try cursor.walk("chip") { (name, cursor) throws(UsageError) in
      switch name {
      case "--json": options.printsJSON = true
      case "--anchors": options.anchors.append(try cursor.path(of: name))
      case "--at": options.at = try cursor.date(of: name)
      case "--as-of": options.asOf = try cursor.date(of: name)
      case "--challenge": challenge = try hexadecimal(name, &cursor)
      case "--response": response = try hexadecimal(name, &cursor)
      case "--chip-authentication":
        options.chipAuthentication = try cursor.value(
          of: name, as: ChipAuthentication.Outcome.self)
      case "--require": options.requirement = try cursor.value(of: name, as: Requirement.self)
      case "--mrz": options.zone = try cursor.value(of: name)
      case "--images": options.imageFolder = try cursor.path(of: name)
      case "--force": options.replacesFiles = true
      case "--locale": options.language = try cursor.value(of: name, as: MessageLanguage.self)
      default: throw .unknownOption(name, command: "chip")
      }
    } operand: { (path) throws(UsageError) in
      options.paths.append(path)
    }
    if let other { return other }
    guard !options.paths.isEmpty else { throw .missingFile(command: "chip") }
    guard options.imageFolder != nil || !options.replacesFiles else {
      throw .needs(option: "--force", anyOf: ["--images"])
    }
    switch (challenge, response) {
    case (let challenge?, let response?):
      options.exchange = ChipChallenge(challenge: challenge, response: response)
    case (nil, nil): break
    case (_?, nil): throw .needs(option: "--challenge", anyOf: ["--response"])
    case (nil, _?): throw .needs(option: "--response", anyOf: ["--challenge"])
    }
    return .chip(options)
  }

  /// Understands the arguments of `docread anchors`.
  static func anchors(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var options = AnchorsOptions()
    let other = try cursor.walk("anchors") { (name, cursor) throws(UsageError) in
      guard name == "--json" else { throw .unknownOption(name, command: "anchors") }
      options.printsJSON = true
    } operand: { (path) throws(UsageError) in
      options.paths.append(path)
    }
    if let other { return other }
    guard !options.paths.isEmpty else { throw .missingFile(command: "anchors") }
    return .anchors(options)
  }

  /// The value of an option as bytes, two hexadecimal digits each.
  private static func hexadecimal(
    _ option: String, _ cursor: inout ArgumentCursor
  ) throws(UsageError) -> [UInt8] {
    let text = try cursor.value(of: option)
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == text.utf8.count, !digits.isEmpty, digits.count % 2 == 0,
      digits.count <= 4096
    else {
      throw .invalidValue(text, option: option, expected: "bytes, two hexadecimal digits each")
    }
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }
}
