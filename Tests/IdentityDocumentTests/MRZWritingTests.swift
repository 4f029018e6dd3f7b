import IdentityDocument
import Testing

@Suite("MRZ writing")
struct MRZWritingTests {
  private func content(
    code: String = "P", number: String = "KM4829153", primary: String = "LINDQVIST",
    secondary: String = "MAJA ELIN"
  ) -> MRZContent {
    MRZContent(
      documentCode: code, issuingState: "UTO", documentNumber: number,
      primaryIdentifier: primary, secondaryIdentifier: secondary, nationality: "UTO",
      dateOfBirth: DocumentDate(yymmdd: "850719"), sex: .female,
      dateOfExpiry: DocumentDate(yymmdd: "331130"))
  }

  // The expected zones were made apart from the library.
  @Test func `a passport`() throws {
    var content = content()
    content.optionalData1 = "QX7741"
    #expect(
      try MRZ(writing: content, format: .td3).description == """
        P<UTOLINDQVIST<<MAJA<ELIN<<<<<<<<<<<<<<<<<<<
        KM48291536UTO8507192F3311307QX7741<<<<<<<<04
        """)
  }

  @Test func `a card with a long number and more data`() throws {
    var content = content(code: "ID", number: "KM4829153071")
    content.optionalData1 = "QX77"
    #expect(
      try MRZ(writing: content, format: .td1).description == """
        IDUTOKM4829153<0718<QX77<<<<<<
        8507192F3311307UTO<<<<<<<<<<<7
        LINDQVIST<<MAJA<ELIN<<<<<<<<<<
        """)
    content.optionalData1 = ""
    content.documentCode = "I"
    #expect(
      try MRZ(writing: content, format: .td2).description == """
        I<UTOLINDQVIST<<MAJA<ELIN<<<<<<<<<<<
        KM4829153<UTO8507192F33113070718<<<0
        """)
  }

  @Test func `dates with their century and unknown parts`() throws {
    var content = content()
    content.dateOfBirth = DocumentDate(year: 1985, month: 7, day: nil, printed: "July 1985")
    content.dateOfExpiry = nil
    let mrz = try MRZ(writing: content, format: .td3)
    #expect(mrz.rawCharacters(of: .dateOfBirth) == "8507<<")
    #expect(mrz.rawCharacters(of: .dateOfExpiry) == "<<<<<<")
    #expect(mrz.isValid)
  }

  @Test(arguments: [
    ("O’Connor-Smith", "Jürgen, Łukasz", "OCONNOR<SMITH<<JUERGEN<LUKASZ"),
    ("Петров", "Иван", "PETROV<<IVAN"),
    ("", "Lakshmi Devi", "<<LAKSHMI<DEVI"),
    ("Wibowo", "", "WIBOWO"),
  ])
  func `names are transliterated`(primary: String, secondary: String, names: String) throws {
    let mrz = try MRZ(
      writing: content(primary: primary, secondary: secondary), format: .td3)
    #expect(mrz.rawCharacters(of: .names)?.hasPrefix(names + "<<<") == true)
  }

  // The first is an example of ICAO Doc 9303-4, §4.2.3.
  @Test(arguments: [
    (
      "Nilavadhanananda", "Chayapa Dejthamrong Krasuang",
      "NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K"
    ),
    (
      "Bennelong Wooloomooloo Warrandyte Warnambool", "Dingo Potoroo",
      "BENNELONG<WOOLOOMOOLOO<WARRANDYT<W<<D<P"
    ),
    (
      "Abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz", "",
      "ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLM"
    ),
    (
      "Abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz", "Q",
      "ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJ<<Q"
    ),
    (
      "A B C D E F G H I J K L M N O", "P Q R S T U V W",
      "A<B<C<D<E<F<G<H<I<J<K<L<M<N<O<<P<Q<R<S<"
    ),
    (
      "A B C D E F G H I J K L M N O P Q R S T U V W", "X Y",
      "A<B<C<D<E<F<G<H<I<J<K<L<M<N<O<P<Q<R<<X<"
    ),
  ])
  func `names that do not fit are shortened and fill the field`(
    primary: String, secondary: String, names: String
  ) throws {
    let mrz = try MRZ(
      writing: content(primary: primary, secondary: secondary), format: .td3)
    #expect(mrz.rawCharacters(of: .names) == names)
    #expect(mrz.namesPossiblyTruncated == !names.hasSuffix("<"))
  }

  @Test func `the French card keeps two fillers between given names`() throws {
    let content = MRZContent(
      documentCode: "ID", issuingState: "FRA", documentNumber: "120969P04217",
      primaryIdentifier: "Delorme", secondaryIdentifier: "Lucie Marthe",
      dateOfBirth: DocumentDate(yymmdd: "880214"), sex: .female, optionalData1: "69P042")
    #expect(
      try MRZ(writing: content, format: .frenchIdentityCard).description
        == Specimen.frenchIdentityCard)
  }

  @Test func `what has no room is refused`() throws {
    func error(_ format: MRZ.Format = .td3, _ change: (inout MRZContent) -> Void)
      -> MRZWritingError?
    {
      var content = content()
      change(&content)
      do {
        _ = try MRZ(writing: content, format: format)
        return nil
      } catch {
        return error
      }
    }
    #expect(error { _ in } == nil)
    #expect(error { $0.documentCode = "" } == .missing(.documentCode))
    #expect(error { $0.issuingState = "" } == .missing(.issuingState))
    #expect(error { ($0.primaryIdentifier, $0.secondaryIdentifier) = ("", "") } == .missing(.names))
    #expect(error { $0.documentCode = "PAB" } == .tooLong(.documentCode, maximum: 2))
    #expect(
      error { $0.documentNumber = "0123456789" } == .tooLong(.documentNumber, maximum: 9))
    #expect(
      error(.td1) { $0.documentNumber = "01234567890123456789012" }
        == .tooLong(.documentNumber, maximum: 22))
    #expect(
      error(.td2) { $0.documentNumber = "012345678901234" }
        == .tooLong(.documentNumber, maximum: 14))
    #expect(
      error(.td2) {
        $0.documentNumber = "0123456789"
        $0.optionalData1 = "12345"
      } == .tooLong(.optionalData1, maximum: 4))
    #expect(
      error(.td1) { $0.documentNumber = "0123 567890" } == .unwritable("<", .documentNumber))
    #expect(error { $0.documentNumber = "12/34" } == .unwritable("/", .documentNumber))
    #expect(error { $0.issuingState = "U1O" } == .unwritable("1", .issuingState))
    #expect(error { $0.primaryIdentifier = "LINDQV1ST" } == .unwritable("1", .names))
    #expect(error { $0.primaryIdentifier = "李" } == .unwritable("李", .names))
    #expect(error { $0.optionalData2 = "1" } == .notInFormat(.optionalData2, .td3))
    #expect(
      error(.frenchDrivingLicence) { $0.documentCode = "D1" } == .wrongBeginning(expected: "D1FRA"))
    #expect(error { $0.documentCode = "V" } == .readsAs(.mrvA))
    #expect(error(.mrvB) { $0.documentCode = "P" } == .readsAs(.td2))
    #expect(
      MRZWritingError.tooLong(.names, maximum: 39).description
        == "names has more than 39 characters")
  }

  @Test func `digits in names are for the Russian internal passport only`() throws {
    var content = content(code: "PN", primary: "SOLOV9EV", secondary: "IL9A PETROVI3")
    #expect(throws: MRZWritingError.unwritable("9", .names)) {
      try MRZ(writing: content, format: .td3)
    }
    content.issuingState = "RUS"
    #expect(try MRZ(writing: content, format: .td3).secondaryIdentifier == "IL9A PETROVI3")
  }
}
