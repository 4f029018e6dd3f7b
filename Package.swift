// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "IdentityDocuments",
  products: [
    .library(name: "IdentityDocument", targets: ["IdentityDocument"]),
    .library(name: "DocumentReading", targets: ["DocumentReading"]),
    .executable(name: "docread", targets: ["docread"]),
  ],
  targets: [
    // Pure Swift: no imports but Raster.
    .target(name: "IdentityDocument"),
    .target(name: "Raster"),
    .target(name: "MRZLocation", dependencies: ["Raster"]),
    .target(name: "PDF417", dependencies: ["Raster"]),

    // C libraries of the system, and our own models as bytes.
    .systemLibrary(
      name: "CLeptonica", pkgConfig: "lept", providers: [.apt(["libleptonica-dev"])]),
    .systemLibrary(
      name: "CTesseract", pkgConfig: "tesseract", providers: [.apt(["libtesseract-dev"])]),
    .systemLibrary(name: "CZBar", pkgConfig: "zbar", providers: [.apt(["libzbar-dev"])]),
    .target(name: "CMRZModel"),
    .target(name: "CLineModel"),

    // One thin Swift module over each.
    .target(name: "ImageFile", dependencies: ["CLeptonica", "Raster"]),
    .target(name: "TextRecognition", dependencies: ["CMRZModel", "CTesseract", "Raster"]),
    .target(name: "LineRecognition", dependencies: ["CLineModel", "Raster"]),

    // Everything together.
    .target(
      name: "DocumentReading",
      dependencies: [
        "IdentityDocument", "ImageFile", "LineRecognition", "MRZLocation", "PDF417", "Raster",
        "TextRecognition",
      ]),
    .executableTarget(name: "docread", dependencies: ["DocumentReading", "IdentityDocument", "Raster"]),

    .testTarget(name: "IdentityDocumentTests", dependencies: ["IdentityDocument"]),
    .testTarget(
      name: "DocumentReadingTests", dependencies: ["DocumentReading", "IdentityDocument", "Raster"]),
    .testTarget(
      name: "docreadTests", dependencies: ["DocumentReading", "IdentityDocument", "docread"]),
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
