import Foundation
import IdentityDocument
import Testing

/// JSON as it is written, and as Foundation reads it back.
@Suite struct JSONValueTests {
  static let values: [(JSONValue, String)] = [
    (.null, "null"), (true, "true"), (12, "12"), (0.5, "0.5"), (.number(3), "3"),
    (.number(-0.001), "-0.001"), (.number(.nan), "null"), (.number(.infinity), "null"),
    (.number(1e300), "1e+300"), ([], "[]"), ([:], "{}"), ([1, "a"], "[1,\"a\"]"),
    (["b": 1, "a": [true]], "{\"b\":1,\"a\":[true]}"),
    ("a\"b\\c/d", "\"a\\\"b\\\\c/d\""), ("\u{1}\n\t\u{1F}", "\"\\u0001\\n\\t\\u001f\""),
    ("Þorsson 𝄞", "\"Þorsson 𝄞\""),
  ]

  @Test(arguments: values)
  func `values are written as RFC 8259 has them`(value: JSONValue, text: String) throws {
    #expect(String(decoding: value.bytes, as: UTF8.self) == text)
    _ = try JSONSerialization.jsonObject(with: Data(value.bytes), options: .fragmentsAllowed)
  }

  @Test func `every character comes back from Foundation as it was`() throws {
    let text = String(String.UnicodeScalarView((0...0x2FF).compactMap { Unicode.Scalar($0) }))
    let read = try JSONDecoder().decode(
      [String].self, from: Data(JSONValue.array([.string(text)]).bytes))
    #expect(read == [text])
  }

  @Test func `coding through Foundation keeps the value`() throws {
    let value: JSONValue = ["a": [1, 0.5, true, .null, "x"], "b": [:]]
    let data = try JSONEncoder().encode(value)
    let read = try JSONDecoder().decode(JSONValue.self, from: data)
    #expect(read["a"] == value["a"])
    #expect(read["b"] == value["b"])
  }

  static let encodings: [([UInt8], String)] = [
    ([], ""), ([0x66], "Zg=="), ([0x66, 0x6F], "Zm8="), ([0x66, 0x6F, 0x6F], "Zm9v"),
    (Array("foobar".utf8), "Zm9vYmFy"), ([0xFB, 0xFF], "+/8="),
  ]

  @Test(arguments: encodings)
  func `base64 as RFC 4648 has it`(bytes: [UInt8], text: String) {
    #expect(JSONValue.base64(bytes) == .string(text))
  }

  @Test func `indented text says the same`() throws {
    let value: JSONValue = ["a": [1, []], "b": [:]]
    #expect(value.indentedText == "{\n  \"a\": [\n    1,\n    []\n  ],\n  \"b\": {}\n}")
  }
}
