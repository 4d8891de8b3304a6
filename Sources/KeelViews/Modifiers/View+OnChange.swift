import KeelControls

/// A modifier that runs a closure when a value differs from that of the last evaluation.
package struct OnChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension OnChangeModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    OnChangeMount(view, at: place)
  }
}

final class OnChangeMount<Content: View, Value: Equatable>: ModifierMount<Content, OnChangeModifier<Value>> {
  private var last: Value?

  override func didMountContent() {
    last = modifier.value
    if modifier.isInitial { perform(from: modifier.value) }
  }

  override func didUpdate() {
    guard let old = last, old != modifier.value else { return }
    last = modifier.value
    perform(from: old)
  }

  private func perform(from old: Value) {
    let modifier = modifier
    BodyPass.shared.afterBodies { [weak self] in
      guard let self, !isGone else { return }
      WindowScope.run(for: surroundings.page.controller?.containingWindow) { modifier.action(old, modifier.value) }
    }
  }
}

extension View {
  /// Runs a closure with the old and the new value when a value has changed; with `initial`, also for the initial
  /// value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs a closure when a value has changed; with `initial`, also for the initial value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs a closure with the new value when a value has changed. Newer code uses closures with both values or none.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, isInitial: false) { action($1) })
  }
}
