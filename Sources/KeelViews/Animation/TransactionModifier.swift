public import KeelModel

/// A modifier that changes the transaction of a view's updates.
package struct TransactionModifier<Value: Equatable> {
  /// The value whose changes the transaction applies to, or `nil` if it applies to every update.
  let value: Value?
  let transform: (inout Transaction) -> Void
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
    modifier.transform(&transaction)
    withTransaction(transaction, update)
  }
}

extension View {
  /// Changes the transaction of the view's updates.
  ///
  /// Sheets and pages follow it; front ends choose the curve and the duration of any movement.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier<Never>(value: nil, transform: transform))
  }
  /// Changes the transaction of those updates of the view in which the value has changed.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, transform: transform))
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
