package import KeelInteraction
package import KeelScene

/// A control for choosing one of the colours that every front end supports. It sends `valueChanged` when the user
/// chooses one.
///
/// Another colour of the program is a further choice, named by its parts in hexadecimal digits (`#3366CC`). It stays one
/// after the user has chosen a different colour, until the program sets the next one.
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
      if let selectedColor, !Self.choices.contains(where: { $0.color == selectedColor }) { ownColor = selectedColor }
      setNeedsDescription()
      boundValueDidChange()
    }
  }
  /// The colour that the program has set last and that is none of the named ones.
  private var ownColor: UIColor?
  private var offered: [UIColor] { Self.choices.map(\.color) + (ownColor.map { [$0] } ?? []) }
  /// The title, displayed beside the control.
  open var title: String? {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  /// A value that is stored without effect: front ends offer no opacity.
  open var supportsAlpha = true

  override package var element: Element {
    let titles = Self.choices.map { systemWords[$0.name] } + (ownColor.map { [$0.hexadecimal] } ?? [])
    return .picker(
      PickerElement(
        title: title ?? "", options: titles.map { PickerOption(title: $0) },
        selectedIndex: offered.firstIndex { $0 == selectedColor }))
  }

  override package func handle(_ event: KeelScene.Event) {
    let offered = offered
    guard case .choose(_, let index) = event, isEnabled, offered.indices.contains(index),
      offered[index] != selectedColor
    else { return }
    selectedColor = offered[index]
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension UIColor {
  /// The red, green and blue parts on a light page, each as two hexadecimal digits.
  fileprivate var hexadecimal: String {
    sceneColor.parts(isDark: false).reduce("#") { text, part in
      let digits = String(Int(part.rounded()), radix: 16, uppercase: true)
      return text + (digits.count < 2 ? "0" : "") + digits
    }
  }
}
