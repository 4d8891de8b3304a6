import KeelModel
public import KeelViews
public import Observation

/// Where the walked app is.
@MainActor @Observable public final class WalkedPlace {
  var tab = "a"
  var a: [Int] = []
  var b = NavigationPath()
  var sheet: WalkedThing?
  var sheetPath: [Int] = []
  var visibility = NavigationSplitViewVisibility.all
  var choice: Int?
}

struct WalkedThing: Identifiable, Hashable {
  let id: Int
}

/// An object that a page owns, counted while it exists.
@MainActor public final class WalkedObject {
  public private(set) static var count = 0
  init() { Self.count += 1 }
  isolated deinit { Self.count -= 1 }
}

private struct WalkedPage: View {
  let name: String
  @State private var object = WalkedObject()
  var body: some View { Text("at \(name)").navigationTitle(name) }
}

/// Tabs with two stacks, a sheet that has a stack of its own, and a split view.
public struct WalkedApp: View {
  @Bindable var place: WalkedPlace

  public var body: some View {
    TabView(selection: $place.tab) {
      Tab("A", systemImage: "a.circle", value: "a") {
        NavigationStack(path: $place.a) {
          NavigationLink("On", value: 1).navigationTitle("A")
            .navigationDestination(for: Int.self) { WalkedPage(name: "a\($0)") }
            .sheet(item: $place.sheet) { thing in
              NavigationStack(path: $place.sheetPath) {
                WalkedPage(name: "sheet \(thing.id)").navigationDestination(for: Int.self) {
                  WalkedPage(name: "s\($0)")
                }
              }
            }
        }
      }
      TabSection("Rest") {
        Tab("B", systemImage: "b.circle", value: "b") {
          NavigationStack(path: $place.b) {
            Text("root").navigationTitle("B")
              .navigationDestination(for: Int.self) { WalkedPage(name: "b\($0)") }
              .navigationDestination(for: String.self) { WalkedPage(name: $0) }
          }
        }
        Tab("C", systemImage: "c.circle", value: "c") {
          NavigationSplitView(columnVisibility: $place.visibility) {
            List(0..<3, id: \.self, selection: $place.choice) { Text("row \($0)") }.navigationTitle("Rows")
          } detail: {
            if let choice = place.choice { WalkedPage(name: "c\(choice)") } else { Text("Choose a row") }
          }
        }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}
