import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing
import Walks

/// Long random walks through tabs, stacks, panes and sheets, on both sides of each binding.
@MainActor @Suite(.serialized) struct PlacesWalkTests {
  @MainActor @Observable final class Place {
    var tab = "a"
    var a: [Int] = []
    var b = NavigationPath()
    var sheet: Thing?
    var sheetPath: [Int] = []
    var visibility = NavigationSplitViewVisibility.all
    var choice: Int?
  }

  /// An object that a page owns, counted while it exists.
  @MainActor final class Kept {
    static var living = 0
    init() { Self.living += 1 }
    isolated deinit { Self.living -= 1 }
  }

  private struct Deep: View {
    let name: String
    @State private var kept = Kept()
    var body: some View { Caption("at \(name)").navigationTitle(name) }
  }

  private struct App: View {
    @Bindable var place: Place
    var body: some View {
      TabView(selection: $place.tab) {
        Tab("A", systemImage: "a.circle", value: "a") {
          NavigationStack(path: $place.a) {
            NavigationLink("On", value: 1).navigationTitle("A")
              .navigationDestination(for: Int.self) { Deep(name: "a\($0)") }
              .sheet(item: $place.sheet) { thing in
                NavigationStack(path: $place.sheetPath) {
                  Deep(name: "sheet \(thing.id)").navigationDestination(for: Int.self) { Deep(name: "s\($0)") }
                }
              }
          }
        }
        TabSection("Rest") {
          Tab("B", systemImage: "b.circle", value: "b") {
            NavigationStack(path: $place.b) {
              Caption("root").navigationTitle("B")
                .navigationDestination(for: Int.self) { Deep(name: "b\($0)") }
                .navigationDestination(for: String.self) { Deep(name: $0) }
            }
          }
          Tab("C", systemImage: "c.circle", value: "c") {
            NavigationSplitView(columnVisibility: $place.visibility) {
              List(0..<3, id: \.self, selection: $place.choice) { Text("row \($0)") }.navigationTitle("Rows")
            } detail: {
              if let choice = place.choice { Deep(name: "c\(choice)") } else { Text("Choose a row") }
            }
          }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  private func ids(_ stage: ViewStage<App>, _ kind: String) -> [NodeID] {
    stage.frontEnd.tree.inReadingOrder().filter { $0.element.kind == kind }.map(\.id)
  }

  private func step(_ stage: ViewStage<App>, _ place: Place, _ random: inout SeededRandom) {
    let number = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0: place.a.append(number)
    case 1: place.a = (0..<number).map { $0 + 10 }
    case 2: place.b.append(number)
    case 3: place.b.append("word \(number)")
    case 4: place.b = NavigationPath((0..<number).map { "w\($0)" })
    case 5: if place.b.count > 0 { place.b.removeLast(min(number, place.b.count)) }
    case 6: place.sheet = place.sheet == nil ? Thing(id: number) : nil
    case 7: place.sheetPath = Array(0..<number)
    case 8: place.visibility = [.all, .detailOnly, .doubleColumn, .automatic][number]
    case 9: place.choice = number == 3 ? nil : number
    case 10, 11:
      if let id = ids(stage, "tabs").first { stage.frontEnd.send(.choose(id, index: number % 3)) }
    case 12:
      if let id = ids(stage, "navigation").randomElement(using: &random) {
        stage.frontEnd.send(.pop(id, toLevel: number))
      }
    case 13: if let id = ids(stage, "sheet").last { stage.frontEnd.send(.dismiss(id)) }
    case 14: if let id = ids(stage, "split").last { stage.frontEnd.send(.choose(id, index: number % 2)) }
    default:
      stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = number < 2 ? .compact : .regular }
    }
    // Long paths would only make the walk slow.
    if place.a.count > 12 { place.a = [] }
    if place.b.count > 12 { place.b = NavigationPath() }
    Turn.shared.flush()
  }

  @Test func incrementalIsFreshAndNothingIsLeftBehindAfterTenThousandSteps() {
    let before = Kept.living
    let place = Place()
    var random = SeededRandom(seed: Walk.seed)
    let stage = ViewStage(App(place: place))
    for number in 0..<Walk.length(10_000) {
      step(stage, place, &random)
      let shown = stage.frontEnd.tree.root.flatMap { stage.frontEnd.tree.subtree($0) }
      guard shown == stage.window.freshSubtree(), stage.frontEnd.faults.isEmpty else {
        stage.expectFresh("KEEL_SEED=\(Walk.seed), step \(number)")
        break
      }
      // Each page of a path, the detail and the sheet with its own pages. A view that was evaluated again has a first
      // value that is not used.
      let pages = place.a.count + place.b.count + place.sheetPath.count + 2
      guard Kept.living - before <= 2 * pages else {
        Issue.record("KEEL_SEED=\(Walk.seed), step \(number): \(Kept.living - before) objects for \(pages) pages")
        break
      }
    }
    (place.a, place.b, place.sheet, place.choice) = ([], NavigationPath(), nil, nil)
    Turn.shared.flush()
    stage.expectFresh("at the end")
    #expect(Kept.living == before)
    stage.window.close()
    Turn.shared.flush()
    stage.window.rootViewController = nil
    #expect(stage.controller == nil)
  }
}
