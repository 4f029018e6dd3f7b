import IdentityDocument

extension Reading {
  /// Takes fields away from everywhere: values, the document, the zones and the barcodes.
  ///
  /// Texts that may hold them go whole: the lines of zones and of print, and the bytes and the text of
  /// barcodes.
  /// What the check digits said stays (`document.mrzData`), as do the places of the barcodes.
  ///
  /// - Parameter names: The fields; with none of them, only the texts are taken away.
  mutating func withhold(_ names: Set<FieldName>) {
    var hasher = Hasher()
    hasher.combine(mrz?.mrz)
    hasher.combine(barcodes.map(\.bytes))
    contentHash = hasher.finalize()
    withheld.formUnion(names)
    for key in fields.keys {
      // The source text of a name is that of all names.
      if names.contains(key.name) {
        fields[key] = nil
      } else if let value = fields[key]?.value {
        fields[key]?.sourceText = value
      }
    }
    for name in names {
      document?.forget(name)
      document?.mrzData?.forget(name)
    }
    document?.mrzData?.lines = []
    document?.mrzData?.corrections = []
    document?.mrzData?.undetectable = []
    mrz = nil
    otherZones = []
    page?.fields = []
    page?.page.lines = []
    for index in barcodes.indices {
      barcodes[index].bytes = []
      barcodes[index].text = nil
    }
  }
}

extension DocumentData {
  /// Takes a value away, so that it is not reported.
  mutating func forget(_ name: FieldName) {
    switch name {
    case .firstName: (firstName, fullName) = (nil, nil)
    case .lastName: (lastName, fullName) = (nil, nil)
    case .dateOfBirth: dob = nil
    case .gender: gender = nil
    case .nationality: originatingCountry = nil
    // The end of a long number stands in the optional data.
    case .documentNumber: (idNumber, optionalData1) = (nil, nil)
    case .dateOfExpiry: expiryDate = nil
    case .issuer: issuingCountry = nil
    case .dateOfIssue: issuingDate = nil
    case .placeOfBirth: placeOfBirth = nil
    case .address:
      (addressLine, secondAddressLine, city) = (nil, nil, nil)
      (subdivision, postCode) = (nil, nil)
    // A passport's personal number is its optional data.
    case .personalNumber: (personalNumber, optionalData1, optionalData2) = (nil, nil, nil)
    case .optionalData1: optionalData1 = nil
    case .optionalData2: optionalData2 = nil
    }
  }
}

extension MRZData {
  /// Takes a value away, so that it is not reported.
  fileprivate mutating func forget(_ name: FieldName) {
    switch name {
    case .firstName: secondaryIdentifier = ""
    case .lastName: primaryIdentifier = ""
    case .dateOfBirth: dateOfBirth = nil
    case .gender: sex = nil
    case .nationality: nationality = nil
    case .documentNumber: (documentNumber, optionalData1) = ("", nil)
    case .dateOfExpiry: dateOfExpiry = nil
    case .issuer: issuingState = ""
    case .personalNumber: (personalNumber, optionalData1, optionalData2) = (nil, nil, nil)
    case .optionalData1: optionalData1 = nil
    case .optionalData2: optionalData2 = nil
    case .dateOfIssue, .placeOfBirth, .address: break
    }
  }
}
