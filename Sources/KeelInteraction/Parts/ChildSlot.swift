package import KeelScene

/// The part of an element that one of its children is in, such as the leading side of a page's bar.
package enum ChildSlot: UInt8, Hashable, Sendable {
  /// All children, or all that are in no other part.
  case rest
  case label, content, accessories, leading, trailing, principal, bottom, fields, buttons, over, header, footer
}

extension Element {
  /// True if the children of the element are in several parts of it.
  package var hasSlots: Bool {
    switch self {
    case .window, .screen, .alert, .row, .disclosure, .group: true
    case .section(let section): section.hasHeaderChild || section.hasFooterChild
    default: false
    }
  }

  /// Returns the part of the element that a child is in.
  package func slot(of child: Element?, at index: Int) -> ChildSlot {
    switch self {
    case .window:
      switch child {
      case .sheet, .alert: .over
      default: .content
      }
    case .screen: if case .bar(let bar)? = child { bar.placement.slot } else { .content }
    case .alert: if case .textField? = child { .fields } else { .buttons }
    case .row(let row): index < row.contentChildCount ? .content : .accessories
    case .section(let section):
      if case .row? = child {
        .rest
      } else if section.hasHeaderChild, index == 0 {
        .header
      } else {
        section.hasFooterChild ? .footer : .rest
      }
    case .button: .label
    case .disclosure(let disclosure): disclosure.hasLabelChild && index == 0 ? .label : .rest
    case .group(let group): group.hasLabelChild && index == 0 ? .label : .rest
    default: .rest
    }
  }
}

extension BarElement.Placement {
  fileprivate var slot: ChildSlot {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .principal: .principal
    case .status, .bottom, .keyboard: .bottom
    }
  }
}
