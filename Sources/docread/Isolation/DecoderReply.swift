import ImageFile

/// What a process that decodes says of a picture; the samples of one come in a message of their own.
enum DecoderReply: Codable, Hashable {
  case picture(width: Int, height: Int)
  case fault(ImageFileError)
}
