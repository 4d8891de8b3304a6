package import KeelInteraction
package import KeelScene

/// A control for choosing one of the colours that every front end supports. It sends `valueChanged` when the user
/// chooses one.
///
/// Any other colour is shown as no choice, and is kept until the user chooses one.
@MainActor @preconcurrency open class UIColorWell: UIControl {
  /// The colours that can be chosen, with their names.
  package static let choices: [(name: SystemWord, color: UIColor)] = [
    (.red, .systemRed), (.orange, .systemOrange), (.yellow, .systemYellow), (.green, .systemGreen),
    (.mint, .systemMint), (.teal, .systemTeal), (.cyan, .systemCyan), (.blue, .systemBlue), (.indigo, .systemIndigo),
    (.purple, .systemPurple), (.pink, .systemPink), (.brown, .systemBrown), (.gray, .systemGray), (.black, .black),
    (.white, .white),
  ]

  /// The colour; `nil` for none. Setting it sends no event.
  open var selectedColor: UIColor? {
    didSet {
      guard selectedColor != oldValue else { return }
      setNeedsDescription()
      boundValueDidChange()
    }
  }
  /// The title, displayed beside the control.
  open var title: String? {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  /// A value that is stored without effect: front ends offer no opacity.
  open var supportsAlpha = true

  override package var element: Element {
    .picker(
      PickerElement(
        title: title ?? "", options: Self.choices.map { PickerOption(title: systemWords[$0.name]) },
        selectedIndex: Self.choices.firstIndex { $0.color == selectedColor }))
  }

  override package func handle(_ event: KeelScene.Event) {
    guard case .choose(_, let index) = event, isEnabled, Self.choices.indices.contains(index),
      Self.choices[index].color != selectedColor
    else { return }
    selectedColor = Self.choices[index].color
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
