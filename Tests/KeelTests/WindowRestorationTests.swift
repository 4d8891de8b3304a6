import Foundation
import KeelControls
import KeelModel
import KeelTesting
import Observation
import Testing

@testable import Keel

@MainActor @Observable private final class Notebook {
  struct Scene: Codable, Equatable {
    var path: [String] = []
    var draft = ""
    var pin = Secret("")
  }
  var scene = Scene()
  var unrelated = 0
}

/// The state of a window is there again after the program has ended in any way.
@MainActor @Suite(.serialized) final class WindowRestorationTests {
  private let folder = NSTemporaryDirectory() + UUID().uuidString
  private var runs: [WindowStates] = []
  private var windows: [UIWindow] = []

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var file: String { folder + "/window-terminal.json" }
  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasSuffix(".lock") }.sorted()
  }
  private func content(_ name: String) -> String {
    (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)) ?? ""
  }

  private func write(_ bytes: some Sequence<UInt8>) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(Array(bytes)).write(to: URL(filePath: file))
  }

  private func options(_ change: (inout LaunchOptions) -> Void = { _ in }) -> LaunchOptions {
    var options = LaunchOptions()
    options.stateDirectory = folder
    change(&options)
    return options
  }

  /// Starts a run of the program: a window whose state is restored.
  private func start(
    _ kind: FrontEndKind = .terminal, _ options: LaunchOptions? = nil, place: String? = nil, version: Int = 1,
    migrations: [StateMigration] = []
  ) -> Notebook {
    let states = WindowStates(options ?? self.options())
    let model = Notebook()
    let window = UIWindow(rootViewController: UIViewController())
    window.address = UIWindowAddress(
      path: { model.scene.path.joined(separator: "/") },
      open: { path in
        model.scene.path = path.split(separator: "/").map(String.init)
        return true
      })
    window.restoration = UIWindowRestoration(
      version: version, migrations: migrations, state: { model.scene }, restore: { model.scene = $0 })
    states.restore(window, for: LaunchRequest(frontEnd: kind, place: place))
    runs.append(states)
    windows.append(window)
    return model
  }

  /// Ends the runs. With the system's help a killed program releases its files, too.
  private func end() {
    FileSaver.saveAll()
    for run in runs { run.end() }
    runs = []
    windows = []
  }

  @Test func aWindowIsWhereItWas() {
    let first = start()
    first.scene = .init(path: ["person", "7"], draft: "half a sent")
    end()
    #expect(start().scene == first.scene)
    end()
  }

  @Test func aChangeIsSavedWithoutAnEnd() {
    let first = start()
    first.scene.draft = "typed"
    FileSaver.saveAll()
    #expect(content("window-terminal.json").contains("typed"))
    end()
  }

  @Test func aWindowWithoutChangesLeavesNoFile() throws {
    let model = start()
    model.unrelated += 1
    end()
    #expect(names == [])
    let text = #"{"state":{"draft":"old","path":[],"pin":{"secret":""}},"version":1}"#
    try write(text.utf8)
    let date = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    #expect(start().scene.draft == "old")
    end()
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int == date)
  }

  @Test func aChangeThatIsUndoneBeforeItIsSavedLeavesNoFile() {
    let model = start()
    model.scene.draft = "typed"
    Turn.shared.flush()
    model.scene.draft = ""
    FileSaver.saveAll()
    #expect(names == [])
    end()
  }

  @Test func theLocationOfTheCommandLineWinsAndDraftsStay() {
    let first = start()
    first.scene = .init(path: ["person", "7"], draft: "kept")
    end()
    #expect(start(place: "search/9").scene == .init(path: ["search", "9"], draft: "kept"))
    end()
  }

  @Test func aSecretIsNeverInAFile() {
    let first = start()
    first.scene.draft = "readable"
    first.scene.pin = Secret("hunter2")
    end()
    #expect(content("window-terminal.json").contains("readable"))
    #expect(!content("window-terminal.json").contains("hunter2"))
    #expect(start().scene == .init(draft: "readable"))
    end()
  }

  @Test func scriptsAndRecordingsBeginAnewUnlessAFolderIsNamed() {
    setenv("XDG_STATE_HOME", folder, 1)
    defer { unsetenv("XDG_STATE_HOME") }
    start(.headless, LaunchOptions()).scene.draft = "of a script"
    var recording = LaunchOptions()
    recording.actions.record = "somewhere"
    start(.terminal, recording).scene.draft = "of a recording"
    end()
    #expect(names == [])
    start(.headless).scene.draft = "asked for"
    end()
    #expect(names == ["window-headless.json"])
    #expect(start(.headless).scene.draft == "asked for")
    end()
    start(.terminal, LaunchOptions()).scene.draft = "by default"
    end()
    #expect(content("\(ProgramName.current)/window-terminal.json").contains("by default"))
  }

  // MARK: Versions and damage

  private struct Old: Codable { var page: String }
  private var steps: [StateMigration] {
    [StateMigration(from: 1) { (old: Old) in Notebook.Scene(path: [old.page], draft: "migrated") }]
  }

  @Test func anOlderStateIsMigratedAndSavedInItsNewForm() throws {
    try write(#"{"version":1,"state":{"page":"home"}}"#.utf8)
    #expect(start(version: 2, migrations: steps).scene == .init(path: ["home"], draft: "migrated"))
    end()
    #expect(content("window-terminal.json").contains(#""version":2"#))
  }

  @Test func aNewerStateIsSetAside() throws {
    try write(#"{"version":3,"state":{}}"#.utf8)
    var model: Notebook?
    let reports = RuntimeWarning.withCapture { model = start(version: 2, migrations: steps) }
    #expect(model?.scene == .init() && reports.count == 1)
    #expect(reports.first?.description.contains("version 3") == true)
    model?.scene.draft = "new"
    end()
    #expect(names == ["window-terminal.json", "window-terminal.json.version-3"])
    #expect(content("window-terminal.json.version-3") == #"{"version":3,"state":{}}"#)
  }

  private nonisolated static let damaged: [[UInt8]] = [
    [], Array("{".utf8), [0xFF, 0xFE, 0x00], Array(#"{"version":1,"state":{"path":[""#.utf8),
    Array(#"{"version":1,"state":{"draft":"\#u{FF}"}}"#.utf8), Array(#"{"version":99999999999999999999}"#.utf8),
    Array(#"{"version":-1,"state":{}}"#.utf8), [UInt8](repeating: UInt8(ascii: "["), count: 10_000_000),
    Array(#"{"version":1,"state":{"draft":""#.utf8) + [0xC3, 0x28] + Array(#""}}"#.utf8),
  ]

  // Numbers, because the runner describes each argument.
  @Test(arguments: damaged.indices) func aDamagedStateIsSetAside(_ number: Int) throws {
    let bytes = Self.damaged[number]
    try write(bytes)
    var model: Notebook?
    let reports = RuntimeWarning.withCapture { model = start() }
    #expect(model?.scene == .init() && reports.count == 1)
    end()
    #expect(names == ["window-terminal.json.damaged"])
    #expect(FileManager.default.contents(atPath: folder + "/window-terminal.json.damaged") == Data(bytes))
  }

  @Test(arguments: ["folder", "pipe", "loop"]) func whatIsInTheWayIsReportedAndStays(_ kind: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    switch kind {
    case "folder": try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    case "pipe": #expect(mkfifo(file, 0o600) == 0)
    default: try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: file)
    }
    var model: Notebook?
    let reports = RuntimeWarning.withCapture {
      model = start()
      model?.scene.draft = "unsaved"
      end()
    }
    #expect(reports.count == 1 && reports.first?.description.contains("saves nothing") == true)
    #expect(names == ["window-terminal.json"])
  }

  @Test func aFolderThatCannotBeMadeIsReportedAndTheWindowWorks() throws {
    try Data().write(to: URL(filePath: folder))
    var model: Notebook?
    let reports = RuntimeWarning.withCapture {
      model = start()
      model?.scene.draft = "shown"
      end()
    }
    #expect(model?.scene.draft == "shown" && reports.count == 1)
  }

  // MARK: Several at once

  @Test func runsAtTheSameTimeDoNotOverwriteEachOther() {
    let (one, two) = (start(), start())
    one.scene.draft = "one"
    two.scene.draft = "two"
    FileSaver.saveAll()
    #expect(names == ["window-terminal-2.json", "window-terminal.json"])
    #expect(content("window-terminal.json").contains("one") && content("window-terminal-2.json").contains("two"))
    // A crash of both.
    let kept = Dictionary(uniqueKeysWithValues: names.map { ($0, content($0)) })
    end()
    for (name, text) in kept { try? Data(text.utf8).write(to: URL(filePath: folder + "/" + name)) }
    #expect([start(), start()].map(\.scene.draft) == ["one", "two"])
    end()
    // The second window was closed, so that the next second window is a new one.
    #expect([start(), start()].map(\.scene.draft) == ["one", ""])
    end()
  }
}
