import DoneDoneModel
import SwiftUI

/// Today's activities, and the search in all.
struct HomeView: View {
  let model: HomeModel

  var body: some View {
    @Bindable var list = model.list
    ActivityList(model: model.list)
      .navigationTitle(model.list.title, variants: model.list.titleVariants)
      .navigationSubtitle(model.list.subtitle, variants: model.list.subtitleVariants)
      .searchable(text: $list.text, prompt: Text(model.list.context.words[.search]))
      .toolbar { NewButton(stack: model.stack, address: model.list.newAddress) }
      .safeAreaInset(edge: .bottom) { UndoBar(stack: model.stack) }
  }
}

/// The activities of a day or of a category, as a level of a stack.
struct ActivityListPage: View {
  let model: ActivityListModel

  var body: some View {
    ActivityList(model: model)
      .navigationTitle(model.title, variants: model.titleVariants)
      .navigationSubtitle(model.subtitle, variants: model.subtitleVariants)
      .toolbar { if let stack = model.stack { NewButton(stack: stack, address: model.newAddress) } }
      .safeAreaInset(edge: .bottom) { if let stack = model.stack { UndoBar(stack: stack) } }
  }
}

/// The button in the bar that adds something.
struct NewButton: View {
  let stack: StackModel
  var title: String?
  let address: String?

  var body: some View {
    Button(title ?? stack.context.words[.newActivity], systemImage: "plus") { stack.newButtonTapped() }
      .linkAddress(address)
      .keyboardShortcut("n", modifiers: [])
  }
}
