#if Desktop
import CKeelGtk
import KeelLayout
import KeelScene

/// The sizes of GTK's widgets, as the solver asks for them, in whole pixels. The text size of the desktop is in them.
@MainActor final class GtkMetrics: LayoutMetrics {
  weak var front: DesktopFrontEnd?

  func size(of node: NodeID, _ element: Element, in proposal: LayoutProposal) -> SceneSize {
    if case .separator = element { return SceneSize(width: proposal.width ?? 1, height: 1) }
    guard let front, let widget = front.views[node]?.widget else { return SceneSize() }
    if case .label(let label) = element { return LabelView.size(of: label, widget, in: proposal) }
    if case .textEditor(let editor) = element, let lines = editor.lines, let view = front.views[node] as? EditorView {
      return view.size(in: proposal.width, lines)
    }
    var least: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
    let growth = front.tree.growth(of: node)
    var width = Double(natural)
    if let offered = proposal.width {
      // GTK never gives a widget less than its least width.
      width =
        growth.contains(.horizontal)
        ? max(offered, Double(least)) : min(max(offered, Double(least)), Double(natural))
    }
    let forWidth = width.isFinite ? max(Int32(min(width, 100_000).rounded(.up)), least) : -1
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, forWidth, &least, &natural, nil, nil)
    var height = Double(natural)
    if growth.contains(.vertical), let offered = proposal.height { height = max(offered, Double(least)) }
    return SceneSize(width: width.rounded(.up), height: height)
  }

  /// Returns no room for a button that looks like its label. GTK measures others, with the room of the theme.
  func insets(of button: ButtonElement) -> SceneInsets? { button.style.isBare ? SceneInsets() : nil }

  func baselines(of node: NodeID, _ element: Element, _ size: SceneSize) -> (first: Double, last: Double)? {
    guard let widget = front?.views[node]?.widget else { return nil }
    if case .label(let label) = element { return LabelView.baselines(of: label, widget, size) }
    var baseline: Int32 = -1
    let width = size.width.isFinite ? Int32(min(size.width, 100_000)) : -1
    var least: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, max(width, least), nil, nil, nil, &baseline)
    return baseline < 0 ? nil : (Double(baseline), Double(baseline))
  }
}
#endif
