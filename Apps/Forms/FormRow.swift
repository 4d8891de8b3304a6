package import KeelControls
import KeelModel

/// A row of a form.
@MainActor public struct FormRow {
  /// The name of the row, unique in its form.
  let id: String
  /// The path that a tap leads to.
  let address: String?
  let isEnabled: () -> Bool
  /// What a tap does; `nil` if the row cannot be tapped.
  let choose: (() -> Void)?
  /// The actions of a swipe.
  package var swipeActions: [UIContextualAction] = []
  /// The actions of a menu.
  package var menu: [UIAction] = []
  let update: (FormCell) -> Void

  /// Creates a row.
  ///
  /// - Parameter update: Shows the row in its cell. It runs when the cell is made, after each change of a value that it
  ///   has read, and when `sections()` has returned the row again. Make the control of the row with `FormCell.control`.
  ///   A row of one name always has the same kind of control.
  package init(
    _ id: String, address: String? = nil, isEnabled: @escaping @autoclosure () -> Bool = true,
    choose: (() -> Void)? = nil, update: @escaping (FormCell) -> Void
  ) {
    self.id = id
    self.address = address
    self.isEnabled = isEnabled
    self.choose = choose
    self.update = update
  }
}

/// A group of rows. Header and footer are read again whenever a value that they depend on changes.
@MainActor public struct FormSection {
  let id: String
  let header: () -> String?
  let footer: () -> String?
  let rows: [FormRow]

  package init(
    _ id: String, header: @escaping @autoclosure () -> String? = nil,
    footer: @escaping @autoclosure () -> String? = nil, rows: [FormRow]
  ) {
    self.id = id
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

/// The cell of a row, which keeps the control in it.
@MainActor package final class FormCell: UICollectionViewListCell {
  /// The identity of the row among those of a page that is restored.
  var identity: String?
  private var kept: UIView?

  /// Returns the control of the row, which `make` makes at the first call only: another one would not have the focus.
  @discardableResult package func control<Control: UIView>(_ make: () -> Control) -> Control {
    if let control = kept as? Control { return control }
    let control = withoutTracking(make)
    kept = control
    accessories = [.customView(configuration: .init(customView: control))]
    return control
  }
}

/// The keyboard focus of a page, which the page remembers so that the focus can return after an alert.
@MainActor package final class FieldFocus {
  weak var field: UITextField?
  /// True if the field has the focus when the page appears.
  let startsHere: Bool

  package init(startsHere: Bool = true) { self.startsHere = startsHere }

  /// Gives the focus to the field, if it exists.
  package func take() { field?.becomeFirstResponder() }
}
