public import KeelModel

/// Changes the transaction that changes of a view are shown under.
package struct TransactionModifier<Value: Equatable> {
  /// With a value, only changes of it count.
  let value: Value?
  let transform: (inout Transaction) -> Void
}

extension TransactionModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: Place
  ) -> Mount<ModifiedContent<Content, Self>> {
    TransactionMount(view, at: place)
  }
}

/// The mount of a view whose changes are shown under another transaction: pages that it leads to appear and leave by it.
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
  /// Changes the transaction that changes of the view are shown under. Front ends show most changes at once; sheets and
  /// pages follow it.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier<Never>(value: nil, transform: transform))
  }
  /// Changes the transaction that the view's changes are shown under where the value has changed with them.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, transform: transform))
  }
}

/// A modifier whose changes are shown under another transaction.
public struct _TransactionViewModifier<Base: ViewModifier> {
  let base: Base
  let transform: (inout Transaction) -> Void
}

extension _TransactionViewModifier: ViewModifier {
  public func body(content: Content) -> some View { content.modifier(base).transaction(transform) }
}

extension ViewModifier {
  /// The modifier, with changes to how changes are shown.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> _TransactionViewModifier<Self> {
    _TransactionViewModifier(base: self, transform: transform)
  }
}
