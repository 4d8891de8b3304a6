// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Where the toolchain keeps the SwiftSyntax that its own macros are built of. The manifest runs with a library of that
/// toolchain loaded, `<toolchain>/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so`, whose path the system tells.
/// It is read line by line: read at once, Foundation takes the first short read of that file for its end.
let hostLibraries: String = {
  guard let maps = fopen("/proc/self/maps", "r") else { return "/usr/lib/swift/host" }
  defer { fclose(maps) }
  var buffer = [CChar](repeating: 0, count: 8192)
  while fgets(&buffer, Int32(buffer.count), maps) != nil {
    let line = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard line.contains("libPackageDescription"), let start = line.firstIndex(of: "/"),
      let end = line.range(of: "/lib/swift/pm/")
    else { continue }
    return line[start..<end.lowerBound] + "/lib/swift/host"
  }
  return "/usr/lib/swift/host"
}()

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
    .target(name: "KeelModel", dependencies: ["KeelMacros"], swiftSettings: swiftSettings),
    .macro(
      name: "KeelMacros", swiftSettings: swiftSettings + [.unsafeFlags(["-I", hostLibraries])],
      linkerSettings: [.unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])]),
    .target(name: "KeelScene", swiftSettings: swiftSettings),
    .target(name: "KeelControls", dependencies: ["KeelModel", "KeelScene"], swiftSettings: swiftSettings),

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
    .target(
      name: "SimulatedRadio", dependencies: ["WiFiSettingsModel"], path: "Apps/WiFiSettings/SimulatedRadio",
      swiftSettings: swiftSettings),
    .target(
      name: "WiFiSettingsViews", dependencies: ["KeelControls", "KeelModel", "WiFiSettingsModel"],
      path: "Apps/WiFiSettings/Views/Imperative", swiftSettings: swiftSettings),
    .testTarget(
      name: "WiFiSettingsModelTests", dependencies: ["WiFiSettingsModel", "SimulatedRadio", "KeelModel"],
      swiftSettings: swiftSettings),

    // Tests.
    .testTarget(name: "KeelSceneTests", dependencies: ["KeelScene"], swiftSettings: swiftSettings),
    .testTarget(
      name: "KeelControlsTests", dependencies: ["KeelControls", "KeelTesting", "KeelModel", "KeelScene"],
      swiftSettings: swiftSettings),
    .testTarget(name: "KeelModelTests", dependencies: ["KeelModel", "StockModels"], swiftSettings: swiftSettings),
    // Models compiled with no KeelModel in sight.
    .target(name: "StockModels", path: "Tests/StockModels", swiftSettings: swiftSettings),
    .target(
      name: "NetworkManagerRadio", dependencies: ["CGLib", "WiFiSettingsModel"],
      path: "Apps/WiFiSettings/NetworkManager", swiftSettings: swiftSettings),
    .executableTarget(
      name: "radio-probe", dependencies: ["CGLib", "NetworkManagerRadio", "WiFiSettingsModel"],
      path: "Tests/NetworkManager/Probe", swiftSettings: swiftSettings),
  ]
)
