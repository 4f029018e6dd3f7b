// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "IdentityDocuments",
  products: [
    .library(name: "IdentityDocument", targets: ["IdentityDocument"]),
    .library(name: "IdentityDocumentFoundation", targets: ["IdentityDocumentFoundation"]),
    .library(name: "Raster", targets: ["Raster"]),
    .library(name: "ImageFile", targets: ["ImageFile"]),
    .library(name: "PDF417", targets: ["PDF417"]),
    .library(name: "BarcodeScanning", targets: ["BarcodeScanning"]),
    .library(name: "Barcodes", targets: ["Barcodes"]),
    .library(name: "ChipReading", targets: ["ChipReading"]),
    .library(name: "ChipVerification", targets: ["ChipVerification"]),
    .library(name: "DocumentReading", targets: ["DocumentReading"]),
    .executable(name: "docread", targets: ["docread"]),
    .executable(name: "docread-bench", targets: ["docread-bench"]),
  ],
  traits: [
    .trait(
      name: "Tesseract", description: "Reads zones with Tesseract, too, where it is asked to."),
    .trait(name: "ZBar", description: "Reads linear barcodes."),
    .default(enabledTraits: ["Tesseract", "ZBar"]),
  ],
  targets: [
    // Pure Swift: no imports but Raster, and IdentityDocument for chips. Numbers are rounded in libm,
    // which Foundation brings along where there is one.
    .target(name: "IdentityDocument", linkerSettings: [.linkedLibrary("m")]),
    .target(name: "Raster", linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "MRZLocation", dependencies: ["Raster"], exclude: ["README.md", "stages.jpg"]),
    .target(name: "PDF417", dependencies: ["Raster"]),
    .target(name: "Barcodes", dependencies: ["PDF417", "Raster"]),
    .target(name: "ChipReading", dependencies: ["IdentityDocument"]),

    // What the pure modules leave to Foundation: the sentences of errors.
    .target(
      name: "IdentityDocumentFoundation",
      dependencies: ["ChipReading", "IdentityDocument", "PDF417", "Raster"]),

    // C libraries of the system, and our own models as bytes. No pkgConfig: SwiftPM would look for
    // every one of them, and warn, even where the parser alone is built.
    .systemLibrary(name: "CLeptonica"),
    .systemLibrary(name: "CTesseract"),
    .systemLibrary(name: "CCrypto"),
    .systemLibrary(name: "CMicroHTTP"),
    .systemLibrary(name: "COpenJPEG"),
    .systemLibrary(name: "CSeccomp"),
    .systemLibrary(name: "CZBar"),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png")]),
    .target(name: "CMRZModel", exclude: ["mrz.traineddata"]),
    .target(
      name: "CLineModel",
      exclude: [
        "capitals.weights", "corners.weights", "fast.weights", "labelled.weights", "marks.weights",
        "names.weights", "peer.weights", "print.weights", "spelling.weights", "spelt.weights",
        "thorough.weights", "typeset.weights", "words.weights",
      ]),

    // Processes that are started, with the files that they are given and no other.
    .target(name: "Processes"),

    // One thin Swift module over each.
    .target(
      name: "ImageFile",
      dependencies: ["CJPEG", "CLeptonica", "COpenJPEG", "CPNG", "Processes", "Raster"]),
    .target(
      name: "TextRecognition",
      dependencies: [
        "CMRZModel", .target(name: "CTesseract", condition: .when(traits: ["Tesseract"])), "Raster",
      ]),
    .target(name: "LineRecognition", dependencies: ["CLineModel", "Raster"]),
    .target(
      name: "BarcodeScanning",
      dependencies: [
        "Barcodes", .target(name: "CZBar", condition: .when(traits: ["ZBar"])), "Raster",
      ]),
    .target(
      name: "ChipVerification", dependencies: ["CCrypto", "ChipReading", "IdentityDocument"]),

    // A located zone becomes a read zone.
    .target(
      name: "MRZRecognition",
      dependencies: [
        "IdentityDocument", "LineRecognition", "MRZLocation", "Raster", "TextRecognition",
      ]),

    // The print of a page, beside its zone or without one.
    .target(
      name: "PageReading",
      dependencies: ["IdentityDocument", "LineRecognition", "Raster", "TextRecognition"]),

    // Everything together: sources in, one answer out.
    .target(
      name: "DocumentReading",
      dependencies: [
        "BarcodeScanning", "Barcodes", "IdentityDocument", "IdentityDocumentFoundation",
        "ImageFile", "MRZLocation", "MRZRecognition", "PageReading", "Raster", "TextRecognition",
      ]),
    // Processes of our own without rights, for what comes from anybody.
    .target(name: "Isolation", dependencies: ["CSeccomp", "Processes"]),
    // Requests of HTTP, and answers to them.
    .target(name: "Serving", dependencies: ["CMicroHTTP"]),
    .executableTarget(
      name: "docread",
      dependencies: [
        "Barcodes", "ChipReading", "ChipVerification", "DocumentReading", "IdentityDocument",
        "ImageFile", "Isolation", "Processes", "Raster", "Serving",
      ]),

    // The corpus, and the benchmarks over it.
    .target(name: "CorpusIndex", dependencies: ["IdentityDocument", "Raster"]),
    .executableTarget(
      name: "docread-bench",
      dependencies: [
        "Barcodes", "ChipReading", "ChipVerification", "CorpusIndex", "DocumentReading",
        "IdentityDocument", "ImageFile", "MRZLocation", "MRZRecognition", "PDF417", "Processes",
        "Raster",
      ],
      path: "Benchmarks/docread-bench"),
    .executableTarget(
      name: "kit-items",
      dependencies: ["DocumentReading", "IdentityDocument", "ImageFile", "Raster"],
      path: "Benchmarks/Mapping/kit-items"),
    .executableTarget(
      name: "locate-bench", dependencies: ["CorpusIndex", "ImageFile", "MRZLocation", "Raster"],
      path: "Benchmarks/Thresholds/locate-bench"),
    .executableTarget(
      name: "cut-strips", dependencies: ["ImageFile", "MRZLocation", "Raster"],
      path: "Corpus/Training/cut-strips"),

    .testTarget(
      name: "IdentityDocumentTests", dependencies: ["IdentityDocument"],
      exclude: ["Vectors/aamva.txt", "Vectors/mrz.txt"]),
    .testTarget(
      name: "IdentityDocumentFoundationTests",
      dependencies: [
        "ChipReading", "IdentityDocument", "IdentityDocumentFoundation", "PDF417", "Raster",
      ]),
    .testTarget(name: "ChipReadingTests", dependencies: ["ChipReading", "IdentityDocument"]),
    .testTarget(
      name: "ChipVerificationTests",
      dependencies: ["ChipReading", "ChipVerification", "IdentityDocument"]),
    .testTarget(name: "RasterTests", dependencies: ["Raster"]),
    .testTarget(
      name: "MRZLocationTests", dependencies: ["ImageFile", "MRZLocation", "Raster"]),
    .testTarget(name: "PDF417Tests", dependencies: ["PDF417", "Raster"]),
    .testTarget(name: "ImageFileTests", dependencies: ["ImageFile", "Raster"]),
    .testTarget(
      name: "BarcodeScanningTests", dependencies: ["Barcodes", "BarcodeScanning", "Raster"]),
    .testTarget(name: "BarcodesTests", dependencies: ["Barcodes", "PDF417", "Raster"]),
    .testTarget(
      name: "LineRecognitionTests", dependencies: ["LineRecognition", "Raster"],
      exclude: ["Reference"]),
    .testTarget(
      name: "PageReadingTests",
      dependencies: [
        "IdentityDocument", "ImageFile", "LineRecognition", "PageReading", "Raster",
        "TextRecognition",
      ]),
    .testTarget(name: "TextRecognitionTests", dependencies: ["Raster", "TextRecognition"]),
    .testTarget(
      name: "MRZRecognitionTests",
      dependencies: [
        "IdentityDocument", "LineRecognition", "MRZLocation", "MRZRecognition", "Raster",
      ]),
    .testTarget(
      name: "DocumentReadingTests",
      dependencies: [
        "Barcodes", "CorpusIndex", "DocumentReading", "IdentityDocument", "ImageFile",
        "LineRecognition", "MRZLocation", "MRZRecognition", "PDF417", "Raster",
      ]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "BarcodeScanning", "Barcodes", "ChipReading", "ChipVerification", "DocumentReading",
        "IdentityDocument", "IdentityDocumentFoundation", "ImageFile", "PDF417", "Raster",
      ]),
    .testTarget(name: "IsolationTests", dependencies: ["Isolation", "Processes"]),
    .testTarget(name: "ServingTests", dependencies: ["Serving"]),
    .testTarget(
      name: "docreadTests",
      dependencies: [
        "DocumentReading", "IdentityDocument", "ImageFile", "Raster", "Serving", "docread",
      ]),
    .testTarget(
      name: "CorpusTests",
      dependencies: [
        "ChipReading", "CorpusIndex", "DocumentReading", "IdentityDocument", "ImageFile",
        "Processes", "Raster", "docread-bench",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}
