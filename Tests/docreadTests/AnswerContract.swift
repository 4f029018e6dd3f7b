import Foundation

/// What an answer has to be beyond its schema: refusals, sources and generic results that hold.
struct AnswerContract {
  /// What does not hold, each with its place; empty where all does.
  private(set) var faults: [String] = []
  private let root: [String: Any]

  /// Refusals that are about no source: of the whole picture, of a side, or of the time.
  private static let withoutSource: Set<String> = [
    "noDocument", "cutShort", "symbolNotDecoded", "conflict",
  ]

  init(_ answer: [String: Any]) {
    root = answer
    guard answer["accepted"] != nil else { return }
    check(answer, at: "")
    checkResults()
  }

  /// Goes through everything that is accepted or refused.
  private mutating func check(_ value: Any, at path: String) {
    if let object = value as? [String: Any] {
      checkRefusals(of: object, at: path)
      if let source = object["source"] as? String, self[pointer: source, from: path] == nil {
        faults.append("\(path): there is no source \(source)")
      }
      for (name, member) in object { check(member, at: "\(path)/\(name)") }
    } else if let array = value as? [Any] {
      for (index, element) in array.enumerated() { check(element, at: "\(path)/\(index)") }
    }
  }

  private mutating func checkRefusals(of object: [String: Any], at path: String) {
    guard let accepted = object["accepted"] as? Bool,
      let refusals = object["refusals"] as? [[String: Any]]
    else { return }
    if accepted != refusals.isEmpty {
      faults.append("\(path): accepted is \(accepted) with \(refusals.count) refusals")
    }
    let isDocument = object["claims"] != nil
    for refusal in refusals where isDocument && refusal["source"] == nil {
      let code = refusal["code"] as? String ?? ""
      if !Self.withoutSource.contains(code) { faults.append("\(path): \(code) has no source") }
    }
  }

  /// A source by its pointer; those of a session's side stand in that side's reading.
  private subscript(pointer pointer: String, from path: String) -> Any? {
    let side = ["/front/", "/back/"].first { path.hasPrefix($0) && !pointer.hasPrefix($0) }
    let whole = (side.map { String($0.dropLast()) } ?? "") + pointer
    return whole.split(separator: "/").reduce(root as Any?) { value, part in
      if let array = value as? [Any] {
        return Int(part).flatMap { array.indices.contains($0) ? array[$0] : nil }
      }
      return (value as? [String: Any])?[String(part)]
    }
  }

  /// The generic results are those of the document.
  private mutating func checkResults() {
    guard let results = root["ocrResults"] as? [String: String] else { return }
    let document = root["document"] as? [String: Any] ?? [:]
    let names = [
      "FirstName": "firstName", "LastName": "lastName", "DateOfBirth": "dob", "Gender": "gender",
      "Nationality": "originatingCountry", "DocumentNumber": "idNumber",
      "DateOfExpiry": "expiryDate", "Issuer": "issuingCountry", "DateofIssue": "issuingDate",
      "PersonalNumber": "personalNumber",
    ]
    for (name, field) in names where results[name] != document[field] as? String {
      faults.append("ocrResults.\(name) is not document.\(field)")
    }
  }
}
