public import KeelScene

/// The kind of an element as a user names it.
public enum Role: String, Hashable, Sendable, CaseIterable {
  case button, row, `switch`, field, label, image, screen, section, list, sheet, alert, activity, progress
  case slider, stepper, picker, date, menu, link, gauge, disclosure, group, tabs

  /// Creates the role of an element; `nil` for elements that only arrange others.
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
    case .image, .drawing: self = .image
    case .activityIndicator: self = .activity
    case .progress: self = .progress
    case .slider: self = .slider
    case .stepper: self = .stepper
    case .picker: self = .picker
    case .datePicker: self = .date
    case .menu: self = .menu
    case .link: self = .link
    case .gauge: self = .gauge
    case .textEditor: self = .field
    case .disclosure: self = .disclosure
    case .group: self = .group
    case .tabs: self = .tabs
    case .window, .navigation, .bar, .stack, .scroll, .separator, .spacer, .grid, .gridRow, .layers, .box, .shape,
      .geometryReader, .split:
      return nil
    }
  }
}
