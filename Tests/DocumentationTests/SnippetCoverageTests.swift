import Foundation
import Testing

/// Every example of the README and of the guides is code that the tests compile.
@Suite struct SnippetCoverageTests {
  @Test func `every page shows only examples that are compiled`() throws {
    let tests = Documentation.files(below: "Tests", ending: "ExamplesTests.swift")
    let sources = try tests.map { path in
      let text = try Documentation.text(path)
      return (code: Documentation.normalized(text), imports: Documentation.imports(of: text))
    }
    var count = 0
    for page in Documentation.pages() {
      for example in try Documentation.examples(on: page) {
        count += 1
        let code = Documentation.normalized(example)
        let home = sources.first { $0.code.contains(code) }
        #expect(home != nil, "\(page) shows code that no test compiles:\n\(example)")
        let missing = Documentation.imports(of: example).subtracting(home?.imports ?? [])
        #expect(missing.isEmpty, "\(page): \(missing)")
      }
    }
    #expect(count >= 35)
  }

  /// What is used in the first example of a page, or comes in later, has its import there.
  @Test func `every page says what it imports`() throws {
    let modules = [
      (/\bDocumentReader\(|\bScanSession\(/, "DocumentReading"), (/\bMRZ\(/, "IdentityDocument"),
      (/\bPictureFile\(|Image\(contentsOfFile/, "ImageFile"), (/\bPixelLayout\(/, "Raster"),
      (/\btime\(nil\)/, "Glibc"), (/\bPrintedLayout\b/, "IdentityDocument"),
    ]
    for page in Documentation.pages() {
      let examples = try Documentation.examples(on: page)
      let imports = Documentation.imports(of: examples.joined(separator: "\n"))
      #expect(examples.isEmpty || examples[0].hasPrefix("import "), "\(page)")
      for (use, module) in modules where examples.contains(where: { $0.contains(use) }) {
        #expect(imports.contains(module), "\(page): \(module)")
      }
    }
  }

  /// A date of expiry that is not known is none that lies ahead.
  @Test func `no example takes an unknown day of expiry for a good one`() throws {
    var count = 0
    for page in Documentation.pages() {
      for line in try Documentation.examples(on: page).flatMap({ $0.split(separator: "\n") })
      where line.contains("isExpired") {
        count += 1
        #expect(!line.contains("?? false") && !line.contains("!= true"), "\(page): \(line)")
      }
    }
    #expect(count >= 2)
  }

  @Test func `every product has a catalogue with a page to begin with`() throws {
    let manifest = try Documentation.text("Package.swift")
    let products = manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
    #expect(products.count >= 10)
    for product in products {
      let catalogue = "Sources/\(product)/\(product).docc"
      #expect(try Documentation.text("\(catalogue)/\(product).md").contains("# ``\(product)``"))
      let pages = Documentation.files(below: catalogue, ending: ".md")
      #expect(try pages.contains { try !Documentation.examples(on: $0).isEmpty }, "\(product)")
    }
  }
}
