import DocumentReading
import IdentityDocument

/// The answer of an earlier session, whoever wrote it.
func check(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  guard let result = try? ScanResult(answer: text) else { return }
  expect((try? ScanResult(answer: text)) == result, "an answer is read in one way")
  for side in Side.allCases { _ = ScanResult.reading(of: side, inAnswer: text)?.bytes }
  let session = ScanSession(configuration: ReaderConfiguration(), previous: result)
  _ = (session.nextSide, session.partialResult)
}
