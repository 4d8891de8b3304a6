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
    .library(name: "KeelTerminal", targets: ["KeelTerminal", "KeelLoop"]),
  ],
  targets: [
    .systemLibrary(name: "CGLib", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),

    // The layers, each knowing only those above it in this list.
    .target(name: "KeelModel", swiftSettings: swiftSettings),
    .target(name: "KeelScene", swiftSettings: swiftSettings),
    .target(name: "CMainQueue"),
    .target(name: "KeelLoop", dependencies: ["CGLib", "CMainQueue"], swiftSettings: swiftSettings),
    .target(name: "CTerminal"),
    .target(
      name: "KeelTerminal", dependencies: ["KeelScene", "KeelLoop", "CTerminal"], swiftSettings: swiftSettings),
    .testTarget(name: "KeelTerminalTests", dependencies: ["KeelTerminal", "KeelScene"], swiftSettings: swiftSettings),
    .executableTarget(
      name: "terminal-fixture", dependencies: ["KeelScene", "KeelLoop", "KeelTerminal"],
      path: "Tests/Terminal/Fixture", swiftSettings: swiftSettings),

    // Wi-Fi settings.
    .target(
      name: "WiFiSettingsModel", dependencies: ["KeelModel"], path: "Apps/WiFiSettings/Model",
      swiftSettings: swiftSettings),
  ]
)
