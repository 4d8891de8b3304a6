extension Optional where Wrapped: AnyObject {
  /// Returns the value; creates and stores it first if there is none.
  ///
  /// For parts that few objects have: an object without one only stores a pointer.
  @MainActor mutating func orMaking(_ make: @autoclosure @MainActor () -> Wrapped) -> Wrapped {
    if let self { return self }
    let made = make()
    self = made
    return made
  }
}
