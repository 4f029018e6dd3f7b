extension MessageKey {
  /// The phrases that summaries are made of.
  public enum Phrase: String, Hashable, Sendable, CaseIterable {
    /// The verdict on a document that needs no human look.
    case accepted
    /// The verdict on a document that needs one.
    case notAccepted
    /// The verdict on a text whose every printed check digit agrees.
    case validText
    /// The verdict on another text.
    case invalidText
    /// Nothing was found.
    case noDocument
    /// A place in a zone, `{line}` and `{column}`.
    case place
    /// What keeps a document of which print alone was read from being accepted.
    case printAlone
    /// The document has expired as of `{day}`.
    case expired
    /// The heading of what a frame lacks.
    case feedback
    /// The row of a zone with its kind.
    case document
    /// The row of the state that issued the document.
    case issuingState
    /// The row of optional data.
    case optionalData
    /// The row of the check digit over several fields.
    case composite
    /// What the composite check digit covers.
    case wholeZone
    /// The verdict on a check digit that agrees.
    case valid
    /// The verdict on a check digit that does not, `{printed}` and `{computed}`.
    case invalid
    /// The names fill the room that they have.
    case possiblyTruncated
    /// How sure a zone is, `{confidence}`, and who read it, `{engine}`.
    case confidence
    /// The package's own recogniser.
    case ownRecogniser
    /// The package's own recogniser and Tesseract.
    case bothRecognisers
    /// A corrected character: `{line}`, `{column}`, `{read}`, `{corrected}`, `{proof}`.
    case corrected
    /// The heading of a further zone.
    case anotherZone
    /// Another document in the picture.
    case anotherDocument
    /// A barcode: `{symbology}`, `{count}`.
    case barcode
    /// A kind of document.
    case passport
    /// A kind of document.
    case driverLicense
    /// A kind of document.
    case identityCard
    /// A kind of document.
    case visa
    /// A layout of zones.
    case cardOfThreeLines
    /// A layout of zones.
    case cardOfTwoLines
    /// A layout of zones.
    case frenchIdentityCard
    /// A layout of zones.
    case frenchDrivingLicence
    /// A layout of zones.
    case swissDrivingLicence
    /// A row of a chip: the verdict on its files.
    case chipVerdict
    /// A row of a chip: whether the security object is signed as it says.
    case chipSignature
    /// A row of a chip: whether the signer's certificates lead to a trusted one.
    case chipChain
    /// A row of a chip: whether it is shown to be no copy.
    case chipClone
    /// A row of a chip: the codes of the reasons.
    case chipReasons
    /// A row of a chip: the codes of what is worth knowing.
    case chipNotes
    /// A row of a chip: who signed.
    case chipSigner
    /// A row of a chip: the trusted certificate.
    case chipAnchor
    /// A row of a chip: when it was signed.
    case chipSigningTime
    /// A row of a chip: the data groups with their verdicts.
    case chipGroups
    /// A row of a chip: whether EF.CardAccess is what is signed.
    case chipAccess
    /// A row of a chip: the portraits.
    case chipPortraits
    /// A row of a chip: the full name.
    case chipName
    /// A row: the fields of which sources contradict each other.
    case conflicts
    /// A verdict: everything was shown.
    case verdictGood
    /// A verdict: something keeps it from being proven.
    case verdictAlert
    /// A verdict: something is forged, changed or broken.
    case verdictError
    /// A verdict: it could not be asked.
    case verdictNotChecked
    /// A verdict on a data group: it is not what is signed.
    case groupMismatch
    /// A verdict on a data group: it is listed and was not given.
    case groupAbsent
    /// A verdict on a data group: the security object does not list it.
    case groupNotListed
    /// A verdict on a data group: it cannot be read.
    case groupUnreadable
    /// The heading of the documents that can be read.
    case documentsHeading
    /// The heading of the layouts of zones.
    case zonesHeading
    /// The heading of the contents of barcodes.
    case payloadsHeading
    /// The heading of the parts that were built in.
    case builtInHeading
    /// The kinds of barcode.
    case symbologies
    /// The recognisers.
    case engines
    /// The models that read print.
    case printModels
    /// Any country.
    case anyCountry
    /// A proof of a correction: the place takes only such characters.
    case proofAlphabet
    /// A proof of a correction: check digits, `{checks}`.
    case proofCheckDigits
    /// A correction without a proof.
    case proofNone
    /// A forgiven character of a text: `{line}`, `{column}`, `{written}`.
    case changedCharacter
    /// A forgiven character of a text that was left out: `{line}`, `{column}`.
    case droppedCharacter
    /// The row of a barcode's kind of content.
    case payload
    /// What a burst rests on: `{count}`, `{used}`.
    case frames
    /// No frame.
    case noFrames
  }
}
