// swift-tools-version: 6.2
import PackageDescription

// The manifest that README.md shows in part. The step `manifest` of the tests reads it.
let package = Package(
  name: "my-app",
  dependencies: [
    .package(path: "../keel")
  ],
  targets: [
    .target(name: "MyModel", dependencies: [.product(name: "KeelModel", package: "keel")]),
    .executableTarget(name: "my-app", dependencies: ["MyModel", .product(name: "Keel", package: "keel")]),
    .testTarget(name: "MyAppTests", dependencies: ["my-app", .product(name: "KeelTesting", package: "keel")]),
  ]
)
