// swift-tools-version: 6.2

import PackageDescription

// The locator and what counts its zones, for `vary`: no other module is built anew with it.
let package = Package(
  name: "Thresholds",
  targets: [
    .target(name: "IdentityDocument", linkerSettings: [.linkedLibrary("m")]),
    .target(name: "Raster", linkerSettings: [.linkedLibrary("m")]),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png")]),
    .systemLibrary(name: "CLeptonica"),
    .systemLibrary(name: "COpenJPEG"),
    .target(
      name: "ImageFile", dependencies: ["CJPEG", "CLeptonica", "COpenJPEG", "CPNG", "Raster"]),
    .target(
      name: "MRZLocation", dependencies: ["Raster"], exclude: ["README.md", "stages.jpg"]),
    .target(name: "CorpusIndex", dependencies: ["IdentityDocument", "Raster"]),
    .executableTarget(
      name: "locate-bench", dependencies: ["CorpusIndex", "ImageFile", "MRZLocation", "Raster"],
      path: "Benchmarks/Thresholds/locate-bench"),
  ])

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
