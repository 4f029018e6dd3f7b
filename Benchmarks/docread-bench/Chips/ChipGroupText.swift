import ChipReading
import Foundation
import IdentityDocument

/// What a file of a chip says, in the words of a manifest of chip files.
struct ChipGroupText {
  let text: String

  /// The text of a file, or `nil` for a kind that is not compared.
  init?(kind: String, bytes: [UInt8]) {
    do throws(ChipReason) {
      switch kind {
      case "COM": text = Self.text(of: try CommonData(parsing: bytes))
      case "DG1": text = Self.escaped(try ZoneGroup(parsing: bytes).text)
      case "DG2": text = Self.text(of: try FaceImage.all(in: bytes))
      case "DG11": text = Self.text(of: try AdditionalPerson(parsing: bytes))
      case "DG12": text = Self.text(of: try AdditionalDocument(parsing: bytes))
      case "DG14": text = Self.text(of: try SecurityInfo.all(inGroup: bytes))
      case "CardAccess": text = Self.text(of: try SecurityInfo.all(inCardAccess: bytes))
      case "DG15":
        var files = ChipFiles()
        files[.group(.dg15)] = bytes
        text = ChipData(reading: files).activeAuthenticationKey?.description ?? "no key"
      default: return nil
      }
    } catch {
      text = "refused: \(error)"
    }
  }

  /// Whether what was found is what a row says; of fields, those that are not empty.
  static func matches(_ found: String, _ expected: String, kind: String) -> Bool {
    switch kind {
    case "DG2":
      return found.split(separator: " ").allSatisfy { expected.contains($0) }
    case "DG11", "DG12":
      func fields(_ text: String) -> Set<Substring> {
        Set(
          text.split(separator: ";").map { $0.drop { $0 == " " } }.filter {
            let parts = $0.split(separator: "=")
            return parts.count == 2 && parts[0] != "2" && parts[1] != "<<" && parts[0] != "5F16"
          })
      }
      return fields(found) == fields(expected)
    default: return found == expected
    }
  }

  static func text(of infos: [SecurityInfo]) -> String {
    infos.map { info in
      "\(info.oid)(\(info.arguments.map(text).joined(separator: ",")))"
    }.joined(separator: " ")
  }

  /// An argument: a number, the length of a sequence, or the tag of anything else.
  private static func text(of argument: TLV) -> String {
    switch argument.tag {
    case 0x02: String(argument.content.reduce(0) { $0 << 8 | Int($1) })
    case 0x06: "oid"
    case 0x30: "seq\(argument.content.count)"
    default: String(argument.tag, radix: 16)
    }
  }

  private static func text(of common: CommonData) -> String {
    let groups = zip(common.tags, common.listedGroups).map { tag, number in
      number == 0 ? "?" + [tag].hexadecimal : String(number)
    }
    return "lds=\(common.structureVersion ?? "") unicode=\(common.unicodeVersion ?? "")"
      + " groups=\(groups.joined(separator: ","))"
  }

  private static func text(of faces: [FaceImage]) -> String {
    faces.map { "\($0.picture.kind.rawValue) bytes=\($0.picture.bytes.count)" }
      .joined(separator: " ")
  }

  private static func text(of person: AdditionalPerson) -> String {
    let date = person.dateOfBirth?.printed
    let fields: [(String, String?)] = [
      ("5F0E", person.fullName?.text), ("5F10", person.personalNumber), ("5F2B", date),
      ("5F11", person.placeOfBirth.joined(separator: "<")),
      ("5F42", person.address.joined(separator: "<")), ("5F12", person.telephone),
      ("5F13", person.profession), ("5F14", person.title), ("5F15", person.summary),
      ("5F17", person.otherDocuments.joined(separator: "<")), ("5F18", person.custody),
    ]
    return joined(fields + person.otherNames.map { ("5F0F", $0.text) })
  }

  private static func text(of document: AdditionalDocument) -> String {
    joined([
      ("5F19", document.authority), ("5F26", document.dateOfIssue?.printed),
      ("5F55", document.personalisedAt), ("5F56", document.personalisingSystem),
    ])
  }

  private static func joined(_ fields: [(String, String?)]) -> String {
    fields.compactMap { tag, value in
      value.flatMap { $0.isEmpty ? nil : "\(tag)=\($0)" }
    }.joined(separator: "; ")
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F
        ? "\\x" + [UInt8(scalar.value)].hexadecimal : String(scalar)
    }.joined()
  }
}
