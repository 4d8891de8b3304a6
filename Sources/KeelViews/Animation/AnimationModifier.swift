public import KeelModel

/// A modifier that animates updates of a view.
struct AnimationModifier<Value: Equatable> {
  let animation: Animation?
  /// The value whose changes are animated, or `nil` for every update.
  let value: Value?
}

extension AnimationModifier: PrimitiveModifier {
  func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    AnimationMount(view, at: place)
  }
}

/// The mount of a view whose updates are animated: if they have no animation yet, they and the other changes of their
/// turn get that of the modifier.
final class AnimationMount<Content: View, Value: Equatable>: ModifierMount<Content, AnimationModifier<Value>> {
  private var last: Value?

  override func prepare() { last = modifier.value }

  override func updateContent(_ update: () -> Void) {
    if let value = modifier.value {
      guard value != last else { return update() }
      last = value
    }
    guard let animation = modifier.animation else { return update() }
    Turn.shared.addAnimation(animation)
    var transaction = Transaction.current
    if transaction.animation == nil, !transaction.disablesAnimations { transaction.animation = animation }
    withTransaction(transaction, update)
  }
}

extension View {
  /// Animates the updates of the view in which the value changes. Front ends animate all other changes of that moment
  /// with it; front ends without animation show the result at once.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }
  /// Animates all updates of the view, and the other changes of that moment.
  @_disfavoredOverload
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier<Never>(animation: animation, value: nil))
  }
}
