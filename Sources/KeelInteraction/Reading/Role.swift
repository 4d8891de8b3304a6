public import KeelScene

/// The kind of an element as a user names it.
public enum Role: String, Hashable, Sendable, CaseIterable {
  /// An element with an action: a button, a row of a list, or a switch.
  case button, row, `switch`
  /// A text that is edited, or one that is only read.
  case field, label
  /// A picture.
  case image
  /// A page, or a part of one.
  case screen, section, list
  /// A page or a question in front of the others.
  case sheet, alert
  /// Work whose length is unknown, and work of which a part is completed.
  case activity, progress
  /// A value that the user sets: on a track, in steps, from options, in a calendar.
  case slider, stepper, picker, date
  /// A button that opens a menu, or a link to another page.
  case menu, link
  /// A value within a range, which the user cannot change.
  case gauge
  /// Content that can be hidden, content with a title, and pages of which one is shown.
  case disclosure, group, tabs

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
    case .window, .navigation, .bar, .stack, .scroll, .separator, .spacer, .grid, .gridRow, .layers, .firstFit,
      .arranged, .box, .shape, .geometryReader, .split:
      return nil
    }
  }
}
