#if Desktop
import KeelInteraction
import KeelScene

extension ListElement {
  /// The number of rows up to which each of them has a widget of its own. All of them are described then.
  static let mostWidgets = 64

  /// True for lists that are shown in GTK's virtual list.
  var isLong: Bool { rowCount > Self.mostWidgets }
}

extension RowElement {
  /// True if the text of the row has the colour of warnings.
  var hasWarningColor: Bool { textColor == .red || textColor == .destructive }
}

extension ListElement.Style {
  /// True for lists in boxes, as in the settings of the desktop.
  var isBoxed: Bool { self == .insetGrouped || self == .grouped }
}

extension SceneTree {
  /// The title of the page around a node; `nil` if there is none.
  func title(around id: NodeID) -> String? {
    var next = parent(of: id)
    while let here = next {
      if case .screen(let screen)? = element(of: here), !screen.title.isEmpty { return screen.title }
      next = parent(of: here)
    }
    return nil
  }

  /// The name of a row that assistive technology reads: its text, or else the first text in it.
  func rowName(of id: NodeID) -> String {
    guard let node = self[id] else { return "" }
    if !node.attributes.accessibility.label.isEmpty { return node.attributes.accessibility.label }
    if case .row(let row) = node.element, !row.text.isEmpty { return row.text }
    for inner in inReadingOrder(from: id) {
      if inner.id != id, !inner.attributes.accessibility.label.isEmpty { return inner.attributes.accessibility.label }
      let title = inner.element.ownTitle
      if !title.isEmpty { return title }
    }
    return ""
  }
}
#endif
