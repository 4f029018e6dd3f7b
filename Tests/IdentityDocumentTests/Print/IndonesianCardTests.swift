import Testing

@testable import IdentityDocument

/// Cards and licences of Indonesia.
@Suite struct IndonesianCardTests {
  private typealias Page = PrintedSpecimen

  private static let card = [
    Page.line("PROVINSI JAWA TIMUR", 28.5, 3.8), Page.line("KOTA SURABAYA", 32, 7),
    Page.line("NIK", 3.7, 11.5), Page.line("2723418917729923", 15, 11.5),
    Page.line("Nama", 3.7, 15.4, height: 1.4),
    Page.line("SITI NUR KUSUMA", 24.4, 15.4, height: 1.4),
    Page.line("Tempat/Tgl Lahir", 3.5, 18.4, height: 1.4),
    Page.line("SURABAYA, 11-10-2000", 24.4, 18.4, height: 1.4),
    Page.line("Alamat", 3.5, 24.4, height: 1.4),
    Page.line("JL. SUDIRMAN NO. 191", 24.3, 24.4, height: 1.4),
    Page.line("RT/RW", 6.4, 27.4, height: 1.4), Page.line("080/265", 24.3, 27.4, height: 1.4),
    Page.line("Kel/Desa", 6.4, 30.4, height: 1.4), Page.line("SUKAMAJU", 24.3, 30.4, height: 1.4),
    Page.line("Kecamatan", 6.4, 33.4, height: 1.4), Page.line("COBLONG", 24.3, 33.4, height: 1.4),
    Page.line("Agama", 3.5, 36.4, height: 1.4), Page.line("ISLAM", 24.3, 36.4, height: 1.4),
  ]

  @Test func `captions of the left column are as large as values`() {
    let fields = Page.fields(Self.card)
    let values = Page.text(fields)
    #expect(values[.dob] == "2000-10-11" && values[.placeOfBirth] == "SURABAYA")
    #expect(values[.personalNumber] == "2723418917729923")
    #expect(values[.addressLine] == "JL. SUDIRMAN NO. 191, 080/265, SUKAMAJU, COBLONG")
    #expect(fields[.addressLine]?.confidence == 0.87 && values[.authority] == nil)
  }

  @Test func `an address with a part that is not read is not sure`() {
    let fields = Page.fields(Self.card.filter { $0.versions[0].text != "SUKAMAJU" })
    #expect(fields[.addressLine]?.value.text == "JL. SUDIRMAN NO. 191")
    #expect(fields[.addressLine]?.confidence == 0.6)
  }

  private static let licence = [
    Page.line("INDONESIA", 3.5, 4.4), Page.line("SURAT IZIN MENGEMUDI", 28.4, 4.1),
    Page.line("DRIVING LICENSE", 28.4, 6.8), Page.line("3535-6602-470732", 28.4, 10.4),
    Page.line("1. SITI NUR KUSUMA", 27.6, 14.7), Page.line("2. SURABAYA, 12-08-1979", 27.5, 18.1),
    Page.line("3. B - WANITA", 27.6, 21.5), Page.line("4. JL. MERDEKA NO 4", 27.4, 24.9),
    Page.line("TEGALSARI SURABAYA", 29.8, 28.3), Page.line("5. KARYAWAN", 27.6, 31.7),
    Page.line("6. JAWA BARAT", 27.6, 35.1),
  ]

  @Test func `rows of a licence are numbered in an order of their own`() {
    let values = Page.text(Page.fields(Self.licence))
    #expect(values[.fullName] == "SITI NUR KUSUMA" && values[.dob] == "1979-08-12")
    #expect(values[.placeOfBirth] == "SURABAYA" && values[.gender] == "F")
    #expect(values[.addressLine] == "JL. MERDEKA NO 4 TEGALSARI SURABAYA")
    #expect(values[.idNumber] == "3535-6602-470732" && values[.documentType] == "driverLicense")
    #expect(values[.lastName] == nil && values[.firstName] == nil && values[.authority] == nil)
  }

  /// Letters that fold to two stand before the day.
  @Test func `a birth may stand behind any letters`() {
    let rows = Self.licence.map { line in
      line.versions[0].text.hasPrefix("2.")
        ? Page.line("2. \(String(repeating: "ßÆŒ", count: 20)), 12-08-1979", 27.5, 18.1) : line
    }
    #expect(Page.fields(rows)[.fullName]?.value.text == "SITI NUR KUSUMA")
  }

  /// Without its title such rows are a list.
  @Test func `a numbered list is no licence`() {
    let rows = Self.licence.filter { line in
      !["INDONESIA", "SURAT", "DRIVING", "3535"].contains { line.versions[0].text.hasPrefix($0) }
    }
    let values = Page.text(Page.fields(rows))
    #expect(values[.fullName] == nil && values[.gender] == nil && values[.addressLine] == nil)
  }
}
