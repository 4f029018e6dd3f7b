import DocumentReading
import FoundationEssentials
import IdentityDocument
import ImageFile

@testable import docread

/// The lines of a batch, earlier answers, and what workers are told and say.
func check(_ bytes: [UInt8]) {
  if let input = try? BatchInput(line: bytes) {
    let isObject = bytes.first { $0 != 0x20 } == 0x7B
    expect(isObject || input.path.bytes == bytes, "a line is a path")
    let request = WorkerRequest(input)
    expect(WorkerRequest(message: request.message) == request, "a request arrives as it was")
  }
  if let answer = try? AnswerLine(parsing: bytes) {
    var inputs = AnsweredInputs()
    inputs.add(answer)
    expect(inputs.take(id: answer.id, path: answer.path) == answer.isError, "an answer is found")
    expect(inputs.isEmpty, "an answer counts once")
  }
  if let reply = WorkerReply(message: bytes, nil) {
    expect(WorkerReply(message: reply.message, nil) == reply, "a reply arrives as it was")
  }
  if let request = try? JSONDecoder().decode(PictureDecoder.Request.self, from: Data(bytes)) {
    let again = (try? JSONEncoder().encode(request)).flatMap {
      try? JSONDecoder().decode(PictureDecoder.Request.self, from: $0)
    }
    expect(again == request, "what a decoder is asked arrives as it was")
  }
  if let reply = try? JSONDecoder().decode(DecoderReply.self, from: Data(bytes)) {
    let again = (try? JSONEncoder().encode(reply)).flatMap {
      try? JSONDecoder().decode(DecoderReply.self, from: $0)
    }
    expect(again == reply, "what a decoder says arrives as it was")
  }
  if let request = WorkerRequest(message: bytes) {
    expect(WorkerRequest(message: request.message) == request, "a request stays as it is")
  }
}
