import Foundation
import Testing

@testable import keel_command

/// `keel doctor` says what a machine lacks, from the list that `Scripts/install-packages` installs.
@Suite struct DoctorCommandTests {
  /// A machine with a version of Swift, libraries that pkg-config knows and packages of Debian.
  private func machine(
    swift: String? = "Swift version 6.2.1 (swift-6.2.1-RELEASE)", modules: Set<String> = [],
    packages: Set<String>? = [],
    hasPkgConfig: Bool = true
  ) -> Machine {
    Machine { command in
      switch command[0] {
      case "swift": return swift
      case "pkg-config" where !hasPkgConfig: return nil
      case "pkg-config" where command[1] == "--version": return "1.8.1\n"
      case "pkg-config": return modules.contains(command[2]) ? "2.0\n" : nil
      case "dpkg-query" where command[1] == "--version": return packages == nil ? nil : "1.21"
      case "dpkg-query": return packages?.contains(command[4]) == true ? "install ok installed" : nil
      case "apt-get": return packages == nil ? nil : "2.6"
      default: return nil
      }
    }
  }

  private func run(_ arguments: [String] = [], on machine: Machine) throws -> (status: CommandStatus, text: String) {
    var text = ""
    let status = try DoctorCommand(arguments: arguments, machine: machine).run { text += $0 }
    return (status, text)
  }

  private let built = Set(Packages.all.filter { $0.task == Packages.build }.compactMap(\.module))

  /// The script installs the same packages: there is one list.
  @Test func theListIsThatOfTheScript() throws {
    let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Scripts")
    let script = try String(contentsOf: scripts.appendingPathComponent("install-packages"), encoding: .utf8)
    #expect(script.contains("packages.list"))
    #expect(!script.contains("libglib2.0-dev"))
    #expect(Packages.build == "build")
    #expect(Packages.extraTasks == ["desktop", "postgres", "package", "port", "test", "verify", "bench"])
    #expect(built == ["gio-unix-2.0", "libsoup-3.0", "libqrencode", "gdk-pixbuf-2.0", "sqlite3", "libcurl"])
  }

  /// Every C library that the manifest names is in the list, with its package.
  @Test func everyLibraryOfTheManifestIsInTheList() throws {
    let manifest = try #require(EmbeddedFiles.text(of: "Package.swift"))
    let libraries = manifest.matches(of: /pkgConfig: "([^"]+)", providers: \[\.apt\(\["([^"]+)"\]\)\]/)
    #expect(libraries.count >= 6)
    for library in libraries {
      #expect(
        Packages.all.contains { $0.module == String(library.1) && $0.name == String(library.2) },
        "\(library.1) is not in Scripts/packages.list")
    }
  }

  @Test func aMachineWithEverythingIsWell() throws {
    let (status, text) = try run(on: machine(modules: built))
    #expect(status == .success)
    #expect(text.contains("✓ Swift 6.2\n"))
    #expect(text.contains("✓ libsqlite3-dev 2.0: KeelData\n"))
    // Windows are a choice.
    #expect(text.contains("✗ libadwaita-1-dev: windows, the trait Desktop\n"))
    #expect(text.contains("To get it: sudo apt-get install libgtk-4-dev libadwaita-1-dev\n"))
    #expect(text.hasSuffix("Nothing is missing.\n"))
    #expect(try run(["desktop"], on: machine(modules: built)).status == .failed)
    #expect(try run(["desktop"], on: machine(modules: built.union(["gtk4", "libadwaita-1"]))).status == .success)
  }

  @Test func whatIsMissingIsNamedWithItsPackage() throws {
    let (status, text) = try run(on: machine(modules: built.subtracting(["libsoup-3.0", "sqlite3"])))
    #expect(status == .failed)
    #expect(text.contains("✗ libsoup-3.0-dev: browsers, the trait Web\n"))
    #expect(text.hasSuffix("  sudo apt-get install libsoup-3.0-dev libsqlite3-dev\n"))
  }

  @Test func swiftIsNeededInAVersion() throws {
    #expect(SwiftVersion.needed >= SwiftVersion(major: 6, minor: 2))
    let old = try run(on: machine(swift: "Swift version 5.10 (swift-5.10)", modules: built))
    #expect(old.status == .failed)
    #expect(old.text.contains("✗ Swift 5.10 is too old. Keel needs Swift 6.2 or newer."))
    #expect(try run(on: machine(swift: nil, modules: built)).text.contains("✗ Swift is missing."))
  }

  /// Without pkg-config no build finds the libraries, whatever is installed. Without dpkg, packages that have no library
  /// cannot be told.
  @Test func machinesWithoutTheirToolsAreAnswered() throws {
    let (status, text) = try run(on: machine(packages: Set(Packages.all.map(\.name)), hasPkgConfig: false))
    #expect(status == .success, "dpkg knows all of them")
    #expect(text.contains("✓ libglib2.0-dev: "))
    let other = try run(["test"], on: machine(modules: built, packages: nil))
    #expect(other.text.contains("? chromium, which cannot be told without dpkg"))
    #expect(other.status == .success)
    let none = try run(on: machine(packages: nil))
    #expect(none.text.contains("the packages of your system that correspond to Debian's libglib2.0-dev"))
  }

  @Test func wrongCommandLinesAreRefused() {
    for arguments in [["toys"], ["--all"]] {
      #expect(throws: CommandFailure.self) { try DoctorCommand(arguments: arguments) }
    }
  }
}
