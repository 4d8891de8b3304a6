import KeelControls
import KeelInteraction
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// A search takes the focus when it begins, and returns it when it ends.
@MainActor @Suite(.serialized) struct SearchFocusTests {
  @Observable final class Model {
    var text = ""
    var isOn = false
    var isFocused = false
    var all = ["anchor", "buoy", "cleat", "dinghy"]
  }

  private struct Things: View {
    @Bindable var model: Model
    @FocusState private var isFocused: Bool
    var body: some View {
      NavigationStack {
        List(model.all.filter { model.text.isEmpty || $0.contains(model.text) }, id: \.self) { name in
          Button(name) {}
        }
        .navigationTitle("Things")
        .searchable(text: $model.text, isPresented: $model.isOn)
        .searchFocused($isFocused)
        .onChange(of: isFocused) { model.isFocused = $1 }
        .toolbar {
          Button("Find") { model.isOn = true }
          Button("Go") { isFocused = true }
          Menu("More") { Button("Search Here") { model.isOn = true } }
        }
      }
    }
  }

  private let model = Model()
  private func stage() -> ViewStage<Things> { ViewStage(Things(model: model)) }

  private func node(_ stage: ViewStage<Things>, _ isMeant: (Element) -> Bool) -> NodeID? {
    stage.frontEnd.tree.inReadingOrder().first { isMeant($0.element) }?.id
  }
  private func button(_ title: String, _ stage: ViewStage<Things>) -> NodeID? {
    node(stage) { if case .button(let button) = $0 { button.title == title } else { false } }
  }
  private func row(_ text: String, _ stage: ViewStage<Things>) -> NodeID? {
    node(stage) { if case .row(let row) = $0 { row.text == text } else { false } }
  }
  private func page(_ stage: ViewStage<Things>) throws -> NodeID {
    try #require(node(stage) { if case .screen(let screen) = $0 { screen.search != nil } else { false } })
  }

  @Test func aPresentedSearchHasTheFocusAndReturnsItToItsOpener() throws {
    let stage = stage()
    let page = try page(stage)
    stage.frontEnd.moveFocus(to: button("Find", stage))
    try stage.driver.tap("Find")
    #expect(stage.frontEnd.keyboard == page)
    #expect(model.isFocused)
    stage.frontEnd.send(.search(page, text: "bu"))
    stage.frontEnd.send(.searching(page, isActive: false))
    #expect(!model.isOn && model.text.isEmpty && !model.isFocused)
    #expect(stage.frontEnd.keyboard == button("Find", stage))
    stage.expectFresh()
  }

  @Test func aSearchFromARowReturnsToTheRowOrToWhatStandsInItsPlace() throws {
    let stage = stage()
    let page = try page(stage)
    stage.frontEnd.moveFocus(to: row("cleat", stage))
    stage.frontEnd.send(.searching(page, isActive: true))
    stage.frontEnd.moveFocus(to: page)
    stage.frontEnd.send(.search(page, text: "anchor"))
    stage.frontEnd.send(.searching(page, isActive: false))
    #expect(stage.frontEnd.keyboard == row("cleat", stage))

    stage.frontEnd.send(.searching(page, isActive: true))
    stage.frontEnd.moveFocus(to: page)
    stage.change { model.all.removeAll { $0 == "cleat" } }
    stage.change { model.isOn = false }
    #expect(stage.frontEnd.keyboard == row("dinghy", stage))
    stage.expectFresh()
  }

  @Test func aSearchThatNothingOpenedReturnsToTheList() throws {
    let stage = stage()
    let page = try page(stage)
    stage.change { model.isOn = true }
    #expect(stage.frontEnd.keyboard == page)
    stage.change { model.isOn = false }
    #expect(stage.frontEnd.keyboard == row("anchor", stage))
  }

  @Test func aSearchFromAMenuReturnsToTheMenu() throws {
    let stage = stage()
    try stage.driver.tap("Search Here")
    #expect(stage.frontEnd.keyboard == (try page(stage)))
    stage.change { model.isOn = false }
    let menu = node(stage) { if case .menu(let menu) = $0 { menu.title == "More" } else { false } }
    #expect(menu != nil && stage.frontEnd.keyboard == menu)
  }

  @Test func theFocusOfTheFieldFollowsItsState() throws {
    let stage = stage()
    try stage.driver.tap("Go")
    #expect(stage.frontEnd.keyboard == (try page(stage)))
    #expect(model.isFocused && model.isOn)
    stage.frontEnd.moveFocus(to: row("buoy", stage))
    #expect(!model.isFocused && model.isOn)
  }

  @Test func aFocusElsewhereStaysWhenASearchEnds() throws {
    let stage = stage()
    stage.change { model.isOn = true }
    stage.frontEnd.moveFocus(to: button("Go", stage))
    stage.change { model.isOn = false }
    #expect(stage.frontEnd.keyboard == button("Go", stage))
  }

  @Test func escapeEndsTheSearchAlsoInItsResults() throws {
    let stage = stage()
    let page = try page(stage)
    stage.change { model.isOn = true }
    let tree = stage.frontEnd.tree
    let place = KeyPlace(focused: row("buoy", stage), in: tree)
    #expect(tree.action(of: .escape, at: place) == .send(.searching(page, isActive: false)))
  }

  @Test func aSearchThatIsPresentedFromTheStartHasTheFocus() throws {
    model.isOn = true
    let stage = stage()
    #expect(stage.frontEnd.keyboard == (try page(stage)))
  }
}
