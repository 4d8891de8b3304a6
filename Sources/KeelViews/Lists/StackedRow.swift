import KeelControls
import KeelScene

/// What views side by side come to as a row of a list.
///
/// Where they are words, pictures and small controls, front ends are told which is which, and draw the row as any other
/// row: the first text is the row's, a second one below it or at the trailing edge (after a `Spacer`) the secondary
/// one; a picture before the text is the row's, those after it are marks, with `checkmark` and `chevron.forward` as
/// what these mean; other controls are accessories. A button that looks as suits the place is pressed by the row; one
/// with a style of its own (`.borderless`) is an accessory, as in SwiftUI. Anything else leaves the row as it is.
@MainActor struct StackedRow {
  private(set) var traits = RowTraits()
  private var isTrailing = false
  /// Hears of changes: nothing of what is spoken for is drawn as a node of its own.
  private let cell: UIView?

  /// `nil` where there is more to the views than a row can say.
  init?(_ stack: UIStackView) {
    cell = stack.embedder
    guard stack.axis == .horizontal, stack.isShown, takeAll(stack.subviews), !traits.text.isEmpty else { return nil }
  }

  /// Says of the row what its content comes to.
  init?(_ traits: RowTraits, in control: UIView) {
    cell = control.embedder
    self.traits = traits
    self.traits.content = []
    self.traits.textColor = .label
    guard takeAll(traits.content), !self.traits.text.isEmpty else { return nil }
  }

  private mutating func takeAll(_ views: [UIView]) -> Bool {
    for view in views {
      // Those that stand on a control tell that, which tells the cell.
      if view.superview != nil { view.embedder = cell }
      if view.isShown, view.extras.sayMoreThanAddress || !take(view) { return false }
    }
    return true
  }

  private mutating func take(_ view: UIView) -> Bool {
    switch view {
    case let stack as UIStackView: return stack.axis == .horizontal ? takeAll(stack.subviews) : take(lines: stack)
    case let pair as UITitleIconView: return takeAll(pair.subviews)
    case let pair as UILabeledContentView: return takeAll(pair.subviews)
    case is UISpacerView: isTrailing = !traits.text.isEmpty
    case let label as UILabel: return take(label, below: false)
    case let picture as UIImageView: return take(picture)
    case let button as UIButton: return take(button)
    case is UIActivityIndicatorView, is UISwitch, is UITextField:
      guard !traits.text.isEmpty else { return false }
      traits.accessories.append(view)
    default: return false
    }
    return true
  }

  private mutating func take(_ label: UILabel, below: Bool) -> Bool {
    guard case .label(let element) = label.element, element.runs.isEmpty, label.accessibilityLabel == nil else {
      return false
    }
    if traits.text.isEmpty {
      traits.text = element.text
      traits.textColor = element.color
      traits.font = element.font
    } else {
      guard below || isTrailing, traits.secondaryText.isEmpty else { return false }
      traits.secondaryText = element.text
      traits.secondaryPlacement = below ? .below : .trailing
      traits.secondaryColor = element.color
    }
    return true
  }

  /// A text, or two, one below the other.
  private mutating func take(lines stack: UIStackView) -> Bool {
    guard traits.text.isEmpty else { return false }
    for view in stack.subviews {
      view.embedder = cell
      guard view.isShown else { continue }
      guard let label = view as? UILabel, !label.extras.sayMoreThanAddress, take(label, below: true) else {
        return false
      }
    }
    return !traits.text.isEmpty
  }

  private mutating func take(_ picture: UIImageView) -> Bool {
    guard picture.data == nil else { return false }
    let label = picture.accessibilityLabel ?? picture.label
    switch picture.symbol.name {
    case "checkmark": traits.hasCheckmark = true
    case "chevron.forward" where isTrailing, "chevron.right" where isTrailing: traits.hasDisclosure = true
    default:
      if traits.text.isEmpty {
        guard traits.image == nil, label.isEmpty else { return false }
        traits.image = picture.symbol
      } else {
        traits.marks.append(.init(symbol: picture.symbol, label: label))
      }
    }
    return true
  }

  private mutating func take(_ button: UIButton) -> Bool {
    guard button.isPressedByRow, traits.text.isEmpty, traits.activate == nil, case .button(let element) = button.element
    else {
      if let words = LabelWords(button.labelViews), words.title.isEmpty { button.isDetail = words.image.isInfo }
      traits.accessories.append(button)
      return !traits.text.isEmpty
    }
    traits.isEnabled = button.isEnabled
    traits.activate = { [weak button] in button?.press() }
    traits.address = button.linkAddress
    if element.hasLabelChild { return takeAll(button.labelViews) }
    traits.text = element.title
    traits.image = element.image
    traits.textColor = element.role == .destructive ? .red : button.attributes.tint ?? .tint
    return button.accessibilityLabel == nil
  }
}

extension Symbol? {
  /// Whether it is the picture of the button that tells more about something.
  fileprivate var isInfo: Bool { self?.name == "info.circle" || self?.name == "info.circle.fill" }
}
