package import KeelScene

/// A choice among options, as a menu, a list, segments or a wheel. It sends `valueChanged` when the user chooses one.
@MainActor package class UIPickerControl: UIControl {
  package var title = "" {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  package var options: [PickerOption] = [] {
    didSet { if options != oldValue { setNeedsDescription() } }
  }
  /// The index of the chosen option; `nil` while none is chosen. Setting it sends no event.
  package var selectedIndex: Int? {
    didSet { if selectedIndex != oldValue { setNeedsDescription() } }
  }
  package var style: PickerElement.Style = .menu {
    didSet { if style != oldValue { setNeedsDescription() } }
  }

  override package var element: Element {
    .picker(PickerElement(title: title, options: options, selectedIndex: selectedIndex, style: style))
  }

  override package func handle(_ event: KeelScene.Event) {
    guard case .choose(_, let index) = event, isEnabled, options.indices.contains(index), options[index].isEnabled,
      index != selectedIndex
    else { return }
    selectedIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
