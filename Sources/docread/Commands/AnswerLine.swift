import FoundationEssentials

/// What a line that `docread batch` once wrote says about its input; the answer itself is left
/// alone.
struct AnswerLine: Hashable {
  /// Why a line is no answer.
  enum Fault: Error, Hashable {
    case notJSON
    case notAnAnswer
  }

  var id: String?
  var path: String?
  /// The page, where the input has several.
  var pageNumber: Int?
  /// The number of pages, where there are several.
  var pageCount: Int?
  /// Whether the input could not be read.
  var isError: Bool

  /// Whether further pages of the input follow.
  var isFollowed: Bool { (pageNumber ?? 0) < (pageCount ?? 0) }

  /// Understands a line.
  ///
  /// - Throws: Why it is no answer.
  init(parsing line: [UInt8]) throws(Fault) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(line))
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      throw .notJSON
    } catch {
      throw .notAnAnswer
    }
  }
}

extension AnswerLine: Decodable {
  private enum Key: String, CodingKey {
    case id, path, pageNumber, pageCount, accepted, error
  }

  /// The part of an error that every answer with one has.
  private struct AnsweredError: Decodable {
    var code: String
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    id = try container.decodeIfPresent(String.self, forKey: .id)
    path = try container.decodeIfPresent(String.self, forKey: .path)
    pageNumber = try container.decodeIfPresent(Int.self, forKey: .pageNumber)
    pageCount = try container.decodeIfPresent(Int.self, forKey: .pageCount)
    isError = container.contains(.error)
    if isError {
      _ = try container.decode(AnsweredError.self, forKey: .error)
    } else {
      _ = try container.decode(Bool.self, forKey: .accepted)
    }
  }
}
