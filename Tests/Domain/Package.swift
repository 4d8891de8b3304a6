// swift-tools-version: 6.2
import PackageDescription

// An external package that uses the domains of Wi-Fi settings and DoneDone without their views.
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
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "donedone-domain",
      dependencies: [.product(name: "KeelModel", package: "Keel"), .product(name: "DoneDone", package: "Keel")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
