import IdentityDocument
import Testing

@Suite struct PayloadStripeTests {
  @Test func tracksOfALicence() throws {
    let text = """
      %TXAUSTIN^DOE$JOHN$QUINCY$JR^12 ROSE LANE$UNIT 4^?;63601512345678=300219810815?\
      #" 78729      C 0123456789ABCDM505130BLKBRO          ?
      """
    let payload = IdentityPayload(recognising: Array(text.utf8))
    guard case .magneticStripe(let stripe) = payload else {
      Issue.record("recognised as \(payload.kind)")
      return
    }
    #expect(stripe.iin == "636015")
    #expect(stripe.lastName == "DOE")
    #expect(stripe.firstName == "JOHN")
    #expect(stripe.middleName == "QUINCY JR")
    #expect(stripe.addressLines == ["12 ROSE LANE", "UNIT 4"])
    #expect(stripe.dateOfExpiry?.printed == "3002")
    let details = try #require(stripe.details)
    #expect(details.postCode == "78729")
    #expect(details.vehicleClass == "C")
    #expect(details.restrictions == "0123456789")
    #expect(details.endorsements == "ABCD")
    #expect(details.height == "505")
    #expect(details.weight == "130")
    #expect(details.hairColor == .black)
    #expect(details.eyeColor == .brown)
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    let data = try #require(payload.documentData(asOf: today))
    #expect(data.documentType == .driverLicense)
    #expect(data.idNumber == "12345678")
    #expect(data.firstName == "JOHN QUINCY JR")
    #expect(data.gender == .male)
    #expect(data.dob?.description == "1981-08-15")
    #expect(data.expiryDate?.description == "2030-02-??")
    #expect(data.addressLine == "12 ROSE LANE")
    #expect(data.city == "AUSTIN")
    #expect(data.subdivision == "TX")
    #expect(data.postCode == "78729")
    #expect(data.issuingCountry == .unitedStates)
  }

  @Test(
    arguments: [
      // A city of thirteen characters has no separator; the number goes on after the birth.
      (
        "%BCWEST VANCOUVEDOE,$JOHN Q^1 A ST$B BC  V7S 2H7?;6360281234567=300119810815=?",
        "WEST VANCOUVE", "1234567"
      ),
      (
        "%FLROME^DOE$JOHN$^1 A ST^   ?;6360101234567890123=3001198108150=?", "ROME",
        "12345678901230"
      ),
      ("%FLROME^DOE$JOHN$^1 A ST^?;636010123=3001198108150=?", "ROME", "1230"),
    ])
  func customsOfIssuers(text: String, city: String, number: String) throws {
    let stripe = try #require(MagneticStripe(parsing: Array(text.utf8)))
    #expect(stripe.city == city)
    #expect(stripe.documentNumber == number)
    #expect(stripe.lastName == "DOE")
    #expect(stripe.dateOfBirth?.description == "1981-08-15")
    #expect(stripe.details == nil)
  }

  @Test(arguments: ["7719810815", "8819810815", "9919810815"])
  func codesForTheMonthOfExpiry(code: String) throws {
    let text = "%FLROME^DOE$JOHN^1 A ST^?;636010123=30" + code + "?"
    let stripe = try #require(MagneticStripe(parsing: Array(text.utf8)))
    #expect(stripe.dateOfExpiry?.month == nil)
    #expect((stripe.dateOfExpiry == nil) == code.hasPrefix("77"))
  }

  @Test(
    arguments: [
      "%", "%?;?", "%TXAUSTIN^DOE$JOHN^A^?", "%TXAUSTIN^DOE$JOHN^A^?;636015=3002?",
      "%txAUSTIN^DOE$JOHN^A^?;6360151=300219810815?", "%TXAUSTIN^?;6360151=300219810815?",
    ])
  func whatIsNoStripe(text: String) {
    #expect(MagneticStripe(parsing: Array(text.utf8)) == nil)
  }
}
