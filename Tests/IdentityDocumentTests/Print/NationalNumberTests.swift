import Testing

@testable import IdentityDocument

/// Numbers of persons by their form and check digits, with numbers that nobody has.
@Suite struct NationalNumberTests {
  private typealias Page = PrintedSpecimen

  @Test(
    arguments: [
      (.ecuador, "1710034065", "1710034066"), (.spain, "12345678Z", "12345678A"),
      (.spain, "X1234567L", "X1234567M"), (.chile, "12.345.678-5", "12.345.678-4"),
      (.chile, "11.111.112-K", "11.111.112-3"), (.brazil, "123.456.789-09", "123.456.789-08"),
      (.croatia, "94577403194", "94577403195"), (.turkey, "10000000146", "10000000147"),
      (.emirates, "784-1990-1234567-6", "784-1990-1234567-7"),
      (.southAfrica, "8001015009087", "8001015009088"),
      (.pakistan, "34101-1234567-1", "34101-12345671"),
      (.korea, "930418-1234567", "931318-1234567"),
      (.denmark, "120881-1234", "128181-1234"),
      (.france, "2 55 08 14 168 025 38", "2 55 08 14 168 025 39"),
      (.thailand, "1 2345 67890 12 1", "1 2345 67890 12 2"),
    ] as [(NationalNumber, String, String)])
  func `check digits and forms tell a number`(
    kind: NationalNumber, number: String, other: String
  ) {
    #expect(kind.isOne(number))
    #expect(!kind.isOne(other))
    for text in ["", "1", String(number.dropLast()), number + "1"] { #expect(!kind.isOne(text)) }
  }

  @Test func `a title tells whose number stands on the page`() {
    func number(_ title: String, _ text: String) -> String? {
      Page.text(
        Page.fields([
          Page.line(title, 5, 5), Page.line("CÉDULA DE IDENTIDAD", 5, 9),
          Page.caption("FECHA DE NACIMIENTO", 30, 20), Page.line("28 OCT 1972", 30, 24),
          Page.line(text, 30, 40),
        ]))[.personalNumber]
    }
    #expect(number("REPÚBLICA DEL ECUADOR", "1710034065") == "1710034065")
    #expect(number("REPÚBLICA DEL ECUADOR", "1710034066") == nil)
    #expect(number("REPÚBLICA DE COLOMBIA", "1710034065") == nil)
    #expect(number("REPÚBLICA DE CHILE", "RUN 12.345.678-5") == "12.345.678-5")
  }
}
