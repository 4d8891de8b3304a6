import Dispatch
import Foundation
import KeelControls
import KeelTesting
import KeelViews
import Testing

@testable import Keel

#Preview("Counter") {
  @Previewable @State var count = 0
  Button("Count \(count)") { count += 1 }
}
#Preview("Twice", traits: .fixedLayout(width: 200, height: 100)) { Text("the first") }
#Preview("Twice") { Text("the second") }
#Preview("A controller") {
  let controller = UIViewController()
  controller.title = "A Page"
  return UINavigationController(rootViewController: controller)
}
#Preview("A view", traits: .portrait) {
  let label = UILabel()
  label.text = "a label"
  return label
}
#Preview { Text("without a name") }

/// Previews that this file declares, in the program of the tests.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) final class PreviewTests {
  private let catalog: PreviewCatalog

  init() {
    let own = PreviewCatalog.ofProgram.entries.map(\.preview).filter { $0.fileID == "KeelTests/PreviewTests.swift" }
    catalog = PreviewCatalog(own)
  }

  private func line(of label: String) throws -> Int {
    try #require(catalog.entries.first { $0.label.hasPrefix(label) }).preview.line
  }

  @Test func eachPreviewIsListedOnceByANameOfItsOwn() throws {
    let first = try line(of: "Twice")
    let last = try #require(catalog.entries.last).preview.line
    #expect(
      catalog.entries.map(\.label) == [
        "Counter", "Twice (PreviewTests.swift:\(first))", "Twice (PreviewTests.swift:\(first + 1))", "A controller",
        "A view", "PreviewTests.swift:\(last)",
      ])
    #expect(catalog.list.split(separator: "\n").count == catalog.entries.count)
  }

  private func show(_ name: String) throws -> Driver {
    let frontEnd = HeadlessFrontEnd()
    let window = try catalog.entry(named: name).makeWindow()
    window.show(on: frontEnd)
    windows.append(window)
    return Driver(frontEnd)
  }
  private var windows: [UIWindow] = []

  isolated deinit { for window in windows { window.close() } }

  @Test func previewableStateBelongsToEachWindow() throws {
    let (first, second) = (try show("Counter"), try show("Counter"))
    try first.tap("Count 0")
    try first.tap("Count 1")
    #expect(first.shows("Count 2") && second.shows("Count 0"))
    #expect(first.windowTitle == "Counter")
  }

  @Test func controllersAndViewsAreShownInTheirOwnWay() throws {
    #expect(try show("A controller").outline.contains("A Page"))
    #expect(try show("A view").shows("a label"))
    let unnamed = try #require(catalog.entries.last).label
    #expect(try show(unnamed).shows("without a name"))
  }

  @Test func previewsOfOneNameAreToldApart() throws {
    #expect(try show("Twice (PreviewTests.swift:\(line(of: "Twice")))").shows("the first"))
    #expect(try show("Twice (PreviewTests.swift:\(line(of: "Twice") + 1))").shows("the second"))
  }

  @Test func aNameThatLeadsNowhereIsAnsweredWithTheNames() {
    do throws(PreviewCatalog.Problem) {
      _ = try catalog.entry(named: "Nothing\u{1B}")
      Issue.record("There is no such preview.")
    } catch {
      let message = catalog.message(for: error)
      #expect(message.hasPrefix(#"There is no preview "Nothing\u{1b}"."#), "\(message)")
      #expect(catalog.entries.allSatisfy { message.contains("\n  " + $0.label) }, "\(message)")
    }
    do throws(PreviewCatalog.Problem) {
      _ = try catalog.entry(named: "Twice")
      Issue.record("Two previews have this name.")
    } catch {
      #expect(catalog.message(for: error).hasPrefix(#"Several previews are named "Twice"."#))
    }
    let empty = PreviewCatalog([])
    #expect(empty.message(for: .unknown("x")) == PreviewCatalog.nothing && empty.list.isEmpty)
  }

  private func declared(_ fileID: String, _ line: Int, _ column: Int, _ name: String?) -> DeclaredPreview {
    DeclaredPreview(fileID: fileID, line: line, column: column, name: name) { UIViewController() }
  }

  @Test func namesGrowUntilTheyDiffer() {
    let catalog = PreviewCatalog([
      declared("B/Home.swift", 3, 1, "Home"), declared("A/Home.swift", 3, 1, "Home"),
      declared("A/Page.swift", 1, 1, nil), declared("B/Page.swift", 1, 9, nil), declared("B/Page.swift", 1, 20, nil),
      declared("C/List.swift", 1, 1, "two\nlines"),
    ])
    #expect(
      catalog.entries.map(\.label) == [
        "Home (A/Home.swift:3)", "A/Page.swift:1", "Home (B/Home.swift:3)", "B/Page.swift:1:9", "B/Page.swift:1:20",
        #"two\nlines"#,
      ])
  }

  @Test func namesOfFilesAreSafeAndDiffer() {
    #expect(
      SafeFileName.names(for: ["List (ListView.swift:12)", "list", "List", "../../etc", "…", "목록 1"]) == [
        "List-ListView.swift-12", "list", "List-2", "etc", "preview", "목록-1",
      ])
    #expect(SafeFileName.name(for: String(repeating: "é", count: 500)).utf8.count == 200)
  }

  @Test func aFrameIsThatOfATerminalWhoseWorkIsDone() async throws {
    let text = await PreviewFrame.text(of: try catalog.entry(named: "Counter"), LaunchOptions())
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 25 && lines.last == "" && text.contains("Count 0"), "\(text)")
    let loading = DeclaredPreview(fileID: "A/B.swift", line: 1, column: 1, name: nil) {
      UIHostingController(rootView: Loading())
    }
    let later = await PreviewFrame.text(of: PreviewCatalog([loading]).entries[0], LaunchOptions())
    #expect(later.contains("has arrived") && !later.contains("on its way"), "\(later)")
  }

  private struct Loading: View {
    @State private var text = "on its way"
    var body: some View {
      Text(text).task {
        // The main queue runs its blocks in order. `Task.yield()` may resume later on a busy machine.
        await withCheckedContinuation { hop in DispatchQueue.main.async { hop.resume() } }
        text = "has arrived"
      }
    }
  }

  private func run(_ arguments: String...) throws -> Int32? {
    var options = LaunchOptions()
    var reader = ArgumentReader(arguments)
    while let name = reader.next() { #expect(try options.read(name, &reader)) }
    return Launcher.runPreviews(options, of: catalog)
  }

  @Test func optionsAreReadWithAndWithoutAName() throws {
    func preview(_ arguments: String...) throws -> PreviewOptions {
      var options = LaunchOptions()
      var reader = ArgumentReader(arguments)
      while let name = reader.next() { #expect(try options.read(name, &reader)) }
      return options.preview
    }
    #expect(try preview().request == nil)
    #expect(try preview("--preview").request == .list)
    #expect(try preview("--preview", "--quiet").request == .list)
    #expect(try preview("--preview", "A view", "--quiet").request == .named("A view"))
    #expect(try preview("--preview=-1").request == .named("-1"))
    #expect(try preview("--preview", "all", "--snapshot", "/x").snapshots == "/x")
  }

  @Test func combinationsWithoutAMeaningAreRefused() throws {
    #expect(try run("--quiet") == nil)
    #expect(try run("--snapshot", "/tmp") == UsageError.exitCode)
    #expect(try run("--preview", "--snapshot", "/tmp") == UsageError.exitCode)
    #expect(try run("--preview", "Counter", "--open", "x") == UsageError.exitCode)
    #expect(try run("--preview", "Nothing") == UsageError.exitCode)
    // Without a folder it is a name like any other.
    #expect(try run("--preview", "all") == UsageError.exitCode)
  }
}
