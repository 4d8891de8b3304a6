public import KeelModel

// `switch $item.status` in files that import this module. Elsewhere it is `$item.status.cases`.

extension Binding {
  /// The current case of a member that is a `@CaseBindable` enum, with a binding to its payload.
  public subscript<Member: CaseBindable>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Member.BindingEnumeration {
    let binding: Binding<Member> = self[dynamicMember: keyPath]
    return binding.cases
  }
}

extension Bindable where Value: AnyObject {
  /// The current case of a property that is a `@CaseBindable` enum, with a binding to its payload.
  public subscript<Member: CaseBindable>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Member.BindingEnumeration {
    let binding: Binding<Member> = self[dynamicMember: keyPath]
    return binding.cases
  }
}
