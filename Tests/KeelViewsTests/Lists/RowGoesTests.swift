import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// Rows that go in the same turn in which something changes their modifiers.
///
/// The mount of such a row is removed before its list is updated. Between the two, the row was asked for its settings,
/// and read through a mount that no longer existed.
@MainActor @Suite(.serialized) struct RowGoesTests {
  enum Modifier: String, CaseIterable { case tag, badge, swipe, background, insets, selectionDisabled, delete, move }
  enum Content: String, CaseIterable { case condition, identity, elements }

  @MainActor @Observable final class Model {
    var unread = 1
    var ids = [1, 2]
    var selection: Int?
  }

  /// A view whose rows have one of the modifiers, with a value that changes when they go.
  private struct Modified<V: View>: View {
    let modifier: Modifier
    let model: Model
    let content: V

    var body: some View {
      switch modifier {
      case .tag: content.tag(model.unread)
      case .badge: content.badge(model.unread)
      case .swipe: content.swipeActions { Button("Mark \(model.unread)") {} }
      case .background: content.listRowBackground(model.unread == 0 ? Color.red : .blue)
      case .insets: content.listRowInsets(EdgeInsets(top: Double(model.unread), leading: 8, bottom: 0, trailing: 8))
      case .selectionDisabled: content.selectionDisabled(model.unread == 0)
      case .delete, .move: content
      }
    }
  }

  private struct Rows: View {
    let modifier: Modifier
    let kind: Content
    let model: Model

    var body: some View {
      Modified(modifier: modifier, model: model, content: section)
      Modified(modifier: modifier, model: model, content: elements)
      Button("Read") {
        model.unread = 0
        model.ids = [2]
      }
    }

    private var section: some View {
      Section {
        if model.unread > 0 { Text(verbatim: "New") }
        if kind == .identity { Text(verbatim: "Same").id(model.ids.count) }
        Text(verbatim: "All")
      }
    }

    private var elements: some DynamicViewContent {
      let count = model.unread
      return ForEach(kind == .identity ? model.ids + model.ids : model.ids, id: \.self) { id in
        Text(verbatim: "Element \(id)")
        if kind == .elements, count > 0 { Text(verbatim: "More of \(id)") }
      }
      .onDelete(perform: modifier == .delete && count > 0 ? { _ in } : nil)
      .onMove(perform: modifier == .move && count > 0 ? { _, _ in } : nil)
    }
  }

  private struct Page: View {
    let modifier: Modifier
    let kind: Content
    let isSelectable: Bool
    let isSidebar: Bool
    @Bindable var model: Model

    var body: some View {
      if isSidebar { list.listStyle(.sidebar) } else { list }
    }

    @ViewBuilder private var list: some View {
      if isSelectable {
        List(selection: $model.selection) { Rows(modifier: modifier, kind: kind, model: model) }
      } else {
        List { Rows(modifier: modifier, kind: kind, model: model) }
      }
    }
  }

  @Test(arguments: Modifier.allCases, Content.allCases)
  func aRowGoesWhileItsModifiersChange(_ modifier: Modifier, _ kind: Content) throws {
    for isSelectable in [false, true] {
      for isSidebar in [false, true] {
        let model = Model()
        let page = Page(
          modifier: modifier, kind: kind, isSelectable: isSelectable, isSidebar: isSidebar, model: model)
        let stage = ViewStage(page)
        let comment: Comment = "\(modifier), \(kind), selectable: \(isSelectable), sidebar: \(isSidebar)"
        #expect(stage.driver.exists("New"), comment)
        try stage.driver.tap("Read")
        Turn.shared.flush()
        #expect(!stage.driver.exists("New") && !stage.driver.exists("Element 1"), comment)
        #expect(stage.driver.exists("All") && stage.driver.exists("Element 2"), comment)
        stage.expectFresh(comment)
        stage.window.close()
      }
    }
  }
}
