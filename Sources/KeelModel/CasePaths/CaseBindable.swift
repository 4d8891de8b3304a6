/// Lets a binding to an enum be switched over: each case gives a binding to its payload.
///
///     @CaseBindable enum Status {
///       case inStock(quantity: Int)
///       case outOfStock(isOnBackOrder: Bool)
///     }
///     switch $item.status.cases {
///     case .inStock(let $quantity): Stepper("Quantity", value: $quantity)
///     case .outOfStock(let $isOnBackOrder): Toggle("Back order", isOn: $isOnBackOrder)
///     }
///
/// It includes `@CasePathable`.
@attached(extension, conformances: CaseBindable)
@attached(
  member, names: named(AllCasePaths), named(allCasePaths), named(BindingEnumeration), named(_$caseBinding)
)
public macro CaseBindable() = #externalMacro(module: "KeelMacros", type: "CaseBindableMacro")

/// An enum whose bindings can be switched over; the macro of the same name adds the conformance.
public protocol CaseBindable: CasePathable {
  /// An enum of the same cases with a binding to the payload of each. A case of several values has one binding to their
  /// tuple.
  associatedtype BindingEnumeration
  /// Returns the current case with a binding to its payload. Use `Binding.cases`.
  static func _$caseBinding(_ binding: Binding<Self>) -> BindingEnumeration
}

extension Binding where Value: CaseBindable {
  /// The current case, with a binding to its payload. Getting it reads the enum.
  ///
  /// When another case becomes current later, the binding to the payload keeps its last value, and its writes do not
  /// change the enum.
  public var cases: Value.BindingEnumeration { Value._$caseBinding(self) }
}

extension Binding where Value: CasePathable {
  /// Returns a binding to the payload of a case. `@CaseBindable` passes the payload that it has read: another thread may
  /// have changed the case since.
  public func _$payload<Member>(_ keyPath: CaseKeyPath<Value, Member>, _ last: Member) -> Binding<Member> {
    Binding<Member>(payload(of: keyPath), last: last)
  }
}
