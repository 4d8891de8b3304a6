import KeelControls
import KeelModel
import KeelTesting
import KeelViews
import Observation
import Testing

/// The code of Documentation/view-state.md, which `ListingTests` compares.
@MainActor @Suite(.serialized) struct ViewStateGuideTests {
  @Test func theModelsStateIsSharedAndTheViewsIsNot() throws {
    let model = ShelfModel()
    let one = ViewStage(ShelfView(model: model))
    let other = ViewStage(ShelfView(model: model))
    try one.driver.type("Per", into: "Search")
    try one.driver.toggle("Hint")
    Turn.shared.flush()
    #expect(one.driver.shows("Titles only.") && !other.driver.shows("Titles only."))
    for stage in [one, other] {
      #expect(stage.driver.shows("Persuasion") && !stage.driver.shows("Moby-Dick"))
    }
  }

  @Test func theModelsStateIsRecordedAndTheViewsIsNot() throws {
    let model = ShelfModel()
    let stage = ViewStage(ShelfView(model: model))
    var actions: [ShelfModel.Action?] = []
    let token = ActionFeed.receive { item in
      switch item {
      case .performed(let sender, let action, _): if sender === model { actions.append(action as? ShelfModel.Action) }
      case .unknownWrite(let sender, _): if sender === model { actions.append(nil) }
      }
    }
    try stage.driver.type("Per", into: "Search")
    try stage.driver.toggle("Hint")
    token.cancel()
    #expect(actions == [.search("Per")])
  }
}

@MainActor @Observable private final class ShelfModel {
  let books = ["Moby-Dick", "Persuasion"]
  var search = ""
  var found: [String] { search.isEmpty ? books : books.filter { $0.contains(search) } }
}

extension ShelfModel: ActionModel {
  @CasePathable @Actions enum Action: ActionValue { @Bound case search(String) }
}

private struct ShelfView: View {
  @Bindable var model: ShelfModel
  @State private var showsHint = false
  @FocusState private var isSearching: Bool

  var body: some View {
    Form {
      TextField("Search", text: $model.search).focused($isSearching)
      ForEach(model.found, id: \.self) { Text($0) }
      DisclosureGroup("Hint", isExpanded: $showsHint) { Text("Titles only.") }
    }
  }
}
