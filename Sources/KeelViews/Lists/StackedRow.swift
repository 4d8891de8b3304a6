import KeelControls
import KeelScene

/// The traits of a list row that consists of views side by side.
///
/// If the views are words, pictures and small controls, front ends receive them as the parts of a standard row. The
/// first text is the row's, and a second one below it or at the trailing edge (after a `Spacer`) is the secondary text.
/// A picture before the text is the row's, and those after it are marks, of which `checkmark` and `chevron.forward`
/// have their usual meaning; a `checkmark` before the text has its own column. Other controls are accessories. The row
/// presses a button with the automatic style; a button with another style (`.borderless`) is an accessory, as in SwiftUI.
/// With any other content, such as a bold text at the trailing edge or a `Spacer` before the first text, the row shows
/// the views themselves.
@MainActor struct StackedRow {
  private(set) var traits = RowTraits()
  private var isTrailing = false
  /// The colour of texts and images without a colour of their own.
  private var ink = SceneColor.label
  /// True for the icon of a label, which has the colour of icons.
  private var isInLabel = false
  /// The cell that receives changes of the views, which are not drawn as separate nodes.
  private let cell: UIView?

  /// Creates the traits for a stack, or returns `nil` if a row's traits cannot describe its views.
  init?(_ stack: UIStackView) {
    cell = stack.embedder
    guard stack.axis == .horizontal, stack.isShown, takeAll(stack.subviews), !traits.text.isEmpty else { return nil }
  }

  /// Extends traits with those of their content, or returns `nil` if a row's traits cannot describe it.
  init?(_ traits: RowTraits, in control: UIView) {
    cell = control.embedder
    self.traits = traits
    self.traits.content = []
    ink = traits.textColor
    guard takeAll(traits.content), !self.traits.text.isEmpty else { return nil }
  }

  private mutating func takeAll(_ views: [UIView]) -> Bool {
    for view in views {
      // Views on a control notify the control, which notifies the cell.
      if view.superview != nil { view.embedder = cell }
      if view.isShown, view.extras.hasMoreThanAddress || !take(view) { return false }
    }
    return true
  }

  private mutating func take(_ view: UIView) -> Bool {
    switch view {
    case let stack as UIStackView: return stack.axis == .horizontal ? takeAll(stack.subviews) : take(lines: stack)
    case let pair as UITitleIconView:
      isInLabel = true
      defer { isInLabel = false }
      return takeAll(pair.subviews)
    case let pair as UILabeledContentView: return takeAll(pair.subviews)
    case is UISpacerView:
      // A text after a spacer is centred or trailing, as its author placed it.
      if traits.text.isEmpty { return false }
      isTrailing = true
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
    guard case .label(let element) = label.element, element.runs.isEmpty, !element.text.contains(where: \.isNewline),
      label.accessibilityLabel == nil
    else { return false }
    if traits.text.isEmpty {
      traits.text = element.text
      traits.textColor = element.color == .label ? ink : element.color
      traits.font = element.font
    } else {
      guard below || isTrailing, traits.secondaryText.isEmpty, element.font.isOrdinary else { return false }
      traits.secondaryText = element.text
      traits.secondaryPlacement = below ? .below : .trailing
      traits.secondaryColor = element.color == .label ? ink : element.color
    }
    return true
  }

  /// Adds one text, or two below each other. Returns false if there is other content.
  private mutating func take(lines stack: UIStackView) -> Bool {
    guard traits.text.isEmpty else { return false }
    for view in stack.subviews {
      view.embedder = cell
      guard view.isShown else { continue }
      guard let label = view as? UILabel, !label.extras.hasMoreThanAddress, take(label, below: true) else {
        return false
      }
    }
    return !traits.text.isEmpty
  }

  private mutating func take(_ picture: UIImageView) -> Bool {
    guard picture.data == nil else { return false }
    let label = picture.accessibilityLabel ?? picture.label
    switch picture.symbol.name {
    case "checkmark":
      traits.hasCheckmark = true
      traits.checkmarkPlacement = traits.text.isEmpty ? .leading : .trailing
    case "chevron.forward" where isTrailing, "chevron.right" where isTrailing: traits.hasDisclosure = true
    default:
      if traits.text.isEmpty {
        guard traits.image == nil, label.isEmpty else { return false }
        traits.image = isInLabel ? picture.symbol : picture.symbol.inked(ink)
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
    ink = rowColor(of: element, in: button)
    if element.hasLabelChild { return takeAll(button.labelViews) }
    traits.text = element.title
    traits.image = element.image
    if let font = element.font { traits.font = font }
    traits.textColor = ink
    return button.accessibilityLabel == nil
  }
}

extension Symbol {
  /// Returns the image in the colour of the text beside it, unless it has a colour of its own.
  func inked(_ color: SceneColor) -> Symbol {
    var image = self
    image.color = image.color ?? (color == .label ? .primary : color)
    return image
  }
}

extension SceneFont {
  /// True if the front end's font for secondary texts can stand for this one.
  fileprivate var isOrdinary: Bool {
    guard size == nil, weight == nil || weight == .regular, !isItalic, !isMonospaced else { return false }
    return switch style {
    case .body, .callout, .subheadline, .footnote, .caption1, .caption2: true
    case .largeTitle, .title1, .title2, .title3, .headline: false
    }
  }
}

extension Symbol? {
  /// True if the symbol is that of an information button.
  fileprivate var isInfo: Bool { self?.name == "info.circle" || self?.name == "info.circle.fill" }
}
