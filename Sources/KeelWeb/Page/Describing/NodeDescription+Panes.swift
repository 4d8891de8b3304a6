internal import KeelInteraction
internal import KeelScene

/// The widths of panes, by the rules of `SplitParts.widths(of:in:usual:)`.
extension NodeDescription {
  /// Adds the width of a pane, if the program affects it. In a compact window, the only visible pane takes all of it.
  func addWidth(ofPane index: Int, of split: SplitParts, to markup: inout Markup) {
    let shown = split.shown(in: .regular)
    guard split.hasRequestedWidths, let last = shown.last else { return }
    let share = "\((100 / Double(shown.count)).short)%"
    guard index != last else {
      if split.leastLastWidth > 0 { markup.addStyle("min-inline-size:min(\(split.leastLastWidth.css),100%)") }
      return
    }
    let limits = split.limits(ofPane: index)
    let width =
      switch limits.preferred {
      case .points: limits.width(in: 0).css
      case .part(let part): "clamp(\(limits.least.css),\((part * 100).short)%,\(limits.most.css))"
      }
    markup.addStyle("flex-basis:min(\(width),\(share))")
    guard split.leastLastWidth > 0 else { return }
    markup.addStyle("flex-shrink:1;min-inline-size:min(\(limits.least.css),\(share))")
  }
}
