import KeelControls
import KeelInteraction
public import KeelModel

/// An action that ends a search: it clears the text and leaves the search field.
@MainActor public struct DismissSearchAction {
  let action: () -> Void
  /// Clears the text and leaves the search field. Has no effect outside of a searchable view.
  public func callAsFunction() { action() }
}

private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction? { nil }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the user is searching on the page.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// An action that ends a search.
  @MainActor public var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] ?? DismissSearchAction {} }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// The position of a page's search field. Front ends choose it.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// The position that suits the page.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The field is in the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The field is in the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// The field is below the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// The field is below the navigation bar with a display mode. Equal to `navigationBarDrawer`.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    navigationBarDrawer
  }
  /// The visibility of the field before the user searches.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// The front end decides.
    case automatic
    /// The field is always visible.
    case always
  }
}

/// A modifier that adds a search field to the page. It is backed by `UISearchController`.
package struct SearchModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
}

extension SearchModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    SearchMount(view, at: place)
  }
}

final class SearchMount<Content: View>: ModifierMount<Content, SearchModifier> {
  private let search = UISearchController()
  private var node: EnvironmentNode?
  private var text: Followed<String>?
  private var presented: Followed<Bool>?

  override func prepare() {
    node = EnvironmentNode(parent: surroundings.environment, transform(isSearching: false))
    surroundings.environment.follow(self)
    search.onText = { [weak self] in self?.edit($0) }
    search.onActive = { [weak self] in self?.activeDidChange($0) }
    search.onSubmit = { [weak self] in self?.surroundings.environment.values.submitActions.run(.search) }
    let text = modifier.text
    self.text = Followed({ text.wrappedValue }) { [weak self] in self?.show($0) }
    follow()
    surroundings.page.controller?.navigationItem.searchController = search
  }

  override var placeOfContent: MountPoint { inner.with { if let node { $0.environment = node } } }

  override func modifierDidChange() {
    let text = modifier.text
    self.text?.follow { text.wrappedValue }
    follow()
  }

  override func environmentDidChange() { follow() }

  private func follow() {
    search.searchBar.placeholder = (modifier.prompt ?? Text(.search)).string(in: surroundings.environment.style.text)
    if let binding = modifier.isPresented {
      if let presented {
        presented.follow { binding.wrappedValue }
      } else {
        presented = Followed({ binding.wrappedValue }) { [weak self] in self?.present($0) }
      }
      if let presented { present(presented.value) }
    }
    show(text?.value ?? "")
  }

  private func show(_ text: String) {
    if search.searchBar.text != text { search.searchBar.text = text }
  }

  /// Handles typing by the user, which also begins a search.
  private func edit(_ text: String) {
    modifier.text.wrappedValue = text
    // A change that the binding has rejected is undone in the field.
    show(modifier.text.wrappedValue)
    activeDidChange(search.isActive)
  }

  private func present(_ isActive: Bool) {
    guard search.isActive != isActive else { return }
    search.isActive = isActive
    node?.update(transform(isSearching: isActive))
  }

  /// Handles the beginning or end of a search by the user.
  private func activeDidChange(_ isActive: Bool) {
    if let binding = modifier.isPresented, binding.wrappedValue != isActive { binding.wrappedValue = isActive }
    node?.update(transform(isSearching: search.isActive))
  }

  private func transform(isSearching: Bool) -> (inout EnvironmentValues) -> Void {
    let dismiss = DismissSearchAction { [weak self] in self?.dismiss() }
    return { values in
      values[IsSearchingKey.self] = isSearching
      values[DismissSearchKey.self] = dismiss
    }
  }

  private func dismiss() {
    modifier.text.wrappedValue = ""
    search.isActive = false
    activeDidChange(false)
  }

  override func willUnmount() {
    text?.end()
    presented?.end()
    let item = surroundings.page.controller?.navigationItem
    if item?.searchController === search { item?.searchController = nil }
  }
}

extension View {
  /// Adds a search field to the page.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt))
  }

  /// Adds a search field to the page.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt)))
  }

  /// Adds a search field to the page.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt)))
  }

  /// Adds a search field to the page. The binding is true while the user searches.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Adds a search field to the page. The binding is true while the user searches.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }

  /// Adds a search field to the page. Front ends show no suggestions.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field to the page. Front ends show no suggestions.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Returns the same view: front ends show no search suggestions.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// Returns the same view: front ends show no search suggestions.
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }
}
