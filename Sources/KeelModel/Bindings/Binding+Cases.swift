// Bindings that reach into the cases of enums.
//
// A screen that is shown for a case may outlive it for a moment: it writes its last edit, or requests its dismissal,
// when another case is already current. So a binding to a case never restores the case and never clears another one.

extension Binding {
  /// A binding to the payload of a case of an optional enum; it reads `nil` while another case is current, or none.
  ///
  /// Writing `nil` clears the optional, and writing a payload replaces that of the case. Both have an effect only while
  /// the case is current.
  public subscript<Root: CasePathable, Member>(
    dynamicMember keyPath: CaseKeyPath<Root, Member>
  ) -> Binding<Member?> where Value == Root? {
    let path = Root.allCasePaths[keyPath: keyPath]
    return part(
      keyPath, get: { $0.flatMap { path.extract(from: $0) } },
      set: { whole, member in
        guard let whole, path.extract(from: whole) != nil else { return nil }
        return .some(member.map { path.embed($0) })
      })
  }

  /// A binding that is true while a case without a payload is the current one of an optional enum.
  ///
  /// Writing true makes the case current; writing false clears the optional, if the case is current.
  public subscript<Root: CasePathable>(
    dynamicMember keyPath: CaseKeyPath<Root, Void>
  ) -> Binding<Bool> where Value == Root? {
    let path = Root.allCasePaths[keyPath: keyPath]
    return part(
      keyPath, get: { $0.flatMap { path.extract(from: $0) } != nil },
      set: { whole, isCurrent in
        let wasCurrent = whole.flatMap { path.extract(from: $0) } != nil
        guard wasCurrent != isCurrent else { return nil }
        return .some(isCurrent ? path.embed(()) : nil)
      })
  }
}

extension Binding where Value: CasePathable {
  /// A binding to the payload of a case, or `nil` if another case is current now. Getting it counts as a read.
  ///
  /// When another case becomes current later, the binding continues to return the last payload that it has read. It
  /// stores later writes itself; the enum does not change.
  public subscript<Member>(dynamicMember keyPath: CaseKeyPath<Value, Member>) -> Binding<Member>? {
    Binding<Member>(payload(of: keyPath))
  }

  /// Returns a binding that reads `nil`, and whose writes have no effect, while another case is current.
  func payload<Member>(of keyPath: CaseKeyPath<Value, Member>) -> Binding<Member?> {
    let path = Value.allCasePaths[keyPath: keyPath]
    return part(
      keyPath, get: { path.extract(from: $0) },
      set: { whole, member in
        guard path.extract(from: whole) != nil else { return nil }
        return member.map { path.embed($0) }
      })
  }

  /// A binding that is true while a case without a payload is current. Writing true makes it current, false has no
  /// effect.
  public subscript(dynamicMember keyPath: CaseKeyPath<Value, Void>) -> Binding<Bool> {
    let path = Value.allCasePaths[keyPath: keyPath]
    return part(
      keyPath, get: { path.extract(from: $0) != nil },
      set: { whole, isCurrent in isCurrent && path.extract(from: whole) == nil ? path.embed(()) : nil })
  }
}
