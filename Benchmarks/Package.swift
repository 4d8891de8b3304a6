// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  // Only the part `desktop` of `run.sh` is built with this trait, which needs GTK.
  traits: ["Desktop"],
  dependencies: [
    .package(
      name: "Keel", path: "..", traits: [.defaults, .trait(name: "Desktop", condition: .when(traits: ["Desktop"]))])
  ],
  targets: [
    .target(name: "Measure", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "keel-bench-model",
      dependencies: [
        .product(name: "KeelModel", package: "Keel"), .product(name: "KeelScene", package: "Keel"),
        .product(name: "KeelInteraction", package: "Keel"), .product(name: "KeelRecording", package: "Keel"), "Measure",
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "keel-bench-store", dependencies: [.product(name: "KeelModel", package: "Keel"), "Measure"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "keel-bench-data",
      dependencies: [
        .product(name: "KeelData", package: "Keel"), .product(name: "KeelModel", package: "Keel"),
        .product(name: "KeelScene", package: "Keel"), .product(name: "KeelControls", package: "Keel"),
        .product(name: "KeelViews", package: "Keel"), "Measure",
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "keel-bench-people", dependencies: [.product(name: "People", package: "Keel")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "keel-bench-donedone", dependencies: [.product(name: "DoneDone", package: "Keel")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "keel-bench-views",
      dependencies: [
        .product(name: "KeelModel", package: "Keel"), .product(name: "KeelScene", package: "Keel"),
        .product(name: "KeelControls", package: "Keel"), .product(name: "KeelViews", package: "Keel"),
        .product(name: "KeelLayout", package: "Keel"), "Measure",
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "keel-bench-navigation",
      dependencies: [
        .product(name: "KeelModel", package: "Keel"), .product(name: "KeelScene", package: "Keel"),
        .product(name: "KeelControls", package: "Keel"), .product(name: "KeelViews", package: "Keel"), "Measure",
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "keel-bench-terminal",
      dependencies: [.product(name: "Keel", package: "Keel")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "keel-bench-drawing",
      dependencies: [
        .product(name: "KeelScene", package: "Keel"), .product(name: "KeelTerminal", package: "Keel"), "Measure",
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "keel-bench-screens",
      dependencies: [.product(name: "SwiftUI", package: "Keel"), .product(name: "Charts", package: "Keel")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "keel-bench-rows",
      dependencies: [.product(name: "Keel", package: "Keel")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
