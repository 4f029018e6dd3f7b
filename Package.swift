// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "IdentityDocuments",
  targets: [
    // Pure Swift: no imports but Raster.
    .target(name: "Raster")
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
