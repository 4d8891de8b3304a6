import KeelControls
import KeelInteraction
public import KeelModel

/// Ends looking for something: clears the text and leaves the search field.
@MainActor public struct DismissSearchAction {
  let action: () -> Void
  public func callAsFunction() { action() }
}

private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction? { nil }
}

extension EnvironmentValues {
  /// Whether a person is looking for something on the page.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends looking for something.
  @MainActor public var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] ?? DismissSearchAction {} }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// Where a page's search field stands: front ends decide.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    navigationBarDrawer
  }
  /// Whether the field is there before a person looks for it.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
}

/// Gives the page a search field. Stands over `UISearchController`.
package struct SearchModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
}

extension SearchModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: Place
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
    let submit = surroundings.environment.values.searchSubmit
    search.onSubmit = submit
    let text = modifier.text
    self.text = Followed({ text.wrappedValue }) { [weak self] in self?.show($0) }
    follow()
    surroundings.page.controller?.navigationItem.searchController = search
  }

  override var placeOfContent: Place { inner.with { if let node { $0.environment = node } } }

  override func modifierDidChange() {
    let text = modifier.text
    self.text?.follow { text.wrappedValue }
    follow()
  }

  override func environmentDidChange() { follow() }

  private func follow() {
    search.onSubmit = surroundings.environment.values.searchSubmit
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

  /// A person has typed: that begins a search, too.
  private func edit(_ text: String) {
    modifier.text.wrappedValue = text
    // A refused change springs back.
    show(modifier.text.wrappedValue)
    activeDidChange(search.isActive)
  }

  private func present(_ isActive: Bool) {
    guard search.isActive != isActive else { return }
    search.isActive = isActive
    node?.update(transform(isSearching: isActive))
  }

  /// A person has begun to look for something, or has ended.
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

private enum SearchSubmitKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// What Return in a search field does.
  package var searchSubmit: (@MainActor () -> Void)? {
    get { self[SearchSubmitKey.self] }
    set { self[SearchSubmitKey.self] = newValue }
  }
}

extension View {
  /// Gives the page a field in which a person says what they look for.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt))
  }

  /// Gives the page a field in which a person says what they look for.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt)))
  }

  /// Gives the page a field in which a person says what they look for.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt)))
  }

  /// Gives the page a field in which a person says what they look for; the binding says whether they do.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Gives the page a field in which a person says what they look for; the binding says whether they do.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }

  /// Gives the page a field in which a person says what they look for. Front ends show no suggestions.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Gives the page a field in which a person says what they look for. Front ends show no suggestions.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Suggestions for what to look for: front ends show none. Changes nothing.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// What a suggestion stands for: front ends show none. Changes nothing.
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }
}
