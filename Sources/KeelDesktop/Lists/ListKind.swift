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
    note(.pages)
    var next = parent(of: id)
    while let here = next {
      if case .screen(let screen)? = element(of: here), !screen.title.isEmpty { return screen.title }
      next = parent(of: here)
    }
    return nil
  }
}
#endif
