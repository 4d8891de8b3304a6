import DoneDoneModel
import SwiftUI

/// A screen: its root with the levels of its stack.
struct StackView<Root: View>: View {
  @Bindable var stack: StackModel
  @ViewBuilder let root: Root

  var body: some View {
    NavigationStack(path: $stack.path) {
      root.navigationDestination(for: Level.self) { LevelView(level: $0) }
    }
  }
}

/// The sheets and alerts of a stack. They are outside of the tabs and panes, which come and go with the width of the
/// window: a view that goes closes its sheet.
struct StackSheets: ViewModifier {
  @Bindable var stack: StackModel

  func body(content: Content) -> some View {
    content
      .sheet(item: $stack.destination.activityForm) { ActivityFormView(model: $0) }
      .sheet(item: $stack.destination.categoryForm) { CategoryFormView(model: $0) }
      .alert($stack.destination.alert) { _ in }
  }
}

private struct LevelView: View {
  let level: Level

  var body: some View {
    switch level {
    case .list(let model): ActivityListPage(model: model)
    case .activity(let model): ActivityView(model: model)
    case .categories(let model): CategoriesView(model: model)
    case .transfer(let model): TransferView(model: model)
    case .about: AboutView()
    }
  }
}
