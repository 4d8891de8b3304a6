// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "new-app",
  products: [.executable(name: "new-app", targets: ["NewApp"])],
  dependencies: [.package(name: "keel", path: "../..")],
  targets: [
    // What the service watches and decides. It knows no view and no system.
    .target(name: "NewAppModel", dependencies: [.product(name: "KeelModel", package: "keel")]),
    // How it reads this machine.
    .target(name: "NewAppSystem", dependencies: ["NewAppModel"]),
    // What it looks like, in every front end.
    .executableTarget(
      name: "NewApp",
      dependencies: [
        "NewAppModel", "NewAppSystem", .product(name: "Charts", package: "keel"),
        .product(name: "SwiftUI", package: "keel"), .product(name: "os", package: "keel"),
      ],
      resources: [.copy("Localizable.xcstrings")]),
    .testTarget(
      name: "NewAppTests",
      dependencies: ["NewApp", "NewAppModel", "NewAppSystem", .product(name: "KeelTesting", package: "keel")]),
  ]
)
