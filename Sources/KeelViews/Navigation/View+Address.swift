import KeelControls
import KeelModel

extension View {
  /// Sets the path that pressing the control leads to, in the form of `UIWindowAddress.path`.
  ///
  /// A browser shows the control as a link, which can be opened in another tab or copied.
  ///
  ///     Button("Network") { model.networkButtonTapped() }
  ///       .linkAddress("settings/network")
  ///
  /// A simple press still runs the control's action.
  ///
  /// After `tabItem(_:)` it sets the path of that tab instead, like `TabContent.linkAddress(_:)`.
  nonisolated public func linkAddress(_ path: String?) -> some View {
    modifier(ItemModifier(link: path))
  }

  /// Sets the path of the window while the page is topmost: an address that the app can be opened with (`onOpenURL`).
  ///
  /// The path of a page above it without a path of its own consists of this path and that page's title. In a browser,
  /// the way back to the page is a link.
  nonisolated public func navigationAddress(_ path: String?) -> some View {
    modifier(PageModifier { traits, _ in traits.address = path })
  }

  /// Declares the page for values of a type in the path of the stack, and its address.
  ///
  /// Links with such a value have the address (`linkAddress(_:)`), and so has the page (`navigationAddress(_:)`).
  ///
  ///     .navigationDestination(for: Recipe.self, address: { "recipe/\($0.id)" }) { RecipePage(recipe: $0) }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, address: @escaping @MainActor (D) -> String, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestinationModifier(content: destination, address: address))
  }
}

extension PageContext {
  /// Returns the path of the page that a link to a value leads to, or `nil` if its destination declares none.
  func address(of value: AnyHashable) -> String? {
    (controller?.navigationController as? NavigationStackController)?.address(of: value)
  }
}
