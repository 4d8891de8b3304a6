import KeelControls
import KeelModel

/// Where the keyboard focus is, among the fields that say `focused(_:)` or `focused(_:equals:)`.
///
/// Writing it moves the focus; when a person moves it, it says where it is. It holds no value (`false`, `nil`) while the
/// focus is in none of these fields.
@MainActor @preconcurrency @propertyWrapper public struct FocusState<Value: Hashable>: StoredProperty {
  private let none: Value
  private var box: FocusBox<Value>?

  /// Whether the focus is in a field.
  public init() where Value == Bool { none = false }
  /// Which of several fields the focus is in.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// Where the focus is. Reading it in a body makes the body follow it.
  public var wrappedValue: Value {
    get { box?.value ?? none }
    nonmutating set { box?.move(to: newValue) }
  }

  /// What `focused` takes.
  public var projectedValue: Binding { Binding(box: box ?? FocusBox(none: none)) }

  package mutating func makeStorage() -> AnyObject? { FocusBox(none: none) }
  package mutating func install(_ storage: AnyObject?, in mount: AnyMount) { box = storage as? FocusBox<Value> }

  /// A way to read and to move the focus.
  @MainActor @preconcurrency @propertyWrapper public struct Binding {
    let box: FocusBox<Value>
    /// Where the focus is.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.move(to: newValue) }
    }
    public var projectedValue: Binding { self }
  }
}

extension FocusState: ComparedField {
  package static func isSame(_ old: Self, _ new: Self) -> Bool { true }
}

extension FocusState.Binding: ComparedField {
  package static func isSame(_ old: Self, _ new: Self) -> Bool { old.box === new.box }
}

/// What a focus state is kept in while its view is there.
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

  /// A field has come, or means another value now.
  func register(_ owner: AnyMount, value: Value, control: @escaping () -> UIResponder?) {
    fields.removeAll { $0.owner == nil || $0.owner === owner }
    fields.append(Field(owner: owner, value: value, control: control))
    // A field that comes where the focus belongs takes it as it appears: in the same frame.
    guard value == current, value != none else { return }
    if let control = control(), !control.isFirstResponder { control.becomeFirstResponder() }
  }

  func unregister(_ owner: AnyMount) { fields.removeAll { $0.owner == nil || $0.owner === owner } }

  /// The program moves the focus.
  func move(to value: Value) {
    guard value != current else { return }
    note(value)
    wish()
  }

  /// What is asked for is done once what this turn brings is there.
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

  /// The focus has come to a field, or has left it.
  func focusDidChange(of owner: AnyMount, isFocused: Bool) {
    guard let field = fields.first(where: { $0.owner === owner }) else { return }
    if isFocused { note(field.value) } else if current == field.value { note(none) }
  }
}

/// Joins a field to a focus state.
struct FocusedModifier<Value: Hashable> {
  let box: FocusBox<Value>
  let value: Value
}

extension FocusedModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: Place
  ) -> Mount<ModifiedContent<Content, Self>> {
    FocusedMount(view, at: place)
  }
}

final class FocusedMount<Content: View, Value: Hashable>: ModifierMount<Content, FocusedModifier<Value>> {
  private weak var joined: UIResponder?

  override func didMountContent() { join() }
  override func didUpdate() { join() }

  private func join() {
    let control = child.flatMap { firstField(in: $0.items) }
    if joined !== control { joined?.onFocusChange = nil }
    joined = control
    modifier.box.register(self, value: modifier.value) { [weak self] in
      self?.child.flatMap { firstField(in: $0.items) }
    }
    control?.onFocusChange = { [weak self] isFocused in
      guard let self else { return }
      modifier.box.focusDidChange(of: self, isFocused: isFocused)
    }
  }

  override func willUnmount() {
    modifier.box.focusDidChange(of: self, isFocused: false)
    modifier.box.unregister(self)
    joined?.onFocusChange = nil
  }
}

/// Says where the focus is as the view comes.
struct DefaultFocusModifier<Value: Hashable> {
  let box: FocusBox<Value>
  let value: Value
}

extension DefaultFocusModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: Place
  ) -> Mount<ModifiedContent<Content, Self>> {
    DefaultFocusMount(view, at: place)
  }
}

final class DefaultFocusMount<Content: View, Value: Hashable>: ModifierMount<Content, DefaultFocusModifier<Value>> {
  override func didMountContent() { modifier.box.move(to: modifier.value) }
}

/// What can have the keyboard focus in the views: the first field in them; where there is none, the first other control.
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
  /// Says that the focus state is `true` while the keyboard focus is in the first field of this view, or, where there
  /// is none, on its first control.
  @MainActor @preconcurrency public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(box: condition.box, value: true))
  }

  /// Says that the focus state has this value while the keyboard focus is in the first field of this view, or, where there
  /// is none, on its first control.
  @MainActor @preconcurrency public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(box: binding.box, value: value))
  }

  /// Says where the keyboard focus is at first.
  @MainActor @preconcurrency public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(box: binding.box, value: value))
  }

  /// Front ends know what can have the keyboard focus: the same view.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Front ends choose how the focus is shown: the same view.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Front ends choose the order of the focus: the same view.
  nonisolated public func focusSection() -> some View { self }
}

/// How much a wish for the focus counts; every wish counts alike.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
