import KeelModel
import KeelTesting
import KeelViews
import Observation
import Testing

/// Links whose pages are shown while a selection is their tag, as in older SwiftUI code.
@MainActor @Suite(.serialized) struct PlacesTagTests {
  @Observable final class Model { var page: Int? }

  @available(*, deprecated) private struct App: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink(destination: Text("First page").navigationTitle("1"), tag: 1, selection: $model.page) {
            Text("First")
          }
          NavigationLink("Second", tag: 2, selection: $model.page) { Text("Second page").navigationTitle("2") }
          NavigationLink("Third" as String, destination: Text("Third page"), tag: 3, selection: $model.page)
          Button("By code") { model.page = 2 }
        }
        .navigationTitle("R")
      }
    }
  }

  private let model = Model()

  @Test @available(*, deprecated) func theSelectionIsTheTagOfTheShownPage() throws {
    let stage = ViewStage(App(model: model))
    try stage.driver.tap("First")
    #expect(model.page == 1)
    #expect(stage.texts.contains("First page"))
    try stage.driver.goBack()
    #expect(model.page == nil)
    try stage.driver.tap("By code")
    #expect(stage.texts.contains("Second page"))
    stage.change { model.page = nil }
    #expect(!stage.texts.contains("Second page"))
    try stage.driver.tap("Third")
    #expect(model.page == 3 && stage.texts.contains("Third page"))
  }

  @Test @available(*, deprecated) func aLinkThatIsLeftKeepsAnotherSelection() throws {
    let stage = ViewStage(App(model: model))
    try stage.driver.tap("First")
    stage.change { model.page = 2 }
    #expect(stage.texts.contains("Second page"))
    #expect(model.page == 2)
  }
}
