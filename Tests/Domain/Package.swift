// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else, who wants the domain of Wi-Fi settings without any of its views.
let package = Package(
  name: "Domain",
  dependencies: [.package(name: "Keel", path: "../..")],
  targets: [
    .executableTarget(
      name: "wifi-domain",
      dependencies: [
        .product(name: "KeelModel", package: "Keel"), .product(name: "WiFiSettingsModel", package: "Keel"),
        .product(name: "SimulatedRadio", package: "Keel"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
