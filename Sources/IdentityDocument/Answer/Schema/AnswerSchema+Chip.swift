/// The chip in the schema of answers.
extension AnswerSchema {
  static var chip: JSONValue {
    object(
      "The chip: verdicts, and what its files hold",
      required: ["verdict", "signature", "chain", "reasons", "notes", "cloneStatus"],
      [
        ("verdict", verdict("Passive authentication: whether the files are what an issuer signed")),
        ("signature", verdict("The signature over the security object")),
        ("chain", verdict("The chain from the signer to an anchor")),
        ("reasons", texts("Why the verdicts are not better")),
        ("notes", texts("What is odd and changes no verdict")),
        ("common", chipCommonData), ("securityObject", chipSecurityObject),
        ("groups", array("The groups that were delivered or are listed", of: chipGroup)),
        ("unrecognised", texts("The names of files that are of no kind that a chip has")),
        (
          "mrz",
          [
            "description": "EF.DG1",
            "oneOf": [
              reference("zone"),
              object("A zone that is none", required: ["text"], [("text", text("As it is"))]),
            ],
          ]
        ),
        ("portraits", array("The faces of EF.DG2", of: chipPicture)),
        ("displayedPortraits", array("EF.DG5", of: chipPicture)),
        ("signatures", array("EF.DG7", of: chipPicture)),
        ("additionalPerson", open("EF.DG11")), ("additionalDocument", open("EF.DG12")),
        ("issuerDataBytes", integer("How many bytes EF.DG13 has")),
        (
          "issuerFields",
          array("The fields of EF.DG13, where its layout is known", of: chipIssuerField)
        ),
        ("securityInfos", array("EF.DG14", of: chipSecurityInfo)),
        ("cardAccess", array("EF.CardAccess", of: chipSecurityInfo)),
        ("cardAccessCheck", chipCardAccessCheck), ("cardSecurity", chipCardSecurity),
        ("key", chipKey), ("personsToNotify", array("EF.DG16", of: open("A person"))),
        ("applications", texts("The identifiers of EF.DIR, in hexadecimal digits")),
        ("transportLimits", open("EF.ATR/INFO: the most bytes of a command and of an answer")),
        ("cloneStatus", chipCloneStatus),
      ])
  }

  private static func verdict(_ description: String) -> JSONValue {
    choice(description, ["notChecked", "alert", "good", "error"])
  }

  private static func texts(_ description: String) -> JSONValue {
    array(description, of: ["type": "string"])
  }

  private static var chipCommonData: JSONValue {
    object(
      "EF.COM, which is not signed", required: ["listed"],
      [
        ("lds", text("The version of the logical data structure, as written")),
        ("unicode", text("The version of Unicode, as written")),
        ("listed", array("The groups by number, 0 for a tag of none", of: integer("A group"))),
      ])
  }

  private static var chipSecurityObject: JSONValue {
    object(
      "EF.SOD", required: ["listed"],
      [
        ("version", ["type": "integer"]), ("digest", text("How the groups are hashed")),
        ("listed", array("The groups that are signed", of: integer("A group", least: 1))),
        ("signingTime", text("When the signer says to have signed")),
        (
          "signer",
          object(
            "The certificate of the signer", required: ["notBefore", "notAfter", "key"],
            [
              ("country", text("The country of the subject")), ("subject", text("The subject")),
              ("issuer", text("The issuer")), ("serial", text("In hexadecimal digits")),
              ("notBefore", text("From when it is valid")), ("notAfter", text("Until when")),
              ("key", chipKey), ("anchor", text("The subject of the anchor under which it stands")),
            ])
        ),
      ])
  }

  private static var chipGroup: JSONValue {
    object(
      "A group", required: ["number", "verdict"],
      [
        ("number", integer("Its number", least: 1, most: 16)), ("verdict", groupVerdict),
        ("reason", text("Why it cannot be read")), ("bytes", integer("The length of its file")),
      ])
  }

  private static var groupVerdict: JSONValue {
    choice(
      "What the security object says of the group",
      ["good", "mismatch", "absent", "notListed", "notChecked", "unreadable"])
  }

  private static var chipPicture: JSONValue {
    object(
      "A picture as it is encoded", required: ["group", "kind", "bytes", "sha256"],
      [
        ("group", integer("The group that it lies in", least: 1, most: 16)),
        ("verdict", groupVerdict),
        ("kind", choice("The format", ["jpeg", "jp2", "j2k", "wsq", "unknown"])),
        ("bytes", integer("How many")), ("width", integer("In pixels")),
        ("height", integer("In pixels")), ("sha256", text("The hash", "^[0-9a-f]{64}$")),
        ("record", text("The standard of the record")),
        ("featurePoints", array("The points of the face", of: open("A point, in pixels"))),
      ])
  }

  private static var chipIssuerField: JSONValue {
    object(
      "A field of EF.DG13", required: ["number", "texts"],
      [
        ("number", integer("Its number")), ("name", text("What it is on documents of this issuer")),
        ("texts", texts("What it holds")),
      ])
  }

  private static var chipSecurityInfo: JSONValue {
    object(
      "What the chip can do", required: ["oid"],
      [
        ("oid", text("The protocol")), ("name", text("Its name")), ("version", ["type": "integer"]),
        ("parameterId", ["type": "integer"]), ("keyId", ["type": "integer"]),
        ("algorithm", text("The algorithm of active authentication")), ("key", chipKey),
      ])
  }

  private static var chipKey: JSONValue {
    object(
      "A public key", required: ["kind"],
      [
        ("kind", text("RSA, EC, or the identifier of another algorithm")),
        ("bits", integer("Its length")),
        ("curve", text("The name of its curve")),
        ("explicit", flag("Whether the curve is written out")),
      ])
  }

  private static var chipCardAccessCheck: JSONValue {
    object(
      "EF.CardAccess held against what is signed", required: ["verdict"],
      [
        ("verdict", verdict("Whether all of it is signed elsewhere")),
        ("unsigned", array("What is not", of: chipSecurityInfo)),
      ])
  }

  private static var chipCardSecurity: JSONValue {
    object(
      "EF.CardSecurity", required: ["signature", "chain", "reasons", "notes"],
      [
        ("signature", verdict("The signature")), ("chain", verdict("The chain to an anchor")),
        ("reasons", texts("Why these are not better")), ("notes", texts("What is odd")),
        ("securityInfos", array("The entries", of: chipSecurityInfo)),
      ])
  }

  private static var chipCloneStatus: JSONValue {
    object(
      "Whether the chip is the one that the issuer made, and no copy",
      required: ["verdict", "reasons", "notes"],
      [
        ("verdict", verdict("Good only where it proved to have a signed key")),
        ("reasons", texts("Why the verdict is not better")), ("notes", texts("What is odd")),
        (
          "activeAuthentication",
          object(
            "The chip's answer to a challenge", required: ["verdict", "reasons"],
            [
              ("verdict", verdict("What the answer shows")), ("reasons", texts("Why not more")),
              ("digest", text("How it is hashed")),
            ])
        ),
        (
          "chipAuthentication",
          object(
            "What the caller says of a session of its own", required: ["mechanism", "outcome"],
            [
              ("mechanism", choice("How the key is agreed on", ["CA", "PACE-CAM"])),
              ("outcome", choice("How it ended", ["succeeded", "failed"])),
            ])
        ),
      ])
  }
}
