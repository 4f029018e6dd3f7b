import Testing

@testable import docread

@Suite struct AnswerLineTests {
  static let understood: [(String, String?, String?, Bool)] = [
    (#"{"accepted":true,"barcodes":[],"id":"7","path":"a.png"}"#, "7", "a.png", false),
    (#"{"accepted":false,"path":"b\u00e9\/\"c\".png"}"#, nil, "bé/\"c\".png", false),
    (#"{"error":{"code":"H10001","message":"…"},"path":"a.png"}"#, nil, "a.png", true),
    (#"{"error":{"code":"P10001","message":"…"}}"#, nil, nil, true),
    (#" { "path" : "a" , "accepted" : true } "#, nil, "a", false),
  ]

  @Test(arguments: understood)
  func `understands an answer`(line: String, id: String?, path: String?, isError: Bool) throws {
    let answer = try AnswerLine(parsing: Array(line.utf8))
    #expect(answer.id == id)
    #expect(answer.path == path)
    #expect(answer.isError == isError)
  }

  static let refused: [(String, AnswerLine.Fault)] = [
    ("a.png", .notJSON),
    (#"{"accepted":true,"path":"a.p"#, .notJSON),
    (#"{"accepted":true,"path":"a.png"}{"#, .notJSON),
    ("\u{0}\u{0}\u{0}", .notJSON),
    ("[]", .notAnAnswer),
    ("7", .notAnAnswer),
    ("{}", .notAnAnswer),
    (#"{"barcodes":[],"path":"a.png"}"#, .notAnAnswer),
    (#"{"accepted":1,"path":"a.png"}"#, .notAnAnswer),
    (#"{"accepted":true,"path":7}"#, .notAnAnswer),
    (#"{"accepted":true,"id":7,"path":"a"}"#, .notAnAnswer),
    (#"{"error":"none","path":"a"}"#, .notAnAnswer),
  ]

  @Test(arguments: refused)
  func `refuses what is no answer`(line: String, fault: AnswerLine.Fault) {
    #expect(throws: fault) { try AnswerLine(parsing: Array(line.utf8)) }
  }
}
