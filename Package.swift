// swift-tools-version: 6.2
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "Keel",
  products: [
    .library(name: "KeelScene", targets: ["KeelScene"]),
    .library(name: "KeelModel", targets: ["KeelModel"]),
    .library(name: "KeelTesting", targets: ["KeelTesting"]),
  ],
  targets: [
    .systemLibrary(name: "CGLib", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),

    // The layers, each knowing only those above it in this list.
    .target(name: "KeelModel", swiftSettings: swiftSettings),
    .target(name: "KeelScene", swiftSettings: swiftSettings),

    // For tests and scripts.
    .target(name: "KeelTesting", dependencies: ["KeelModel", "KeelScene"], swiftSettings: swiftSettings),
    .target(name: "Conformance", dependencies: ["KeelScene"], path: "Tests/Conformance", swiftSettings: swiftSettings),
    .testTarget(
      name: "KeelTestingTests", dependencies: ["KeelTesting", "KeelModel", "KeelScene", "Conformance"],
      swiftSettings: swiftSettings),

    // Wi-Fi settings.
    .target(
      name: "WiFiSettingsModel", dependencies: ["KeelModel"], path: "Apps/WiFiSettings/Model",
      swiftSettings: swiftSettings),
  ]
)
