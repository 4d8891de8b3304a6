import KeelControls

/// A type of value that views pass to enclosing views.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Value { get }
  /// Combines the values of two views, in their order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value, which is `nil`.
  public static var defaultValue: Value { nil }
}

/// A modifier that sets a value for the views around a view.
package struct PreferenceModifier<Key: PreferenceKey> {
  /// The closure that changes the value of the view's content into that of the view.
  let transform: (inout Key.Value) -> Void
  /// True if the transformation starts from the value of the content.
  let keepsParts: Bool
}

extension PreferenceModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    PreferenceMount(view, at: place)
  }
}

/// A mount that sets values for the views around it.
@MainActor private protocol PreferenceSource: AnyMount {
  func collect<Key: PreferenceKey>(_ key: Key.Type, into values: inout [Key.Value]) -> Bool
}

/// A mount that is notified when a value changes.
@MainActor private protocol PreferenceListener: AnyMount {
  func preferenceDidChange(_ key: Any.Type)
}

extension AnyMount {
  fileprivate func notifyPreferenceListeners(_ key: Any.Type) {
    var outer = parent
    while let current = outer {
      (current as? any PreferenceListener)?.preferenceDidChange(key)
      outer = current.parent
    }
  }

  fileprivate func collectPreferences<Key: PreferenceKey>(_ key: Key.Type, into values: inout [Key.Value]) {
    if let source = self as? any PreferenceSource, source.collect(key, into: &values) { return }
    for part in parts { part.collectPreferences(key, into: &values) }
  }

  /// Returns the combined value of the view and its parts. O(parts).
  fileprivate func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    var values: [Key.Value] = []
    collectPreferences(key, into: &values)
    guard var sum = values.first else { return Key.defaultValue }
    for value in values.dropFirst() { Key.reduce(value: &sum) { value } }
    return sum
  }
}

private final class PreferenceMount<Content: View, Key: PreferenceKey>: ModifierMount<
  Content, PreferenceModifier<Key>
>, PreferenceSource
{
  override func didMountContent() { notifyPreferenceListeners(Key.self) }
  override func didUpdate() { notifyPreferenceListeners(Key.self) }
  override func willUnmount() { notifyPreferenceListeners(Key.self) }

  func collect<Asked: PreferenceKey>(_ key: Asked.Type, into values: inout [Asked.Value]) -> Bool {
    guard key == Key.self, !isGone else { return false }
    var value = modifier.keepsParts ? child?.preference(Key.self) ?? Key.defaultValue : Key.defaultValue
    modifier.transform(&value)
    if let value = value as? Asked.Value { values.append(value) }
    return true
  }
}

/// A modifier that observes the value that a view and its content set.
package struct PreferenceChangeModifier<Key: PreferenceKey> {
  let action: @MainActor (Key.Value) -> Void
}

extension PreferenceChangeModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    PreferenceChangeMount(view, at: place)
  }
}

private final class PreferenceChangeMount<Content: View, Key: PreferenceKey>: ModifierMount<
  Content, PreferenceChangeModifier<Key>
>, PreferenceListener
{
  private var last: Key.Value?
  private var isWaiting = false

  override func didMountContent() { wait() }

  func preferenceDidChange(_ key: Any.Type) {
    if key == Key.self { wait() }
  }

  private func wait() {
    guard !isWaiting else { return }
    isWaiting = true
    BodyPass.shared.afterBodies { [weak self] in self?.notify() }
  }

  private func notify() {
    isWaiting = false
    guard !isGone, let child else { return }
    let value = child.preference(Key.self)
    if let last, isSame(last, value) { return }
    last = value
    modifier.action(value)
  }

  private func isSame(_ old: Key.Value, _ new: Key.Value) -> Bool {
    withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { Sameness.of(Key.Value.self)(old, $0) } }
  }
}

/// A view that shows content over or behind another, depending on the value that the other sets.
private struct PreferenceReader<Key: PreferenceKey, Content: View, Shown: View>: View {
  let content: Content
  let isOverlay: Bool
  let alignment: Alignment
  let make: (Key.Value) -> Shown
  @State private var value = Key.defaultValue

  var body: some View {
    let observed = content.modifier(PreferenceChangeModifier<Key> { value = $0 })
    if isOverlay {
      observed.overlay(alignment: alignment) { make(value) }
    } else {
      observed.background(alignment: alignment) { make(value) }
    }
  }
}

extension View {
  /// Sets a value for the views around this one, in place of the value that its content sets.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(transform: { $0 = value }, keepsParts: false))
  }

  /// Changes the value that this view passes to the views around it.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(transform: callback, keepsParts: true))
  }

  /// Runs a closure with the value that this view and its content set, initially and after each change.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }

  /// Shows content over the view, depending on the value that the view sets.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceReader<K, Self, V>(content: self, isOverlay: true, alignment: alignment, make: transform)
  }

  /// Shows content behind the view, depending on the value that the view sets.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceReader<K, Self, V>(content: self, isOverlay: false, alignment: alignment, make: transform)
  }
}
