import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// The link addresses of views, for front ends with addresses.
@MainActor @Suite(.serialized) struct PlacesLinkTests {
  private struct App: View {
    @Bindable var model: PlaceModel
    var body: some View {
      NavigationStack(path: $model.path) {
        List {
          NavigationLink("To a", value: "a")
          Button("Wi-Fi") {}.linkAddress("wifi/\(model.count)")
          HStack {
            Button("Harbour") {}.linkAddress("connect/Harbour")
            Button("More", systemImage: "info.circle") {}.buttonStyle(.borderless).linkAddress("detail/Harbour")
          }
          NavigationLink("Number", value: 1)
        }
        .navigationTitle("R")
        .navigationAddress("")
        .navigationDestination(for: String.self, address: { "page/\($0)" }) { name in
          VStack { NavigationLink("On", value: name + "b") }.navigationTitle(name)
        }
        .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("N") }
      }
    }
  }

  let model = PlaceModel()

  private func addresses(_ tree: SceneTree) -> [String: String] {
    var found: [String: String] = [:]
    for node in tree.inReadingOrder() {
      guard let address = node.attributes.address else { continue }
      switch node.element {
      case .row(let row): found[row.text] = address
      case .button(let button): found[button.title.isEmpty ? "(i)" : button.title] = address
      default: Issue.record("\(node.element.kind) leads to \(address)")
      }
    }
    return found
  }

  @Test func rowsButtonsAndLinksHavePaths() {
    let stage = ViewStage(App(model: model))
    let found = addresses(stage.frontEnd.tree)
    #expect(found["To a"] == "page/a", "the path is that of its destination")
    #expect(found["Wi-Fi"] == "wifi/0" && found["Harbour"] == "connect/Harbour")
    #expect(found.values.contains("detail/Harbour") && found.count == 4, "a value without an address is no link")
    stage.change { model.count = 7 }
    #expect(addresses(stage.frontEnd.tree)["Wi-Fi"] == "wifi/7")
    stage.expectFresh()
  }

  @Test func aPageIsAtTheAddressThatItsLinkSays() throws {
    let stage = ViewStage(App(model: model))
    #expect(stage.driver.path.isEmpty)
    stage.change { model.path = ["a"] }
    #expect(stage.driver.path == "page/a")
    #expect(addresses(stage.frontEnd.tree)["On"] == "page/ab")
    stage.change { model.path = ["a", "c"] }
    #expect(stage.driver.path == "page/c")
    stage.window.go(to: "page/a")
    #expect(model.path == ["a"], "back, by the address of the page below")
    stage.window.go(to: "")
    #expect(model.path.isEmpty)
    stage.expectFresh()
  }
}
