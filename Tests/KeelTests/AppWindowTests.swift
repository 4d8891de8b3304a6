import KeelScene
import KeelTesting
import Observation
import Testing

@testable import Keel
@testable import KeelViews

@MainActor @Observable private final class Tally {
  static var made = 0
  var count = 0
  init() { Tally.made += 1 }
}

private struct TallyApp: App {
  @State private var shared = Tally()
  var body: some Scene {
    WindowGroup("Tallies \(shared.count)") { TallyView(shared: shared) }
  }
}

private struct TallyView: View {
  let shared: Tally
  @State private var own = Tally()
  @SceneStorage("kept") private var kept = 0
  var body: some View {
    Form {
      Text("Shared \(shared.count)")
      Text("Own \(own.count)")
      Text("Kept \(kept)")
      Button("Share") { shared.count += 1 }
      Button("Keep") { kept += 1 }
      Button("Count") { own.count += 1 }
    }
  }
}

/// All windows share the state of the app, and each has its own view state.
@MainActor @Suite(.serialized) struct AppWindowTests {
  private func show(_ host: AppHost<TallyApp>, _ store: KeyedStore) -> Driver {
    let frontEnd = HeadlessFrontEnd()
    let window = host.makeWindow(title: "app", store: store)
    window.show(on: frontEnd)
    windows.append(window)
    return Driver(frontEnd)
  }
  private var windows: [UIWindow] {
    get { Self.kept }
    nonmutating set { Self.kept = newValue }
  }
  private static var kept: [UIWindow] = []

  private struct TwoGroups: App {
    var body: some Scene {
      WindowGroup("First") { Text("one") }.defaultSize(width: 800, height: 500)
      WindowGroup("Second") { Text("two") }.environment(\.lineLimit, 2).defaultSize(width: 900, height: 600)
    }
  }

  @Test func theFirstGroupHasTheTitleAndTheSizeEvenIfALaterOneIsModified() {
    #expect(SceneContent(of: TwoGroups().body).title?.string() == "First")
    #expect(SceneContent(of: TwoGroups().body).defaultSize == WindowSize(width: 800, height: 500))
  }

  @Test func windowsShareTheAppAndNothingElse() throws {
    defer { windows = [] }
    Tally.made = 0
    let host = AppHost(TallyApp())
    let stores = [KeyedStore(snapshot: nil), KeyedStore(snapshot: nil)]
    let (one, two) = (show(host, stores[0]), show(host, stores[1]))
    #expect(Tally.made == 3)
    try one.tap("Share")
    #expect(one.outline.contains("Shared 1") && two.outline.contains("Shared 1"))
    try one.tap("Count")
    #expect(one.outline.contains("Own 1") && two.outline.contains("Own 0"))
    try two.tap("Keep")
    #expect(one.outline.contains("Kept 0") && two.outline.contains("Kept 1"))
  }

  @Test func aWindowIsRestoredWithItsStoredState() throws {
    defer { windows = [] }
    let host = AppHost(TallyApp())
    let store = KeyedStore(snapshot: nil)
    #expect(store.snapshot == nil)
    let before = show(host, store)
    try before.tap("Keep")
    try before.tap("Keep")
    let after = show(host, KeyedStore(snapshot: store.snapshot))
    #expect(after.outline.contains("Kept 2"))
    let damaged = show(host, KeyedStore(snapshot: [1, 2, 3]))
    #expect(damaged.outline.contains("Kept 0"))
  }
}
