import KeelControls

extension View {
  /// Follows the keyboard focus of the search field of the page, and moves it there when the program sets the state.
  ///
  /// Place it after `searchable`. Moving the focus to the field begins a search.
  @MainActor @preconcurrency public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(box: binding.box, value: true, field: .ofSearch))
  }

  /// Sets the state to a value while the search field of the page has the keyboard focus, which the value moves there.
  ///
  /// Place it after `searchable`. Moving the focus to the field begins a search.
  @MainActor @preconcurrency public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(box: binding.box, value: value, field: .ofSearch))
  }
}
