// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "new-app",
  products: [.executable(name: "new-app", targets: ["NewApp"])],
  dependencies: [.package(name: "keel", path: "../..")],
  targets: [
    // What the app does. It knows no view and no database.
    .target(name: "NewAppModel", dependencies: [.product(name: "KeelModel", package: "keel")]),
    // Where it keeps its items.
    .target(name: "NewAppData", dependencies: ["NewAppModel", .product(name: "KeelData", package: "keel")]),
    // What it looks like, in every front end.
    .executableTarget(
      name: "NewApp", dependencies: ["NewAppData", "NewAppModel", .product(name: "SwiftUI", package: "keel")],
      resources: [.copy("Localizable.xcstrings")]),
    .testTarget(
      name: "NewAppTests",
      dependencies: ["NewApp", "NewAppData", "NewAppModel", .product(name: "KeelTesting", package: "keel")]),
  ]
)
