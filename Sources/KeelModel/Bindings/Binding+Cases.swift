// Bindings that reach into the cases of enums.
//
// A screen is shown for a case and may outlive it by a moment: it writes its last edit, or asks to be dismissed, when
// the state is already elsewhere. So a binding to a case never brings the case back and never clears another one.

extension Binding {
  /// A binding to the payload of a case of an optional enum; it reads `nil` while another case is current, or none.
  ///
  /// Writing `nil` clears the optional, writing a payload replaces that of the case; either only while the case is the
  /// current one, else the write does nothing.
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

  /// Whether a case without a payload is the current one of an optional enum.
  ///
  /// Writing `true` makes it current; writing `false` clears the optional, if the case is current.
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
  /// A binding to the payload of a case; `nil` when another case is current now. Asking is reading.
  ///
  /// When the case is left later, the binding goes on giving the last payload that it read, and writes do nothing.
  public subscript<Member>(dynamicMember keyPath: CaseKeyPath<Value, Member>) -> Binding<Member>? {
    let path = Value.allCasePaths[keyPath: keyPath]
    return Binding<Member>(
      part(
        keyPath, get: { path.extract(from: $0) },
        set: { (whole: Value, member: Member?) -> Value? in
          guard path.extract(from: whole) != nil else { return nil }
          return member.map { path.embed($0) }
        }))
  }

  /// Whether a case without a payload is the current one. Writing `true` makes it current, `false` does nothing.
  public subscript(dynamicMember keyPath: CaseKeyPath<Value, Void>) -> Binding<Bool> {
    let path = Value.allCasePaths[keyPath: keyPath]
    return part(
      keyPath, get: { path.extract(from: $0) != nil },
      set: { whole, isCurrent in isCurrent && path.extract(from: whole) == nil ? path.embed(()) : nil })
  }
}
