public import KeelScene

/// The kinds of element, without their values: a new case of `Element` does not compile in this file until it is
/// listed.
public enum ConformanceElementKind: String, Hashable, Sendable, CaseIterable {
  case window, navigation, screen, bar, sheet, alert, stack, scroll, list, section, row, label, button, toggle
  case textField, image, activityIndicator, progress, separator, spacer
  case slider, stepper, picker, datePicker, menu, link, gauge, textEditor, disclosure, group, grid, gridRow, layers
  case firstFit, arranged, box, shape, drawing, geometryReader, tabs, split

  public init(_ element: Element) {
    self =
      switch element {
      case .window: .window
      case .navigation: .navigation
      case .screen: .screen
      case .bar: .bar
      case .sheet: .sheet
      case .alert: .alert
      case .stack: .stack
      case .scroll: .scroll
      case .list: .list
      case .section: .section
      case .row: .row
      case .label: .label
      case .button: .button
      case .toggle: .toggle
      case .textField: .textField
      case .image: .image
      case .activityIndicator: .activityIndicator
      case .progress: .progress
      case .separator: .separator
      case .spacer: .spacer
      case .slider: .slider
      case .stepper: .stepper
      case .picker: .picker
      case .datePicker: .datePicker
      case .menu: .menu
      case .link: .link
      case .gauge: .gauge
      case .textEditor: .textEditor
      case .disclosure: .disclosure
      case .group: .group
      case .grid: .grid
      case .gridRow: .gridRow
      case .layers: .layers
      case .firstFit: .firstFit
      case .arranged: .arranged
      case .box: .box
      case .shape: .shape
      case .drawing: .drawing
      case .geometryReader: .geometryReader
      case .tabs: .tabs
      case .split: .split
      }
  }
}

/// The kinds of event, without their values.
public enum ConformanceEventKind: String, Hashable, Sendable, CaseIterable {
  case activate, toggle, edit, submit, action, pop, dismiss, reveal, find, refresh, keyCommand, focus, environment
  case pointer, close, adjust, increment, decrement, choose, setDate, followLink, search, searching, deleteRow, moveRow
  case select
  /// Sent by front ends with addresses, whose own tests cover it.
  case open
  /// Sent when programs are suspended and tabs hidden; front ends' own tests cover it.
  case phase
  /// Sent for nodes that the program asks about. Cases cover scroll positions; front ends' own tests cover frames, which
  /// differ between them.
  case geometry

  public init(_ event: Event) {
    self =
      switch event {
      case .activate: .activate
      case .toggle: .toggle
      case .edit: .edit
      case .select: .select
      case .submit: .submit
      case .action: .action
      case .pop: .pop
      case .dismiss: .dismiss
      case .reveal: .reveal
      case .find: .find
      case .refresh: .refresh
      case .keyCommand: .keyCommand
      case .focus: .focus
      case .geometry: .geometry
      case .environment: .environment
      case .close: .close
      case .adjust: .adjust
      case .increment: .increment
      case .decrement: .decrement
      case .choose: .choose
      case .setDate: .setDate
      case .followLink: .followLink
      case .search: .search
      case .searching: .searching
      case .deleteRow: .deleteRow
      case .moveRow: .moveRow
      case .open: .open
      case .phase: .phase
      case .pointer: .pointer
      }
  }
}

/// The kinds of operation that a patch can have.
public enum ConformanceOperationKind: String, Hashable, Sendable, CaseIterable {
  case root, insert, remove, move, update, attributes, focus

  public init(_ operation: Patch.Operation) {
    self =
      switch operation {
      case .root: .root
      case .insert: .insert
      case .remove: .remove
      case .move: .move
      case .update: .update
      case .attributes: .attributes
      case .focus: .focus
      }
  }
}
