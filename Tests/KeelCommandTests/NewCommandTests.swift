import Foundation
import Testing

@testable import keel_command

/// `keel new` writes a package of one of the templates, or says why it does not, and loses nothing. The step `templates`
/// builds and tests what is written.
@Suite struct NewCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keel-new-\(UUID().uuidString)")
  private let keel = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  /// Runs the command in the folder. Returns what it has printed.
  private func write(_ arguments: [String]) throws -> String {
    var printed = ""
    try NewCommand(arguments: arguments).run(in: folder.path) { printed += $0 }
    return printed
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  /// The files of the folder, by their paths in it.
  private func files(in name: String = "") -> [String: String] {
    let root = folder.appendingPathComponent(name).path
    var files: [String: String] = [:]
    for path in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] {
      if let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) { files[path] = text }
    }
    return files
  }

  private func failure(_ arguments: String...) -> CommandFailure? {
    do {
      _ = try write(arguments)
      return nil
    } catch {
      return error as? CommandFailure
    }
  }

  @Test(arguments: Template.allCases)
  func whatIsWrittenHasTheNamesOfTheApp(template: Template) throws {
    defer { remove() }
    let printed = try write(["ReadingList", "--template", template.rawValue, "--keel", keel])
    #expect(printed.contains("  cd ReadingList\n  make test"))
    let files = files(in: "ReadingList")
    for path in [
      ".gitignore", "Makefile", "Package.swift", "README.md", "Sources/ReadingList/ReadingListApp.swift",
      "Sources/ReadingList/Localizable.xcstrings", "Tests/ReadingListTests/Screen.swift",
      "Packaging/reading-list.service",
    ] {
      #expect(files[path]?.isEmpty == false, "\(path) is missing")
    }
    #expect(files.keys.contains { $0.hasPrefix("Sources/ReadingListModel/") })
    for (path, text) in files {
      for name in ["NewApp", "new-app", "New App", "RELEASE_FLAGS"] {
        #expect(!text.contains(name) && !path.contains(name), "\(path) has \(name)")
      }
    }
    let manifest = try #require(files["Package.swift"])
    #expect(manifest.contains("name: \"reading-list\""))
    #expect(manifest.contains(".package(name: \"keel\", path: \"\(keel)\")"))
    let control = try Control(#require(files["Packaging/control"]))
    #expect(control.package == "reading-list" && control.program == "reading-list")
    let flags = try String(contentsOfFile: keel + "/Scripts/release.flags", encoding: .utf8)
    #expect(files["Makefile"]?.contains("RELEASE = \(flags)") == true)
  }

  /// The model knows no view, and says so to the compiler.
  @Test(arguments: Template.allCases)
  func noModelKnowsAView(template: Template) throws {
    defer { remove() }
    _ = try write(["Harbour", "--template", template.rawValue, "--keel", keel])
    let imports = files(in: "Harbour/Sources/HarbourModel").values.flatMap { text in
      text.matches(of: /(?m)^import (\w+)/).map { String($0.1) }
    }
    #expect(Set(imports).isSubset(of: ["Foundation", "KeelModel", "Observation"]))
    #expect(files(in: "Harbour/Sources/HarbourModel").count > 1)
  }

  /// Every text of a view is translated.
  @Test(arguments: Template.allCases)
  func everyTextHasATranslation(template: Template) throws {
    defer { remove() }
    _ = try write(["Harbour", "--template", template.rawValue, "--keel", keel])
    let files = files(in: "Harbour/Sources/Harbour")
    let catalog = try #require(files["Localizable.xcstrings"])
    struct Catalog: Decodable { let strings: [String: Texts] }
    struct Texts: Decodable { let localizations: [String: Anything] }
    struct Anything: Decodable {}
    let strings = try JSONDecoder().decode(Catalog.self, from: Data(catalog.utf8)).strings
    for (key, texts) in strings { #expect(texts.localizations["de"] != nil, "\(key) is not in German") }
    let calls =
      /\b(?:Text|Button|Label|Toggle|Stepper|TextField|Section|LabeledContent|Picker|ContentUnavailableView|confirmationDialog|alert|section|accessibilityLabel|prompt:|String\(localized:|navigationTitle)\(? ?"([^"]+)"/
    for (path, text) in files where path.hasSuffix(".swift") && !path.hasSuffix("Previews.swift") {
      for match in text.matches(of: calls) where match.1 != "Harbour" {
        let key = String(match.1).replacing(/\\\([^)]*\)/, with: "%lld")
        #expect(strings[key] != nil, "\(path) has the text “\(key)”, which is not translated")
      }
    }
  }

  @Test func theServiceHasUnitsWithItsProgram() throws {
    defer { remove() }
    _ = try write(["HTTPLog", "--template", "service", "--keel", keel])
    let files = files(in: "HTTPLog")
    let user = try #require(files["systemd/user/http-log.service"])
    #expect(user.contains("ExecStart=%h/.local/bin/http-log --front-end web --state %h/.local/state/http-log"))
    let system = try #require(files["Packaging/http-log.service"])
    #expect(system.contains("StateDirectory=http-log\n"))
    #expect(system.contains("Environment=XDG_CONFIG_HOME=%S XDG_DATA_HOME=%S XDG_STATE_HOME=%S XDG_CACHE_HOME=%C"))
  }

  @Test func aRepositoryIsKnownByTheLastPartOfItsAddress() throws {
    defer { remove() }
    _ = try write(["Harbour", "--keel", "https://example.org/tools/Keel-Mirror.git"])
    let manifest = try #require(files(in: "Harbour")["Package.swift"])
    #expect(manifest.contains(".package(url: \"https://example.org/tools/Keel-Mirror.git\", branch: \"main\")"))
    #expect(manifest.contains(".product(name: \"SwiftUI\", package: \"Keel-Mirror\")"))
    #expect(!manifest.contains("\"keel\""))
  }

  @Test(arguments: ["class", "Self", "2nd", "my-app", "a b", "", "../up", "_", "Café", "SwiftUI", "keelmodel", "Swift"])
  func aNameThatNoModuleCanHaveIsRefused(name: String) {
    defer { remove() }
    #expect(failure(name, "--keel", keel)?.status == .usage)
    #expect(files().isEmpty)
  }

  @Test func whatExistsIsLeftAsItIs() throws {
    defer { remove() }
    let file = folder.appendingPathComponent("Harbour/notes.txt")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: file)
    try Data("mine".utf8).write(to: folder.appendingPathComponent("Quay"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("Pier").path, withDestinationPath: "nowhere")
    for name in ["Harbour", "Quay", "Pier"] {
      let failure = failure(name, "--keel", keel)
      #expect(failure?.status == .cannotCreate)
      #expect(failure?.description.contains("“\(name)” exists already") == true)
    }
    #expect(files() == ["Harbour/notes.txt": "mine", "Quay": "mine"])
  }

  @Test func aFolderThatCannotBeWrittenIsNamed() throws {
    defer { remove() }
    let failure = #expect(throws: CommandFailure.self) {
      try NewCommand(arguments: ["Harbour", "--keel", keel]).run(in: "\(folder.path)/none") { _ in }
    }
    #expect(failure?.status == .cannotCreate)
    #expect(failure?.description.contains("No such file or directory") == true)
  }

  @Test func anUnfinishedFolderIsNotLeftBehind() throws {
    defer { remove() }
    let place = folder.appendingPathComponent("Harbour")
    #expect(throws: CommandFailure.self) {
      try NewFolder(place).write([("a", "text"), ("a/b", "a file is no folder")])
    }
    #expect(files().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: place.path))
  }

  @Test func aPlaceWithoutKeelIsRefused() {
    defer { remove() }
    #expect(failure("Harbour", "--keel", folder.path)?.status == .noInput)
    #expect(failure("Harbour", "--keel", folder.path)?.description.contains("is not Keel") == true)
    #expect(failure("Harbour", "--keel", "/no such folder")?.description.contains("does not exist") == true)
    #expect(throws: CommandFailure.self) { try KeelPlace(of: folder.path) }
    #expect(files().isEmpty)
    // A package that uses Keel is not Keel.
    #expect(failure("Harbour", "--keel", keel) == nil)
    #expect(failure("Quay", "--keel", "\(folder.path)/Harbour")?.status == .noInput)
  }

  @Test func wrongCommandLinesAreRefused() {
    defer { remove() }
    for arguments in [[], ["A", "B"], ["A", "--template", "toy"], ["A", "--template"], ["A", "--fast"]] {
      #expect(throws: CommandFailure.self) { try NewCommand(arguments: arguments) }
    }
  }

  @Test(arguments: [
    ("counter", "Counter", "counter", "Counter"), ("ReadingList", "ReadingList", "reading-list", "Reading List"),
    ("HTTPLog", "HTTPLog", "http-log", "HTTP Log"), ("my_notes2", "My_notes2", "my-notes2", "My notes2"),
  ])
  func aNameHasAFormForEachUse(name: String, module: String, program: String, title: String) throws {
    defer { remove() }
    let forms = try AppName(name)
    #expect(forms.folder == name)
    #expect(forms.module == module)
    #expect(forms.program == program)
    #expect(forms.title == title)
  }
}
