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

/// The folder of the SwiftSyntax with which the toolchain's own macros are built. The manifest runs with a library of
/// that toolchain loaded, `<toolchain>/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so`, whose path is in the
/// process's memory map. The map is read line by line: Foundation would mistake the first short read for its end.
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

let swiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]
let swiftSyntaxLibraries: [LinkerSetting] = [
  .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])
]

let package = Package(
  name: "Keel",
  products: [
    .library(name: "KeelModel", targets: ["KeelModel"]),
    .library(name: "KeelData", targets: ["KeelData"]),
    .library(name: "KeelScene", targets: ["KeelScene"]),
    .library(name: "KeelLayout", targets: ["KeelLayout"]),
    .library(name: "KeelInteraction", targets: ["KeelInteraction"]),
    .library(name: "KeelControls", targets: ["KeelControls"]),
    .library(name: "KeelViews", targets: ["KeelViews"]),
    .library(name: "KeelTerminal", targets: ["KeelTerminal", "KeelLoop"]),
    .library(name: "KeelWeb", targets: ["KeelWeb", "KeelLoop"]),
    .library(name: "KeelDesktop", targets: ["KeelDesktop", "KeelLoop"]),
    .library(name: "KeelRecording", targets: ["KeelRecording"]),
    .library(name: "KeelTesting", targets: ["KeelTesting"]),
    .library(name: "KeelConformance", targets: ["Conformance"]),
    .library(name: "KeelLoop", targets: ["KeelLoop"]),
    .library(name: "Keel", targets: ["Keel"]),
    .library(name: "PeopleModel", targets: ["PeopleModel"]),
    .library(name: "People", targets: ["PeopleModel", "PeopleService", "PeopleVessel", "PeopleWorkers"]),
    .library(name: "DoneDone", targets: ["DoneDoneModel", "DoneDoneData"]),
    .library(name: "WiFiSettingsModel", targets: ["WiFiSettingsModel"]),
    .library(name: "SimulatedRadio", targets: ["SimulatedRadio"]),
    .executable(name: "wifi-settings", targets: ["wifi-settings"]),
    .executable(name: "donedone", targets: ["donedone"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "people", targets: ["people"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    .executable(name: "keel", targets: ["keel-command"]),
  ] + names.products,
  traits: [
    .trait(name: "Web", description: "The web front end, which needs libsoup and libqrencode."),
    .trait(name: "Postgres", description: "Sessions of the web front end in PostgreSQL, which needs libpq and GnuTLS."),
    .trait(
      name: "Desktop",
      description:
        "The desktop front end, which needs GTK 4 and libadwaita. Programs with it do not start without them."),
    .default(enabledTraits: ["Web"]),
  ],
  targets: layers + frontEnds + wiFiSettings + people + doneDone + gallery + tests + names.targets + listings + examples
    + plugins + commands
)

// The layers, each of which depends only on those above it in this list.
var layers: [Target] {
  [
    .target(name: "CMainActor"),
    .target(name: "KeelModel", dependencies: ["CMainActor", "KeelMacros"], swiftSettings: swiftSettings),
    .macro(
      name: "KeelMacros", dependencies: ["MacroExpansion"], swiftSettings: swiftSettings + swiftSyntax,
      linkerSettings: swiftSyntaxLibraries),
    .target(name: "MacroExpansion", swiftSettings: swiftSettings + swiftSyntax, linkerSettings: swiftSyntaxLibraries),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "KeelData", dependencies: ["KeelModel", "CSQLite"], swiftSettings: swiftSettings),
    .target(name: "KeelRecording", dependencies: ["KeelModel"], swiftSettings: swiftSettings),
    .target(name: "KeelScene", swiftSettings: swiftSettings),
    .target(name: "KeelLayout", dependencies: ["KeelScene"], swiftSettings: swiftSettings),
    .target(name: "KeelInteraction", dependencies: ["KeelScene", "KeelLayout"], swiftSettings: swiftSettings),
    .target(
      name: "KeelControls", dependencies: ["KeelModel", "KeelScene", "KeelLayout", "KeelInteraction"],
      swiftSettings: swiftSettings),
    .target(
      name: "KeelViews", dependencies: ["KeelModel", "KeelScene", "KeelLayout", "KeelInteraction", "KeelControls"],
      swiftSettings: swiftSettings),
  ]
}

// What other packages may let run in their builds.
var plugins: [Target] {
  [
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["asset-symbols"]),
    .executableTarget(name: "asset-symbols", path: "Sources/AssetSymbols", swiftSettings: swiftSettings),
    .testTarget(name: "AssetSymbolsTests", dependencies: ["asset-symbols"], swiftSettings: swiftSettings),
  ]
}

// The program `keel`, with the toolchain's own SwiftSyntax. Its target has another name than the module `Keel`, which file
// systems that ignore case would take for the same.
var commands: [Target] {
  [
    // The templates and lists that it contains.
    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
    .executableTarget(name: "embed-files", path: "Sources/EmbedFiles", swiftSettings: swiftSettings),
    .executableTarget(
      name: "keel-command", path: "Sources/KeelCommand", swiftSettings: swiftSettings + swiftSyntax,
      linkerSettings: swiftSyntaxLibraries, plugins: ["EmbedFiles"]),
    .testTarget(
      name: "KeelCommandTests",
      dependencies: ["keel-command", "KeelControls", "KeelModel", "KeelScene", "KeelTesting"]
        + apple(
          "PortedFive", "PortedSix"),
      swiftSettings: swiftSettings + swiftSyntax, linkerSettings: swiftSyntaxLibraries),
  ]
}

// Examples of other packages, which have access to public names only.
var examples: [Target] {
  [
    .target(
      name: "SpokenFrontEnd", dependencies: ["Keel", "KeelInteraction", "KeelLoop", "KeelScene"],
      path: "Examples/SpokenFrontEnd/Sources", packageAccess: false, swiftSettings: swiftSettings),
    .executableTarget(
      name: "spoken-counter", dependencies: ["Keel", "SpokenFrontEnd"], path: "Examples/SpokenFrontEnd/Main",
      packageAccess: false, swiftSettings: swiftSettings),
    .testTarget(
      name: "SpokenFrontEndTests",
      dependencies: ["Conformance", "Keel", "KeelControls", "KeelScene", "SpokenFrontEnd"],
      path: "Examples/SpokenFrontEnd/Tests", packageAccess: false, swiftSettings: swiftSettings),
  ]
}

// The code of README.md and of the guides in Documentation, which `ListingTests` compares. It has access to public names
// only, and is written for platforms without Apple's modules.
var listings: [Target] {
  #if os(Linux)
  return [
    .executableTarget(
      name: "counter", dependencies: ["Keel"], path: "Tests/Listings/Counter", packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "counter-app", dependencies: ["SwiftUI"], path: "Tests/Listings/CounterApp", packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "books", dependencies: ["KeelData", "KeelModel", "SwiftUI"], path: "Tests/Listings/Books",
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "ListingPages", dependencies: ["Charts", "Keel", "KeelData", "SwiftUI"], path: "Tests/Listings/Pages",
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "ListingTests",
      dependencies: [
        "Keel", "KeelTesting", "ListingPages", "SwiftUI", "UIKit", "_Testing_UIKit", "books", "counter", "counter-app",
      ],
      path: "Tests/Listings/Tests", packageAccess: false, swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
  #else
  return []
  #endif
}

// The layers under the names of Apple's modules, and charts, on platforms without those.
var names: (products: [Product], targets: [Target]) {
  #if os(Linux)
  func name(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Names/\(name)", swiftSettings: swiftSettings)
  }
  return (
    [
      // Both need `_Testing_UIKit` where `Testing` is imported beside them.
      .library(name: "SwiftUI", targets: ["SwiftUI", "_Testing_UIKit"]),
      .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
      .library(name: "Combine", targets: ["Combine"]),
      .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
      .library(name: "ImageIO", targets: ["ImageIO"]),
      .library(name: "Charts", targets: ["Charts"]),
      .library(name: "os", targets: ["os", "OSLog"]),
      .library(name: "CasePaths", targets: ["CasePaths"]),
      .library(name: "SwiftNavigation", targets: ["SwiftNavigation"]),
      .library(name: "SwiftUINavigation", targets: ["SwiftUINavigation"]),
      .library(name: "UIKitNavigation", targets: ["UIKitNavigation"]),
      .library(name: "Perception", targets: ["Perception"]),
    ],
    [
      name("Combine", "KeelModel"),
      name("CoreGraphics"),
      name("ImageIO", "UIKit"),
      name(
        "UIKit", "Keel", "KeelControls", "KeelInteraction", "KeelLoop", "KeelModel", "KeelPictures", "KeelScene",
        "KeelViews"),
      name(
        "SwiftUI", "Combine", "Keel", "KeelControls", "KeelInteraction", "KeelModel", "KeelScene", "KeelViews", "UIKit"),
      .target(
        name: "Charts", dependencies: ["KeelModel", "KeelScene", "KeelViews", "SwiftUI"], swiftSettings: swiftSettings),
      .target(name: "os", path: "Sources/Names/os", swiftSettings: swiftSettings),
      .target(name: "OSLog", dependencies: ["os"], path: "Sources/Names/OSLog", swiftSettings: swiftSettings),
      // The layers under the names of swift-navigation's modules.
      name("CasePaths", "KeelModel"),
      name("SwiftNavigation", "CasePaths", "KeelModel", "Perception"),
      name("SwiftUINavigation", "KeelModel", "KeelViews", "SwiftNavigation", "SwiftUI"),
      name("UIKitNavigation", "SwiftNavigation", "UIKit"),
      name("Perception", "KeelModel", "KeelViews"),
      // Charts as their authors would write them.
      .target(
        name: "ChartSources", dependencies: ["Charts", "SwiftUI"], path: "Tests/Charts/Sources",
        swiftSettings: [.swiftLanguageMode(.v5)]),
      .testTarget(
        name: "ChartsTests",
        dependencies: [
          "Charts", "ChartSources", "Keel", "KeelControls", "KeelModel", "KeelScene", "KeelTesting", "KeelViews",
          "SwiftUI", "UIKit",
        ], swiftSettings: swiftSettings),
      // The toolchain requires a module of this name wherever `Testing` and `UIKit` are imported together.
      name("_Testing_UIKit"),
      // Everyday sources that use only SwiftUI, in both language modes and without this package's settings.
      .target(
        name: "SwiftUISources", dependencies: ["Combine", "CoreGraphics", "SwiftUI", "UIKit"],
        path: "Tests/SwiftUISources/Five",
        // They use declarations that have since been renamed, which the compiler would warn about.
        swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),
      .testTarget(
        name: "SwiftUISourcesTests",
        dependencies: [
          "Combine", "SwiftUI", "SwiftUISources", "UIKit", "Keel", "KeelControls", "KeelModel", "KeelScene",
          "KeelTesting",
          "KeelViews",
        ],
        path: "Tests/SwiftUISources/Six", swiftSettings: [.swiftLanguageMode(.v6)]),
      // Everyday apps, as their authors would write them, and their stories.
      .target(
        name: "EverydayApps", dependencies: ["Combine", "SwiftUI", "UIKit"], path: "Tests/EverydayApps/Apps",
        swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),
      .testTarget(
        name: "EverydayAppsTests",
        dependencies: [
          "EverydayApps", "Keel", "KeelControls", "KeelScene", "KeelTesting", "KeelViews", "SwiftUI", "UIKit",
        ],
        path: "Tests/EverydayApps/Stories", swiftSettings: swiftSettings),
      .testTarget(
        name: "FrameTests",
        dependencies: [
          "EverydayApps", "GalleryViews", "Keel", "KeelControls", "KeelModel", "KeelScene", "KeelTerminal", "KeelViews",
        ],
        path: "Tests/Frames", exclude: ["Kept"], swiftSettings: swiftSettings),
      // A program that imports only SwiftUI.
      .executableTarget(
        name: "app-fixture", dependencies: ["SwiftUI"], path: "Tests/AppFixture", swiftSettings: swiftSettings),
      // An app whose views keep the state of their scene.
      .target(
        name: "DiaryScenes", dependencies: ["SwiftUI"], path: "Tests/Restoration/App", swiftSettings: swiftSettings),
      // Most programs that tests start, linked as one. Documentation/architecture/tests.md lists the others.
      .executableTarget(
        name: "keel-fixtures",
        dependencies: [
          "BrowserConformance", "ChartSources", "ConstraintSystems", "DataCommands", "DiaryScenes", "DrawingPages",
          "EverydayApps",
          "PeopleCommands", "RestorationPages", "StateCommands", "SwiftUI", "TerminalPages",
        ],
        path: "Tests/Fixtures/Main", swiftSettings: swiftSettings),
      // A program with pictures and colours in an asset catalogue.
      .executableTarget(
        name: "pictures-fixture", dependencies: ["SwiftUI"], path: "Tests/PicturesFixture",
        exclude: ["make-pictures.py"], resources: [.process("Assets.xcassets"), .process("Files")],
        swiftSettings: swiftSettings, plugins: ["AssetSymbols"]),
      // What `keel port` writes, in both language modes; Tests/Ported/Before has the sources as they were.
      .target(
        name: "PortedFive", dependencies: ["Combine", "UIKit", "os"], path: "Tests/Ported/Five",
        swiftSettings: [.swiftLanguageMode(.v5)]),
      .target(
        name: "PortedSix", dependencies: ["UIKit"], path: "Tests/Ported/Six",
        swiftSettings: [.swiftLanguageMode(.v6)]),
      // A program that imports only UIKit, like an Xcode template.
      .executableTarget(
        name: "uikit-fixture", dependencies: ["UIKit"], path: "Tests/UIKitFixture",
        swiftSettings: [.swiftLanguageMode(.v5)]),
      .testTarget(
        name: "NamesTests",
        dependencies: [
          "CasePaths", "Combine", "ImageIO", "Keel", "KeelControls", "KeelModel", "KeelScene", "KeelTesting",
          "KeelViews",
          "OSLog", "Perception", "SwiftNavigation", "SwiftUI", "SwiftUINavigation", "UIKit", "UIKitNavigation",
          "_Testing_UIKit",
          "os",
        ],
        swiftSettings: swiftSettings),
    ]
  )
  #else
  return ([], [])
  #endif
}

/// The targets with these names of Apple's modules, on platforms without those.
func apple(_ names: String...) -> [Target.Dependency] {
  #if os(Linux)
  return names.map { .target(name: $0) }
  #else
  return []
  #endif
}

// The front ends, which show scenes, and the loop that drives the process.
var frontEnds: [Target] {
  [
    .systemLibrary(name: "CGLib", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .target(name: "CMainQueue"),
    .target(name: "CTimer"),
    .target(name: "KeelLoop", dependencies: ["CGLib", "CMainQueue", "CTimer"], swiftSettings: swiftSettings),
    .target(name: "CTerminal"),
    .target(name: "CPreviews"),
    .systemLibrary(name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .target(name: "KeelPictures", dependencies: ["KeelScene", "CGdkPixbuf"], swiftSettings: swiftSettings),
    .target(
      name: "KeelTerminal",
      dependencies: ["KeelScene", "KeelLayout", "KeelInteraction", "KeelLoop", "KeelPictures", "CTerminal"],
      swiftSettings: swiftSettings),
    .systemLibrary(name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
    .target(name: "CEpoll"),
    .systemLibrary(name: "CQRencode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    .target(
      name: "KeelWeb",
      dependencies: [
        "KeelScene", "KeelLayout", "KeelInteraction", "KeelLoop", "KeelPictures", "CGLib", "CSoup", "CEpoll",
        "CQRencode",
      ],
      exclude: ["Page/Assets/types.d.ts", "Page/Assets/tsconfig.json"],
      resources: [
        "page.js", "losses.js", "status.js", "sending.js", "motion.js", "elements.js", "focus.js", "fields.js",
        "landmarks.js", "geometry.js", "dialogs.js", "menus.js", "finder.js", "lists.js", "places.js", "patches.js",
        "connection.js", "presses.js", "dragging.js", "keys.js", "start.js", "areas.js", "scrolling.js", "matches.js",
        "gestures.js", "selections.js", "layouts.js",
        "base.css", "pages.css", "lists.css", "controls.css", "layouts.css", "touch-icon.png",
      ].map { .embedInCode("Page/Assets/\($0)") },
      swiftSettings: swiftSettings),
    // Without the trait, sessions in PostgreSQL compile to nothing and need no headers.
    .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    .systemLibrary(name: "CGnuTLS", pkgConfig: "gnutls", providers: [.apt(["libgnutls28-dev"])]),
    .target(
      name: "KeelPostgres",
      dependencies: [
        "KeelWeb", .target(name: "CPostgres", condition: .when(traits: ["Postgres"])),
        .target(name: "CGnuTLS", condition: .when(traits: ["Postgres"])),
      ],
      swiftSettings: swiftSettings),
    // Without the trait, these three compile to nothing and need no headers.
    .systemLibrary(name: "CGtk", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(
      name: "CKeelGtk", dependencies: [.target(name: "CGtk", condition: .when(traits: ["Desktop"]))]),
    .target(
      name: "KeelDesktop",
      dependencies: [
        "KeelScene", "KeelLayout", "KeelInteraction", "KeelLoop",
        .target(name: "CKeelGtk", condition: .when(traits: ["Desktop"])),
      ], swiftSettings: swiftSettings),
    .target(
      name: "KeelTesting", dependencies: ["KeelModel", "KeelRecording", "KeelScene", "KeelLayout", "KeelInteraction"],
      swiftSettings: swiftSettings),
    .target(
      name: "Keel",
      dependencies: [
        "CPreviews", "KeelModel", "KeelRecording", "KeelScene", "KeelInteraction", "KeelControls", "KeelViews",
        "KeelLoop", "KeelTerminal", "KeelTesting", .target(name: "KeelWeb", condition: .when(traits: ["Web"])),
        .target(name: "KeelDesktop", condition: .when(traits: ["Desktop"])),
        .target(name: "KeelPostgres", condition: .when(traits: ["Postgres"])),
      ],
      swiftSettings: swiftSettings),
  ]
}

var wiFiSettings: [Target] {
  [
    // The options and the beginning of the programs of all apps.
    .target(
      name: "AppCommandLine", dependencies: ["Keel", "KeelTesting"], path: "Apps/CommandLine",
      swiftSettings: swiftSettings),
    // The forms of the imperative layers of all apps.
    .target(
      name: "AppForms", dependencies: ["KeelControls", "KeelModel", "KeelViews"], path: "Apps/Forms",
      swiftSettings: swiftSettings),
    .testTarget(
      name: "AppFormsTests", dependencies: ["AppForms", "KeelControls", "KeelModel", "KeelScene", "KeelTesting"],
      swiftSettings: swiftSettings),
    .target(
      name: "WiFiSettingsModel", dependencies: ["KeelModel"], path: "Apps/WiFiSettings/Model",
      swiftSettings: swiftSettings),
    .target(
      name: "SimulatedRadio", dependencies: ["KeelModel", "WiFiSettingsModel"],
      path: "Apps/WiFiSettings/SimulatedRadio",
      swiftSettings: swiftSettings),
    .target(
      name: "NetworkManagerRadio", dependencies: ["CGLib", "KeelModel", "WiFiSettingsModel"],
      path: "Apps/WiFiSettings/NetworkManager", swiftSettings: swiftSettings),
    .target(
      name: "WiFiSettingsViews", dependencies: ["AppForms", "KeelControls", "KeelModel", "WiFiSettingsModel"],
      path: "Apps/WiFiSettings/Views/Imperative", swiftSettings: swiftSettings),
    .target(
      name: "WiFiSettingsDeclarativeViews", dependencies: ["KeelViews", "KeelModel", "WiFiSettingsModel"],
      path: "Apps/WiFiSettings/Views/Declarative", swiftSettings: swiftSettings),
    .executableTarget(
      name: "wifi-settings",
      dependencies: [
        "AppCommandLine", "Keel", "KeelLoop", "KeelViews", "WiFiSettingsModel", "WiFiSettingsViews",
        "WiFiSettingsDeclarativeViews", "SimulatedRadio", "NetworkManagerRadio",
      ],
      path: "Apps/WiFiSettings/Main", swiftSettings: swiftSettings),
  ]
}

// People that are fetched, kept and shown. The targets say who sees whom: entities see nobody, use cases see workers by
// their protocols only, and screens see the service and not what is behind it.
var people: [Target] {
  [
    .target(name: "PeopleModel", path: "Apps/People/Model", swiftSettings: swiftSettings),
    .target(name: "PeopleUtil", path: "Apps/People/Util", swiftSettings: swiftSettings),
    .target(
      name: "PeopleService", dependencies: ["KeelModel", "PeopleModel", "PeopleUtil"], path: "Apps/People/Service",
      swiftSettings: swiftSettings),
    .target(
      name: "PeopleGear", dependencies: ["CGLib", "KeelPictures", "KeelScene", "PeopleUtil"], path: "Apps/People/Gear",
      swiftSettings: swiftSettings),
    .target(
      name: "PeopleWorkers", dependencies: ["KeelData", "PeopleGear", "PeopleModel", "PeopleService", "PeopleUtil"],
      path: "Apps/People/Worker", swiftSettings: swiftSettings),
    .target(
      name: "PeopleVessel",
      dependencies: ["KeelModel", "PeopleGear", "PeopleModel", "PeopleService", "PeopleUtil", "PeopleWorkers"],
      path: "Apps/People/Vessel", swiftSettings: swiftSettings),
    .target(
      name: "PeopleShow", dependencies: ["KeelControls", "KeelViews", "PeopleModel", "PeopleUtil"],
      path: "Apps/People/Show", swiftSettings: swiftSettings),
    .target(
      name: "PeopleScreen",
      dependencies: [
        "AppForms", "KeelControls", "KeelModel", "KeelViews", "PeopleModel", "PeopleService", "PeopleShow",
        "PeopleUtil",
      ] + apple("UIKit"), path: "Apps/People/Screen", swiftSettings: swiftSettings),
    .executableTarget(
      name: "people",
      dependencies: ["AppCommandLine", "Keel", "KeelViews", "PeopleScreen", "PeopleService", "PeopleVessel"],
      path: "Apps/People/Main", swiftSettings: swiftSettings),
    .testTarget(
      name: "PeopleScreenTests",
      dependencies: [
        "AppCommandLine", "Keel", "KeelControls", "KeelInteraction", "KeelModel", "KeelScene", "KeelTesting",
        "KeelViews", "PeopleModel", "PeopleScreen", "PeopleService", "PeopleShow", "PeopleVessel", "Walks", "people",
      ], swiftSettings: swiftSettings),
    // Another process, for tests.
    .target(
      name: "PeopleCommands", dependencies: ["PeopleGear", "PeopleModel", "PeopleService", "PeopleWorkers"],
      path: "Tests/People/Fixture", swiftSettings: swiftSettings),
    .testTarget(
      name: "PeopleTests",
      dependencies: [
        "FixtureProgram", "KeelData", "KeelModel", "KeelPictures", "KeelScene", "PeopleGear", "PeopleModel",
        "PeopleService", "PeopleUtil", "PeopleVessel", "PeopleWorkers",
      ], swiftSettings: swiftSettings),
  ]
}

// Activities that the user has finished.
var doneDone: [Target] {
  [
    .target(
      name: "DoneDoneModel", dependencies: ["KeelModel"], path: "Apps/DoneDone/Model",
      resources: [.embedInCode("Words/Localizable.xcstrings")], swiftSettings: swiftSettings),
    .target(
      name: "DoneDoneData", dependencies: ["KeelData", "DoneDoneModel"], path: "Apps/DoneDone/Data",
      swiftSettings: swiftSettings),
    .target(
      name: "DoneDoneCharts", dependencies: ["DoneDoneModel"] + apple("Charts", "SwiftUI"),
      path: "Apps/DoneDone/Views/Charts", swiftSettings: swiftSettings),
    .target(
      name: "DoneDoneViews", dependencies: ["DoneDoneCharts", "DoneDoneModel"] + apple("SwiftUI", "UIKit"),
      path: "Apps/DoneDone/Views/Declarative", swiftSettings: swiftSettings),
    .target(
      name: "DoneDoneImperativeViews",
      dependencies: ["AppForms", "DoneDoneCharts", "DoneDoneModel", "KeelControls", "KeelModel", "KeelViews"]
        + apple("UIKit"),
      path: "Apps/DoneDone/Views/Imperative", swiftSettings: swiftSettings),
    .executableTarget(
      name: "donedone",
      dependencies: [
        "AppCommandLine", "DoneDoneData", "DoneDoneImperativeViews", "DoneDoneModel", "DoneDoneViews", "Keel",
        "KeelViews",
      ],
      path: "Apps/DoneDone/Main", swiftSettings: swiftSettings),
    .testTarget(
      name: "DoneDoneModelTests", dependencies: ["DoneDoneModel", "KeelModel", "Walks"], swiftSettings: swiftSettings),
    .testTarget(
      name: "DoneDoneViewsTests",
      dependencies: [
        "DoneDoneData", "DoneDoneImperativeViews", "DoneDoneModel", "DoneDoneViews", "KeelControls", "KeelModel",
        "KeelScene", "KeelTesting", "KeelViews", "Walks",
      ], swiftSettings: swiftSettings),
    .testTarget(
      name: "DoneDoneDataTests", dependencies: ["DoneDoneData", "DoneDoneModel", "KeelData", "KeelModel", "Walks"],
      swiftSettings: swiftSettings),
  ]
}

// Every control, in both layers.
var gallery: [Target] {
  [
    .target(
      name: "GalleryViews",
      dependencies: ["KeelControls", "KeelModel", "KeelViews"] + apple("Charts", "SwiftUI", "UIKit"),
      path: "Apps/Gallery/Views", resources: [.process("Resources")], packageAccess: false,
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "gallery", dependencies: ["Keel", "KeelTesting", "GalleryViews"], path: "Apps/Gallery/Main",
      swiftSettings: swiftSettings),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["GalleryViews", "KeelControls", "KeelViews", "KeelModel", "KeelScene", "KeelTesting"],
      swiftSettings: swiftSettings),
  ]
}

var tests: [Target] {
  [
    // The seed and the length of random walks.
    .target(name: "Walks", path: "Tests/Walks", swiftSettings: swiftSettings),
    // Random scenes of every kind of element, for all front ends.
    .target(
      name: "RandomScenes", dependencies: ["KeelScene", "Walks"], path: "Tests/RandomScenes",
      swiftSettings: swiftSettings),
    // Random systems of constraints, which linear programmes check.
    .target(
      name: "ConstraintSystems", dependencies: ["KeelLayout", "Walks"], path: "Tests/Constraints",
      exclude: ["linear.py"], swiftSettings: swiftSettings),
    .target(
      name: "NavigationWalk", dependencies: ["KeelModel", "KeelScene", "KeelViews", "Walks"],
      path: "Tests/NavigationWalk",
      swiftSettings: swiftSettings),
    // Where the tests find the programs that they start.
    .target(name: "FixtureProgram", path: "Tests/Fixtures/Program", swiftSettings: swiftSettings),
    .testTarget(
      name: "KeelRecordingTests", dependencies: ["KeelModel", "KeelRecording"], swiftSettings: swiftSettings),
    .testTarget(
      name: "KeelModelTests", dependencies: ["FixtureProgram", "KeelModel", "KeptState", "StockModels", "Walks"],
      swiftSettings: swiftSettings),
    // A program that keeps a state and is killed, and the state.
    .target(name: "KeptState", path: "Tests/State/Kept", swiftSettings: swiftSettings),
    .target(
      name: "StateCommands", dependencies: ["KeelModel", "KeptState"], path: "Tests/State/Fixture",
      swiftSettings: swiftSettings),
    .testTarget(
      name: "KeelDataTests", dependencies: ["DataWalk", "FixtureProgram", "KeelData", "KeelModel", "Walks"],
      swiftSettings: swiftSettings),
    // A program that is killed and started again.
    .target(
      name: "RestorationShow", dependencies: ["KeelModel", "KeelViews"], path: "Tests/Restoration/Show",
      swiftSettings: swiftSettings),
    .target(
      name: "RestorationPages", dependencies: ["Keel", "KeelLoop", "KeelViews", "RestorationShow"],
      path: "Tests/Restoration/Main", swiftSettings: swiftSettings),
    .testTarget(
      name: "RestorationTests",
      dependencies: [
        "Keel", "KeelControls", "KeelModel", "KeelScene", "KeelTesting", "KeelViews", "RestorationShow", "Walks",
      ], swiftSettings: swiftSettings),
    // Another process that uses the same database, and the walk that the tests compute alike.
    .target(name: "DataWalk", dependencies: ["Walks"], path: "Tests/Data/Walk", swiftSettings: swiftSettings),
    .target(
      name: "DataCommands", dependencies: ["DataWalk", "KeelData"], path: "Tests/Data/Fixture",
      swiftSettings: swiftSettings),
    .testTarget(
      name: "KeelMacrosTests", dependencies: ["MacroExpansion"], swiftSettings: swiftSettings + swiftSyntax,
      linkerSettings: swiftSyntaxLibraries),
    // Models compiled without KeelModel.
    .target(name: "StockModels", path: "Tests/StockModels", swiftSettings: swiftSettings),
    .testTarget(
      name: "KeelInteractionTests", dependencies: ["KeelInteraction", "KeelLayout", "KeelScene", "Conformance"],
      swiftSettings: swiftSettings),
    // Pages of boxes with the frames that SwiftUI gives them, for every front end that places views.
    .target(
      name: "LayoutScenes",
      dependencies: ["KeelControls", "KeelLayout", "KeelScene", "KeelTesting", "KeelViews"], path: "Tests/LayoutScenes",
      swiftSettings: swiftSettings),
    .testTarget(
      name: "KeelLayoutTests",
      dependencies: [
        "ConstraintSystems", "KeelControls", "KeelInteraction", "KeelLayout", "KeelScene", "KeelTesting", "KeelViews",
        "LayoutScenes", "RandomScenes", "Walks",
      ],
      swiftSettings: swiftSettings),
    .testTarget(name: "KeelPostgresTests", dependencies: ["KeelPostgres", "KeelWeb"], swiftSettings: swiftSettings),
    .testTarget(
      name: "KeelSceneTests", dependencies: ["KeelScene", "Conformance", "Walks"], swiftSettings: swiftSettings),
    .testTarget(
      name: "KeelControlsTests", dependencies: ["KeelControls", "KeelModel", "KeelScene", "KeelTesting", "Walks"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "KeelViewsTests",
      dependencies: [
        "KeelViews", "KeelControls", "KeelInteraction", "KeelModel", "KeelScene", "KeelTesting", "NavigationWalk",
        "Walks",
      ],
      resources: [.copy("Strings/Localizable.xcstrings")], swiftSettings: swiftSettings),
    .testTarget(
      name: "KeelTests",
      dependencies: [
        "CGLib", "Keel", "KeelControls", "KeelInteraction", "KeelModel", "KeelScene", "KeelTerminal", "KeelTesting",
        "KeelViews", "KeelWeb",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "KeelPicturesTests", dependencies: ["KeelPictures", "KeelScene"], swiftSettings: swiftSettings),
    .testTarget(
      name: "KeelTerminalTests",
      dependencies: [
        "KeelTerminal", "KeelPictures", "KeelInteraction", "KeelLayout", "KeelLoop", "KeelScene", "Conformance",
        "LayoutScenes", "RandomScenes", "Walks",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "KeelWebTests",
      dependencies: [
        "CGLib", "KeelWeb", "KeelInteraction", "KeelPictures", "KeelScene", "Conformance", "RandomScenes", "Walks",
      ],
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "desktop-fixture",
      dependencies: [
        "CKeelGtk", "Keel", "KeelControls", "KeelDesktop", "KeelModel", "KeelViews", "SimulatedRadio", "SwiftUI",
        "WiFiSettingsModel", "WiFiSettingsViews",
      ],
      path: "Tests/Desktop/Fixture", swiftSettings: swiftSettings),
    .executableTarget(
      name: "desktop-conformance",
      dependencies: [
        "CKeelGtk", "Conformance", "KeelControls", "KeelDesktop", "KeelLoop", "KeelModel", "KeelScene", "KeelViews",
        "NavigationWalk", "RandomScenes", "Walks",
      ],
      path: "Tests/Desktop/Conformance", swiftSettings: swiftSettings),
    .executableTarget(
      name: "web-server-fixture", dependencies: ["KeelScene", "KeelLoop", "KeelWeb"], path: "Tests/Web/Fixture",
      swiftSettings: swiftSettings),
    .target(
      name: "DrawingPages", dependencies: ["KeelScene", "KeelLoop", "KeelWeb"], path: "Tests/Web/Drawings",
      swiftSettings: swiftSettings),
    .target(
      name: "BrowserConformance",
      dependencies: ["Conformance", "KeelLayout", "KeelScene", "KeelLoop", "KeelWeb", "LayoutScenes", "Walks"],
      path: "Tests/Web/Conformance", swiftSettings: swiftSettings),
    .target(
      name: "TerminalPages", dependencies: ["KeelScene", "KeelLoop", "KeelTerminal"],
      path: "Tests/Terminal/Fixture", swiftSettings: swiftSettings),
    // The conformance list that every front end must pass.
    .target(name: "Conformance", dependencies: ["KeelScene"], path: "Tests/Conformance", swiftSettings: swiftSettings),
    .testTarget(
      name: "KeelTestingTests",
      dependencies: [
        "KeelTesting", "KeelInteraction", "KeelModel", "KeelScene", "Conformance", "RandomScenes", "Walks",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "WiFiSettingsModelTests",
      dependencies: ["WiFiSettingsModel", "SimulatedRadio", "KeelModel", "KeelRecording", "Walks"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "WiFiSettingsViewsTests",
      dependencies: [
        "WiFiSettingsViews", "WiFiSettingsDeclarativeViews", "WiFiSettingsModel", "SimulatedRadio", "KeelControls",
        "KeelViews", "KeelModel", "KeelScene", "KeelTesting", "Walks",
      ], swiftSettings: swiftSettings),
    .testTarget(
      name: "NetworkManagerTests", dependencies: ["KeelModel", "NetworkManagerRadio", "WiFiSettingsModel", "CGLib"],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "radio-probe", dependencies: ["CGLib", "KeelLoop", "NetworkManagerRadio", "WiFiSettingsModel"],
      path: "Tests/NetworkManager/Probe", swiftSettings: swiftSettings),
  ]
}
