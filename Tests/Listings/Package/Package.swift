// swift-tools-version: 6.2
import PackageDescription

// The manifest that README.md and guides show in part. The step `manifest` of the tests reads it.
let package = Package(
  name: "my-app",
  dependencies: [
    .package(path: "../keel")
  ],
  targets: [
    .target(name: "MyModel", dependencies: [.product(name: "KeelModel", package: "keel")]),
    .executableTarget(name: "my-app", dependencies: ["MyModel", .product(name: "Keel", package: "keel")]),
    .testTarget(name: "MyAppTests", dependencies: ["my-app", .product(name: "KeelTesting", package: "keel")]),
    .executableTarget(
      name: "books",
      dependencies: [
        .product(name: "KeelData", package: "keel"), .product(name: "KeelModel", package: "keel"),
        .product(name: "SwiftUI", package: "keel"),
      ]),
    .testTarget(name: "BooksTests", dependencies: ["books", .product(name: "KeelTesting", package: "keel")]),
  ]
)
