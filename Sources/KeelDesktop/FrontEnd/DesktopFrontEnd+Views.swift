#if Desktop
import CKeelGtk
import KeelScene

/// The views of elements. The compiler requires a decision for each element.
extension DesktopFrontEnd {
  /// Makes the view of a node that fills a window, a page or a pane.
  func makePage(_ id: NodeID) -> NodeView {
    tree.element(of: id)?.isPageByItself == true
      ? makeView(of: id, in: nil) : BoxView(id, self, in: nil, role: .page)
  }

  /// Makes the view of a node in an island.
  func makeView(of id: NodeID, in island: BoxView?) -> NodeView {
    let view = make(id, in: island)
    if !view.isRefreshed { _ = view.refresh() }
    return view
  }

  /// Makes a view, which may not show the node yet.
  private func make(_ id: NodeID, in island: BoxView?) -> NodeView {
    guard let element = tree.element(of: id) else { return PlainView(id, self) }
    switch element {
    case .navigation: return NavigationView(id, self)
    case .screen: return ScreenView(id, self)
    case .tabs: return TabsView(id, self)
    case .split: return SplitView(id, self)
    case .scroll: return ScrollView(id, self)
    case .list(let list): return list.isLong ? LongListView(id, self) : ListView(id, self)
    case .label: return LabelView(id, self)
    case .button: return ButtonView(id, self)
    case .toggle: return ToggleView(id, self)
    case .textField: return FieldView(id, self)
    case .image: return ImageView(id, self)
    case .activityIndicator: return SpinnerView(id, self)
    case .gauge: return GaugeView(id, self)
    case .progress(let progress):
      return progress.style == .circular ? GaugeView(id, self) : ProgressView(id, self)
    case .slider: return SliderView(id, self)
    case .stepper: return StepperView(id, self)
    case .picker(let picker):
      return picker.style == .menu || picker.style == .wheel ? DropDownView(id, self) : OptionsView(id, self)
    case .datePicker: return DateView(id, self)
    case .menu: return MenuView(id, self)
    case .link: return LinkView(id, self)
    case .textEditor: return EditorView(id, self)
    case .disclosure, .group: return FoldView(id, self)
    case .separator: return SeparatorView(id, self)
    case .stack(let stack) where stack.window != nil: return LazyStackView(id, self)
    case .box, .shape, .drawing, .stack, .layers, .firstFit, .arranged, .grid, .gridRow, .geometryReader:
      return BoxView(id, self, in: island)
    case .window, .bar, .sheet, .alert, .section, .row, .spacer: return PlainView(id, self)
    }
  }
}
#endif
