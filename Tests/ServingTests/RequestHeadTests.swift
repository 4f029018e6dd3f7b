import Testing

@testable import Serving

@Suite struct RequestHeadTests {
  private static func head(
    _ lines: [String], version: String = "HTTP/1.1", target: String = "/", path: String = "/"
  ) -> RequestHead {
    let fields = lines.map { line in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return HTTPResponse.Field(String(parts[0]), String(parts.last ?? ""))
    }
    return RequestHead(method: "POST", version: version, path: path, target: target, fields: fields)
  }

  @Test(
    arguments: [
      (["Host:x"], nil), (["host:x", "CONTENT-LENGTH:5"], nil),
      (["Host:x", "Transfer-Encoding:Chunked"], nil),
      (["Host:x", "Content-Encoding:Identity"], nil),
      (["Host:x", "Content-Length:0", "content-length:32"], .framing),
      (["Host:x", "Content-Length:5", "Content-Length:5"], .framing),
      (["Host:x", "Content-Length:5", "Transfer-Encoding:chunked"], .framing),
      (["Host:x", "Content-Length :5"], .framing), (["Host:x", "Content-Length\t:5"], .framing),
      (["Host:x", "Content-Length5:1"], .framing),
      (["Host:x", "Transfer-Encodingchunked:"], .framing),
      (["Host:x", "A b:1"], .framing), (["Host:x", ":1"], .framing),
      (["Host:x", "\u{e9}:1"], .framing),
      (["Host:x", "A:1\u{0}2"], .framing),
      (["Host:x\rContent-Length: 5"], .framing), (["Host:x", "A:1\t2"], nil),
      (["Host:x", "A\u{0}:1"], .framing), ([], .host),
      (["Host:x", "Host:x"], .host), (["Host:x", "Transfer-Encoding:gzip"], .transferCoding),
      (["Host:x", "Transfer-Encoding:gzip, chunked"], .transferCoding),
      (["Host:x", "Transfer-Encoding:chunked", "Transfer-Encoding:chunked"], .transferCoding),
      (["Host:x", "Content-Encoding:gzip"], .contentCoding),
    ] as [([String], HTTPRefusal?)])
  func whatIsRefused(lines: [String], expected: HTTPRefusal?) {
    #expect(Self.head(lines).refusal == expected)
  }

  @Test func olderVersions() {
    #expect(Self.head([], version: "HTTP/1.0").refusal == nil)
    let chunked = Self.head(["Transfer-Encoding:chunked"], version: "HTTP/1.0")
    #expect(chunked.refusal == .framing)
  }

  @Test(
    arguments: [
      ("/a", "/a", "/a"), ("*", "*", "*"), ("http://x/a%20b", "http://x/a b", "/a b"),
      ("HTTPS://x:1/a?b=c", "HTTPS://x:1/a", "/a"), ("http://x", "http://x", "/"),
      ("http://x?b=/c", "http://x", "/"), ("http://x%2Fa", "http://x/a", "http://x/a"),
      ("http%3A//x/a", "http://x/a", "http://x/a"), ("ftp://x/a", "ftp://x/a", "ftp://x/a"),
      ("http:/x/a", "http:/x/a", "http:/x/a"), ("//x/a", "//x/a", "//x/a"), ("", "", ""),
    ])
  func theRouteOfATarget(target: String, path: String, route: String) {
    #expect(Self.head([], target: target, path: path).route == route)
  }

  @Test(arguments: [("/a%00", true), ("/?id=a%00b", true), ("/%2500", false), ("/%0", false)])
  func bytesOfZero(target: String, isRefused: Bool) {
    #expect(Self.head(["Host:x"], target: target).refusal == (isRefused ? .target : nil))
  }
}
