import Foundation
import KeelModel
import KeelViews
import Testing

@testable import Keel

/// The values of scenes and settings outlive the program in files of any version.
@MainActor @Suite final class StoreTests {
  private let folder = NSTemporaryDirectory() + UUID().uuidString
  private var file: AtomicFile { AtomicFile(path: folder + "/scene.json") }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test func theFormWithoutAVersionIsRead() throws {
    // `["kept"]` in Base64, as the first version of Keel wrote it; the name of a value may be any text.
    try file.write(Array(#"{"draft":"WyJrZXB0Il0=","version":"WyJ2Il0="}"#.utf8))
    do {
      let store = KeyedStore(file)
      #expect(store.value("draft", as: String.self) == "kept" && store.value("version", as: String.self) == "v")
      store.set("new", for: "draft")
      store.saveBeforeExit()
    }
    let again = KeyedStore(file)
    #expect(again.value("draft", as: String.self) == "new" && again.value("version", as: String.self) == "v")
    #expect(names == ["scene.json"])
  }

  @Test(arguments: ["", "{", "[]", "{\"version\":2}", "{\"a\":1}", "\u{0}"]) func aDamagedFileIsSetAside(
    _ text: String
  ) throws {
    try file.write(Array(text.utf8))
    var store: KeyedStore?
    let reports = RuntimeWarning.withCapture { store = KeyedStore(file) }
    #expect(reports.count == 1)
    store?.set("new", for: "draft")
    store?.saveBeforeExit()
    #expect(names == ["scene.json", "scene.json.damaged"])
    // A second damaged file does not replace the first one.
    store = nil
    try file.write(Array("again".utf8))
    _ = RuntimeWarning.withCapture { store = KeyedStore(file) }
    #expect(names == ["scene.json.damaged", "scene.json.damaged-2"])
    #expect(FileManager.default.contents(atPath: folder + "/scene.json.damaged") == Data(text.utf8))
  }

  @Test func aSecondStoreOfAFileSavesNothingAndSaysSo() throws {
    var first: KeyedStore? = KeyedStore(file)
    first?.set("first", for: "draft")
    first?.saveBeforeExit()
    let link = AtomicFile(path: folder + "/./scene.json")
    var second: KeyedStore?
    let reports = RuntimeWarning.withCapture { second = KeyedStore(link) }
    #expect(reports.map(\.happened).count { $0.hasPrefix("Another object of this program keeps the file") } == 1)
    #expect(second?.value("draft", as: String.self) == "first")
    second?.set("second", for: "other")
    second?.saveBeforeExit()
    first?.set("again", for: "draft")
    first?.saveBeforeExit()
    (first, second) = (nil, nil)
    // It is free again.
    let third = RuntimeWarning.withCapture { second = KeyedStore(file) }
    #expect(third.isEmpty && second?.value("draft", as: String.self) == "again")
    #expect(second?.value("other", as: String.self) == nil)
  }

  @Test func aNewerFileIsSetAside() throws {
    try file.write(Array(#"{"version":9,"state":{}}"#.utf8))
    let reports = RuntimeWarning.withCapture { _ = KeyedStore(file) }
    #expect(reports.count == 1 && names == ["scene.json.version-9"])
  }

  @Test func whatIsInTheWayStays() throws {
    try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
    var store: KeyedStore?
    let reports = RuntimeWarning.withCapture {
      store = KeyedStore(file)
      store?.set("new", for: "draft")
      store?.saveBeforeExit()
    }
    #expect(reports.count == 1 && store?.value("draft", as: String.self) == "new" && names == ["scene.json"])
  }

  @Test func aTabsStateOfANewerVersionIsKeptBesideTheSessions() throws {
    let content = Array(#"{"version":9,"state":{}}"#.utf8)
    var reports: [RuntimeWarning.Report] = []
    for _ in 0..<2 {
      reports += RuntimeWarning.withCapture { TabStateKeeper.setAside(content, .newer(version: 9), in: folder) }
    }
    #expect(reports.count == 2 && names == ["window-web.json.version-9", "window-web.json.version-9-2"])
    #expect(reports[0].description.contains("window-web.json.version-9"))
  }

  @Test func whatAKilledProcessWasWritingIsRemovedByTheNextOne() throws {
    try file.write(Array(#"{"version":2,"state":{}}"#.utf8))
    for name in ["scene.json.77.saving", "scene.json.77-1.saving", "scene-2.json.78.saving", "other.json.79.saving"] {
      try Data("secretless".utf8).write(to: URL(filePath: folder + "/" + name))
    }
    let claim = FileClaim(in: folder, name: "scene")
    _ = StateReading(of: claim.file) { _ in }
    #expect(names == ["other.json.79.saving", "scene-2.json.78.saving", "scene.json", "scene.json.lock"])
    let second = FileClaim(in: folder, name: "scene")
    #expect(claim.number == 1 && second.number == 2)
    _ = StateReading(of: second.file) { _ in }
    #expect(names == ["other.json.79.saving", "scene-2.json.lock", "scene.json", "scene.json.lock"])
    second.end()
    #expect(names == ["other.json.79.saving", "scene.json", "scene.json.lock"])
    claim.end()
  }
}
