extension MRZ.Layout {
  /// ICAO Doc 9303-5, §4.2.2 and §4.2.4.
  static let td1 = MRZ.Layout(
    .td1,
    fields: [
      .init(.documentCode, line: 1, columns: 1...2),
      .init(.issuingState, line: 1, columns: 3...5),
      .init(.documentNumber, line: 1, columns: 6...14),
      .init(.documentNumberCheckDigit, line: 1, columns: 15...15),
      .init(.optionalData1, line: 1, columns: 16...30),
      .init(.dateOfBirth, line: 2, columns: 1...6),
      .init(.dateOfBirthCheckDigit, line: 2, columns: 7...7),
      .init(.sex, line: 2, columns: 8...8),
      .init(.dateOfExpiry, line: 2, columns: 9...14),
      .init(.dateOfExpiryCheckDigit, line: 2, columns: 15...15),
      .init(.nationality, line: 2, columns: 16...18),
      .init(.optionalData2, line: 2, columns: 19...29),
      .init(.compositeCheckDigit, line: 2, columns: 30...30),
      .init(.names, line: 3, columns: 1...30),
    ],
    checkRules: [
      .init(.documentNumber, line: 1, column: 15, covered: [.init(line: 1, columns: 6...14)]),
      .init(.dateOfBirth, line: 2, column: 7, covered: [.init(line: 2, columns: 1...6)]),
      .init(.dateOfExpiry, line: 2, column: 15, covered: [.init(line: 2, columns: 9...14)]),
      .init(
        .composite, line: 2, column: 30,
        covered: [
          .init(line: 1, columns: 6...30), .init(line: 2, columns: 1...7),
          .init(line: 2, columns: 9...15), .init(line: 2, columns: 19...29),
        ]),
    ])

  /// ICAO Doc 9303-6, §4.2.2 and §4.2.4.
  static let td2 = MRZ.Layout(
    .td2,
    fields: lineOne(ofLength: 36) + lineTwo + [
      .init(.optionalData1, line: 2, columns: 29...35),
      .init(.compositeCheckDigit, line: 2, columns: 36...36),
    ],
    checkRules: lineTwoRules + [
      .init(
        .composite, line: 2, column: 36,
        covered: [
          .init(line: 2, columns: 1...10), .init(line: 2, columns: 14...20),
          .init(line: 2, columns: 22...35),
        ])
    ])

  /// ICAO Doc 9303-4, §4.2.2 and §4.2.4.
  static let td3 = MRZ.Layout(
    .td3,
    fields: lineOne(ofLength: 44) + lineTwo + [
      .init(.personalNumber, line: 2, columns: 29...42),
      .init(.personalNumberCheckDigit, line: 2, columns: 43...43),
      .init(.compositeCheckDigit, line: 2, columns: 44...44),
    ],
    checkRules: lineTwoRules + [
      .init(.personalNumber, line: 2, column: 43, covered: [.init(line: 2, columns: 29...42)]),
      .init(
        .composite, line: 2, column: 44,
        covered: [
          .init(line: 2, columns: 1...10), .init(line: 2, columns: 14...20),
          .init(line: 2, columns: 22...43),
        ]),
    ])

  /// ICAO Doc 9303-7, §4.2.2: as a passport, but without personal number and composite digit.
  static let mrvA = MRZ.Layout(
    .mrvA,
    fields: lineOne(ofLength: 44) + lineTwo + [.init(.optionalData1, line: 2, columns: 29...44)],
    checkRules: lineTwoRules)

  /// ICAO Doc 9303-7, §5.2.2.
  static let mrvB = MRZ.Layout(
    .mrvB,
    fields: lineOne(ofLength: 36) + lineTwo + [.init(.optionalData1, line: 2, columns: 29...36)],
    checkRules: lineTwoRules)

  /// French practice.
  ///
  /// The number begins with year and month of issue and the department; the first
  /// optional data are department and office.
  static let frenchIdentityCard = MRZ.Layout(
    .frenchIdentityCard,
    fields: [
      .init(.documentCode, line: 1, columns: 1...2),
      .init(.issuingState, line: 1, columns: 3...5),
      .init(.primaryIdentifier, line: 1, columns: 6...30),
      .init(.optionalData1, line: 1, columns: 31...36),
      .init(.documentNumber, line: 2, columns: 1...12),
      .init(.documentNumberCheckDigit, line: 2, columns: 13...13),
      .init(.secondaryIdentifier, line: 2, columns: 14...27),
      .init(.dateOfBirth, line: 2, columns: 28...33),
      .init(.dateOfBirthCheckDigit, line: 2, columns: 34...34),
      .init(.sex, line: 2, columns: 35...35),
      .init(.compositeCheckDigit, line: 2, columns: 36...36),
    ],
    checkRules: [
      .init(.documentNumber, line: 2, column: 13, covered: [.init(line: 2, columns: 1...12)]),
      .init(.dateOfBirth, line: 2, column: 34, covered: [.init(line: 2, columns: 28...33)]),
      .init(
        .composite, line: 2, column: 36,
        covered: [.init(line: 1, columns: 1...36), .init(line: 2, columns: 1...35)]),
    ])

  /// Known from documents (cheminfo/mrz, issue 54).
  ///
  /// The surname is cut to eight characters.
  static let frenchDrivingLicence = MRZ.Layout(
    .frenchDrivingLicence,
    fields: [
      .init(.documentCode, line: 1, columns: 1...2),
      .init(.issuingState, line: 1, columns: 3...5),
      .init(.documentNumber, line: 1, columns: 6...14),
      .init(.documentNumberCheckDigit, line: 1, columns: 15...15),
      .init(.dateOfExpiry, line: 1, columns: 16...21),
      .init(.primaryIdentifier, line: 1, columns: 22...29),
      .init(.compositeCheckDigit, line: 1, columns: 30...30),
    ],
    checkRules: [
      .init(.documentNumber, line: 1, column: 15, covered: [.init(line: 1, columns: 1...14)]),
      .init(.composite, line: 1, column: 30, covered: [.init(line: 1, columns: 1...29)]),
    ])

  /// Known from documents.
  ///
  /// The first line is the number of the blank, its language and two fillers;
  /// the first optional data are the version of the card.
  static let swissDrivingLicence = MRZ.Layout(
    .swissDrivingLicence,
    fields: [
      .init(.optionalData2, line: 1, columns: 1...9),
      .init(.documentCode, line: 2, columns: 1...2),
      .init(.issuingState, line: 2, columns: 3...5),
      .init(.documentNumber, line: 2, columns: 6...14),
      .init(.optionalData1, line: 2, columns: 15...17),
      .init(.dateOfBirth, line: 2, columns: 20...25),
      .init(.names, line: 3, columns: 1...30),
    ],
    checkRules: [])

  /// The first line of passports, visas and the larger cards.
  private static func lineOne(ofLength length: Int) -> [MRZ.FieldRange] {
    [
      .init(.documentCode, line: 1, columns: 1...2),
      .init(.issuingState, line: 1, columns: 3...5),
      .init(.names, line: 1, columns: 6...length),
    ]
  }

  /// The part of the second line that passports, visas and the larger cards have in common.
  private static let lineTwo: [MRZ.FieldRange] = [
    .init(.documentNumber, line: 2, columns: 1...9),
    .init(.documentNumberCheckDigit, line: 2, columns: 10...10),
    .init(.nationality, line: 2, columns: 11...13),
    .init(.dateOfBirth, line: 2, columns: 14...19),
    .init(.dateOfBirthCheckDigit, line: 2, columns: 20...20),
    .init(.sex, line: 2, columns: 21...21),
    .init(.dateOfExpiry, line: 2, columns: 22...27),
    .init(.dateOfExpiryCheckDigit, line: 2, columns: 28...28),
  ]

  /// The check digits of ``lineTwo``.
  private static let lineTwoRules: [MRZ.CheckRule] = [
    .init(.documentNumber, line: 2, column: 10, covered: [.init(line: 2, columns: 1...9)]),
    .init(.dateOfBirth, line: 2, column: 20, covered: [.init(line: 2, columns: 14...19)]),
    .init(.dateOfExpiry, line: 2, column: 28, covered: [.init(line: 2, columns: 22...27)]),
  ]
}
