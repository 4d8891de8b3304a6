import KeelControls

/// A modifier that connects the search field of the page to a focus state.
struct SearchFocusedModifier<Value: Hashable> {
  let box: FocusBox<Value>
  let value: Value
}

extension SearchFocusedModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    SearchFocusedMount(view, at: place)
  }
}

final class SearchFocusedMount<Content: View, Value: Hashable>: ModifierMount<Content, SearchFocusedModifier<Value>> {
  private weak var joined: UISearchBar?

  override func didMountContent() { join() }
  override func didUpdate() { join() }

  private var searchBar: UISearchBar? { surroundings.page.controller?.navigationItem.searchController?.searchBar }

  private func join() {
    let bar = searchBar
    if joined !== bar {
      joined?.unfollowFocus(self)
      bar?.followFocus(self) { [weak self] isFocused in
        guard let self else { return }
        modifier.box.focusDidChange(of: self, isFocused: isFocused)
      }
    }
    joined = bar
    modifier.box.register(self, value: modifier.value) { [weak self] in self?.searchBar }
  }

  override func willUnmount() {
    modifier.box.focusDidChange(of: self, isFocused: false)
    modifier.box.unregister(self)
    joined?.unfollowFocus(self)
  }
}

extension View {
  /// Follows the keyboard focus of the search field of the page, and moves it there when the program sets the state.
  ///
  /// Place it after `searchable`. Moving the focus to the field begins a search.
  @MainActor @preconcurrency public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchFocusedModifier(box: binding.box, value: true))
  }

  /// Sets the state to a value while the search field of the page has the keyboard focus, which the value moves there.
  ///
  /// Place it after `searchable`. Moving the focus to the field begins a search.
  @MainActor @preconcurrency public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(SearchFocusedModifier(box: binding.box, value: value))
  }
}
