import KeelControls
import KeelTesting
import KeelViews
import Testing

/// The accessibility names of menus.
@MainActor @Suite(.serialized) struct MenuNameTests {
  @Test func aMenuWithoutWordsHasTheNameOfItsSymbol() throws {
    let stage = ViewStage(
      VStack {
        Menu {
          Button("Copy") {}
        } label: {
          Image(systemName: "ellipsis.circle")
        }
        Menu("Sort", systemImage: "arrow.up.arrow.down") { Button("By name") {} }
        Menu {
          Button("Delete") {}
        } label: {
          Image(systemName: "trash").accessibilityLabel("Removal")
        }
      })
    for name in ["ellipsis circle", "Sort", "Removal"] { #expect(stage.driver.find(role: .menu, name: name) != nil) }
    #expect(stage.driver.find(role: .menu, name: "arrow up arrow down") == nil)
    #expect(stage.driver.find(role: .menu, name: "trash") == nil)
  }
}
