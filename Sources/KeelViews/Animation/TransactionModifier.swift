public import KeelModel

/// A modifier that changes the transaction of a view's updates.
package struct TransactionModifier<Value: Equatable> {
  /// The value whose changes the transaction applies to, or `nil` if it applies to every update.
  let value: Value?
  let change: TransactionChange
}

/// A change to the transaction of updates.
package enum TransactionChange {
  /// Code of the program changes it.
  case transform((inout Transaction) -> Void)
  /// Updates without an animation get this one, and so do the other changes of their turn; `nil` changes nothing.
  case animation(Animation?)

  @MainActor fileprivate func apply(to transaction: inout Transaction) {
    switch self {
    case .transform(let transform): transform(&transaction)
    case .animation(let animation?) where !transaction.disablesAnimations:
      Turn.shared.addAnimation(animation)
      if transaction.animation == nil { transaction.animation = animation }
    case .animation: break
    }
  }
}

extension TransactionModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    TransactionMount(view, at: place)
  }
}

/// The mount of a view whose updates run under a changed transaction: pages that it presents appear and disappear with
/// that transaction.
final class TransactionMount<Content: View, Value: Equatable>: ModifierMount<Content, TransactionModifier<Value>> {
  private var last: Value?

  override func prepare() { last = modifier.value }

  override func updateContent(_ update: () -> Void) {
    if let value = modifier.value {
      guard value != last else { return update() }
      last = value
    }
    var transaction = Transaction.current
    modifier.change.apply(to: &transaction)
    withTransaction(transaction, update)
  }
}

extension View {
  /// Animates the updates of the view in which the value changes. Front ends animate all other changes of that moment
  /// with it; front ends without animation show the result at once.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(TransactionModifier(value: value, change: .animation(animation)))
  }
  /// Animates all updates of the view, and the other changes of that moment.
  @_disfavoredOverload
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier<Never>(value: nil, change: .animation(animation)))
  }
  /// Changes the transaction of the view's updates.
  ///
  /// Sheets and pages follow it; front ends choose the curve and the duration of any movement.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier<Never>(value: nil, change: .transform(transform)))
  }
  /// Changes the transaction of those updates of the view in which the value has changed.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, change: .transform(transform)))
  }
}

/// A modifier whose updates run under a changed transaction.
public struct _TransactionViewModifier<Base: ViewModifier> {
  let base: Base
  let transform: (inout Transaction) -> Void
}

extension _TransactionViewModifier: ViewModifier {
  /// The content and behaviour of the modifier: the base modifier with the changed transaction.
  public func body(content: Content) -> some View { content.modifier(base).transaction(transform) }
}

extension ViewModifier {
  /// Returns the modifier with a change to the transaction of its updates.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> _TransactionViewModifier<Self> {
    _TransactionViewModifier(base: self, transform: transform)
  }
}
