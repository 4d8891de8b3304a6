import KeelControls
import KeelModel

/// The keyboard focus among the fields marked with `focused(_:)` or `focused(_:equals:)`.
///
/// Setting it moves the focus, and it is set when the user moves the focus. It is `false` or `nil` while the focus is
/// in none of these fields.
@MainActor @preconcurrency @propertyWrapper public struct FocusState<Value: Hashable>: StoredProperty {
  private let none: Value
  private var box: FocusBox<Value>?

  /// Creates a state for one field.
  public init() where Value == Bool { none = false }
  /// Creates a state for several fields, each with a value.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// The value of the field that has the focus. A body that reads it is updated when it changes.
  public var wrappedValue: Value {
    get { box?.value ?? none }
    nonmutating set { box?.move(to: newValue) }
  }

  /// The binding to pass to `focused`.
  public var projectedValue: Binding { Binding(box: box ?? FocusBox(none: none)) }

  package mutating func makeStorage() -> AnyObject? { FocusBox(none: none) }
  package mutating func install(_ storage: AnyObject?, in mount: AnyMount) { box = storage as? FocusBox<Value> }

  /// A reference to a focus state, for reading and moving the focus.
  @MainActor @preconcurrency @propertyWrapper public struct Binding {
    let box: FocusBox<Value>
    /// The value of the field that has the focus.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.move(to: newValue) }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: ComparedField {
  package static func isSame(_ old: Self, _ new: Self) -> Bool { true }
}

extension FocusState.Binding: ComparedField {
  package static func isSame(_ old: Self, _ new: Self) -> Bool { old.box === new.box }
}

/// The storage of a focus state while its view exists.
@MainActor final class FocusBox<Value: Hashable> {
  private let signal = Signal()
  private let none: Value
  private var current: Value
  private var fields: [Field] = []

  private struct Field {
    weak var owner: AnyMount?
    var value: Value
    var control: () -> UIResponder?
  }

  init(none: Value) {
    self.none = none
    current = none
  }

  var value: Value {
    signal.read()
    return current
  }

  private func note(_ value: Value) {
    guard value != current else { return }
    current = value
    signal.fire()
  }

  /// Registers a field, or updates its value.
  func register(_ owner: AnyMount, value: Value, control: @escaping () -> UIResponder?) {
    fields.removeAll { $0.owner == nil || $0.owner === owner }
    fields.append(Field(owner: owner, value: value, control: control))
    // A new field for the current value receives the focus when it appears, in the same frame.
    guard value == current, value != none else { return }
    if let control = control(), !control.isFirstResponder { control.becomeFirstResponder() }
  }

  func unregister(_ owner: AnyMount) { fields.removeAll { $0.owner == nil || $0.owner === owner } }

  /// Moves the focus on behalf of the program.
  func move(to value: Value) {
    guard value != current else { return }
    note(value)
    wish()
  }

  /// Moves the focus after the bodies of this turn, when new fields exist.
  private func wish() {
    BodyPass.shared.afterBodies { [weak self] in self?.settle() }
  }

  private func settle() {
    guard current != none else {
      for field in fields {
        if let control = field.control(), control.isFirstResponder { control.resignFirstResponder() }
      }
      return
    }
    guard let control = fields.first(where: { $0.value == current })?.control() else { return }
    if !control.isFirstResponder { control.becomeFirstResponder() }
  }

  /// Called when the focus has entered or left a field.
  func focusDidChange(of owner: AnyMount, isFocused: Bool) {
    guard let field = fields.first(where: { $0.owner === owner }) else { return }
    if isFocused { note(field.value) } else if current == field.value { note(none) }
  }
}

/// A modifier that connects a field to a focus state.
struct FocusedModifier<Value: Hashable> {
  /// The field: one of the view, or the search field of its page.
  enum Field { case ofView, ofSearch }

  let box: FocusBox<Value>
  let value: Value
  var field = Field.ofView
}

extension FocusedModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    FocusedMount(view, at: place)
  }
}

final class FocusedMount<Content: View, Value: Hashable>: ModifierMount<Content, FocusedModifier<Value>> {
  private weak var joined: UIResponder?

  override func didMountContent() { join() }
  override func didUpdate() { join() }

  private var control: UIResponder? {
    switch modifier.field {
    case .ofView: child.flatMap { firstField(in: $0.items) }
    case .ofSearch: surroundings.page.controller?.navigationItem.searchController?.searchBar
    }
  }

  private func join() {
    let control = control
    if joined !== control {
      joined?.unfollowFocus(self)
      control?.followFocus(self) { [weak self] isFocused in
        guard let self else { return }
        modifier.box.focusDidChange(of: self, isFocused: isFocused)
      }
    }
    joined = control
    modifier.box.register(self, value: modifier.value) { [weak self] in self?.control }
  }

  override func willUnmount() {
    modifier.box.focusDidChange(of: self, isFocused: false)
    modifier.box.unregister(self)
    joined?.unfollowFocus(self)
  }
}

/// A modifier that sets the focus when the view appears.
struct DefaultFocusModifier<Value: Hashable> {
  let box: FocusBox<Value>
  let value: Value
}

extension DefaultFocusModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    DefaultFocusMount(view, at: place)
  }
}

final class DefaultFocusMount<Content: View, Value: Hashable>: ModifierMount<Content, DefaultFocusModifier<Value>> {
  override func didMountContent() { modifier.box.move(to: modifier.value) }
}

/// Returns the view that receives the keyboard focus: the first field in the views, or else the first other control.
@MainActor func firstField(in views: [UIView]) -> UIResponder? {
  if let field = firstResponder(in: views, where: { $0 is UITextField || $0 is UITextView }) { return field }
  guard let control = firstResponder(in: views, where: { $0 is UIControl }) as? UIControl else { return nil }
  control.isFocusFollowed = true
  return control
}

@MainActor private func firstResponder(in views: [UIView], where isMeant: (UIView) -> Bool) -> UIView? {
  for view in views {
    if isMeant(view) { return view }
    if let found = firstResponder(in: view.subviews, where: isMeant) { return found }
  }
  return nil
}

extension View {
  /// Sets the state to `true` while the keyboard focus is in this view, and moves the focus there when the program sets
  /// it.
  ///
  /// This applies to the first field in the view or, if there is none, to its first control.
  @MainActor @preconcurrency public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(box: condition.box, value: true))
  }

  /// Sets the state to a value while the keyboard focus is in this view, and moves the focus there when the program
  /// sets it.
  ///
  /// This applies to the first field in the view or, if there is none, to its first control.
  @MainActor @preconcurrency public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(box: binding.box, value: value))
  }

  /// Moves the keyboard focus to the field with a value when this view appears; the priority is not used.
  @MainActor @preconcurrency public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(box: binding.box, value: value))
  }

  /// Returns the same view: front ends determine which views can have the keyboard focus.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Returns the same view: front ends choose the appearance of the focus.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Returns the same view: front ends choose the order of the focus.
  nonisolated public func focusSection() -> some View { self }
}

/// The priority of a default focus. All priorities are equivalent.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The default priority.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// A priority above the default one.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
