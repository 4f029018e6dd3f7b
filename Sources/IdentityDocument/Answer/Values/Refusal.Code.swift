extension Refusal {
  /// Why something was refused, in the words of the answers.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A check digit is wrong as it is printed: no other picture will help; ask the holder.
    case wrongCheckDigit
    /// Something that the format requires is missing, or a date does not exist; show the whole zone. Of a
    /// page: its print alone proves no document.
    case incomplete
    /// No text that looks like the print agrees with its check digits; take a sharper picture.
    case inconsistent
    /// The probability that every character is right is too small; take a sharper picture.
    case improbable
    /// Another text whose check digits agree is nearly as likely; take a sharper picture.
    case ambiguous
    /// The check digits had to change the text too far from what seems to be printed.
    case farFetched
    /// A character of the names, which no digit protects, is not sure enough.
    case uncertainName
    /// Another character that no digit protects is not sure enough.
    case uncertainUnprotected
    /// The code of a state is listed nowhere and stands only once.
    case strayState
    /// A second recogniser sees another character where no digit protects it.
    case contradicted
    /// A barcode does not say who its holder is: number, surname or birth are missing.
    case incompletePayload
    /// Two proven sources differ in number, birth, expiry or surname: a human has to look.
    case conflict
    /// Dates contradict each other: born after the day of reading, issued before birth, expired
    /// before issue.
    case implausible
    /// Another document, side or format was asked for.
    case expectedElsewhere
    /// A field is missing that the configuration asks for.
    case missingField
    /// A field that identifies the document was read with less confidence than the configuration
    /// asks for.
    case belowConfidence
    /// The configuration withholds every field that identifies the document.
    case withheld
    /// The document has expired, and the configuration asks for one that has not.
    case expiredNotAllowed
    /// The time ended before everything was looked at.
    case cutShort
    /// The files of the chip are not what an issuer signed, or are broken.
    case chipError
    /// The files of the chip are signed, and something keeps that from proving them.
    case chipAlert
    /// There was nothing to check the files of the chip against: no security object, no anchors.
    case chipNotChecked
    /// The chip's answer to a challenge is wrong, or its key is not the issuer's.
    case cloneError
    /// No zone and no barcode of a document was found.
    case noDocument
    /// A side that is needed was not shown, lacks the barcode that it has to show, or its picture
    /// could not be read.
    case sideMissing
    /// A barcode was found and could not be decoded, unlike one whose content is no document's; show
    /// all of it, take a sharper picture.
    case symbolNotDecoded
  }
}

#if !hasFeature(Embedded)
  extension Refusal.Code: Codable {}
#endif
