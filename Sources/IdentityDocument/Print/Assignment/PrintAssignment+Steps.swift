/// The steps from lines to fields, in their order.
extension PrintAssignment {
  /// Finds every field.
  mutating func assign() {
    findCaptions()
    if isPrintAlone { titleOfState = IssuerTitle.state(titleOf: lines) }
    findNames()
    collectDates()
    leaveOutDaysOfCategories()
    settleOrderOfDays()
    if isPrintAlone, showsTwoPeople { return }
    findKnownDates()
    findIssueDate()
    let isAmericanLicence = isPrintAlone && isAmerican
    if !isAmericanLicence { findDatesByPrint() }
    markDates()
    findNumbers()
    findPersonalNumber()
    findPersonalCode()
    findContradictions()
    findPerson()
    findTextsOfPage()
    findCardAccessNumber()
    if isAmericanLicence {
      findFieldsOfAmericanLicence()
    } else if isPrintAlone {
      findNamesByPrint()
      findNumbersByPrint()
      findFieldsOfKnownDocuments()
    }
    if isPrintAlone {
      findSexBesideOther()
      settleWhatPrintStates()
    }
    if !isAmericanLicence { withdrawOfNoDocument() }
    if document.documentType == nil { findKind() }
    if isPrintAlone { findIssuer() }
  }

  /// Finds the days that no zone and no barcode says.
  private mutating func findDatesByPrint() {
    findLabelsBeforeDates()
    guard document.dob == nil else { return }
    findDatesOverCaptions()
    findIssueBehindLabel()
    if !isVenezuelan { findDatesWithoutZone() }
  }

  /// Finds places, offices, addresses and the names that a holder has beside those of the zone.
  private mutating func findTextsOfPage() {
    collectTexts()
    completeFirstSurname()
    findTexts()
    findPlaceOverCaption()
    findTextsWithoutCaptions()
    findIssueOverCaption()
    findOtherNames()
  }

  /// Finds the fields of a licence of North America, which labels and numbers announce.
  private mutating func findFieldsOfAmericanLicence() {
    findLabelledFields()
    // Canada abbreviates alike, and has names without labels.
    if isOfCommonwealth { findNamesOverAddress() } else { findCommaNameOverAddress() }
    findNumberAboveNames()
    if isOfCommonwealth { findNumberAtCaption() } else { findNumberByForm() }
    findCategoriesAtCaption()
    findSexBesideHeight()
  }

  /// Finds the names that print alone says.
  private mutating func findNamesByPrint() {
    findNamesAtCaptions()
    findSurnameAboveGivenNames()
    findThaiNames()
    findNameBesideOther()
    findNamesOfMexicanVoter()
    findNamesWithComma()
    findWholeName()
  }

  /// Finds the numbers that print alone says.
  private mutating func findNumbersByPrint() {
    findNumberOfDNI()
    findNumberAtCaption()
    findNumbersBehindLabels()
    findNumberAtSign()
    findFormedNumber()
    findNationalNumber()
  }

  /// Finds fields by the forms of single states' documents, and by the numbers of European licences.
  private mutating func findFieldsOfKnownDocuments() {
    findIndianAccount()
    findIndonesianLicence()
    completeIndonesianAddress()
    findIndonesianIssue()
    putNumberOfIndonesianCard()
    findNumberedFields()
    findNamesAboveBirth()
    findLabelledOnOthers()
    findQuebecLicence()
    findCategoriesAtCaption()
  }

  /// Mends and withdraws what print alone states, once all of it is known.
  private mutating func settleWhatPrintStates() {
    mendInitialOfNumber()
    withdrawAccessNumber()
    moderateNumberOfVoter()
    withdrawEqualDates()
    findLastDate()
    moderateShortDates()
    moderateDoubtfulIssue()
    moderateUnknownPage()
  }
}
