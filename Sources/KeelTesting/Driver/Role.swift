public import KeelScene

/// What a thing on the screen is to a person who looks for it.
public enum Role: String, Hashable, Sendable, CaseIterable {
  case button, row, `switch`, field, label, image, screen, section, list, sheet, alert, activity, progress

  /// The role of an element; `nil` for what only arranges others.
  public init?(_ element: Element) {
    switch element {
    case .screen: self = .screen
    case .sheet: self = .sheet
    case .alert: self = .alert
    case .list: self = .list
    case .section: self = .section
    case .row: self = .row
    case .label: self = .label
    case .button: self = .button
    case .toggle: self = .switch
    case .textField: self = .field
    case .image: self = .image
    case .activityIndicator: self = .activity
    case .progress: self = .progress
    case .window, .navigation, .bar, .stack, .scroll, .separator, .spacer: return nil
    }
  }

  /// With its article, for messages.
  var withArticle: String {
    switch self {
    case .image, .alert: "an \(rawValue)"
    case .activity: "an activity sign"
    case .progress: "a progress bar"
    default: "a \(rawValue)"
    }
  }
}
