extension Optional where Wrapped: AnyObject {
  /// What is there; made first, and kept, where nothing was.
  ///
  /// For parts that few objects have: one that has none pays one pointer.
  @MainActor mutating func orMaking(_ make: @autoclosure @MainActor () -> Wrapped) -> Wrapped {
    if let self { return self }
    let made = make()
    self = made
    return made
  }
}
