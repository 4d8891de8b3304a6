import KeelControls
import KeelModel

extension View {
  /// Says the path that pressing the control leads to, as `UIWindowAddress.path` has it: a browser makes a link of it, which
  /// can be opened in another tab or copied.
  ///
  ///     Button("Network") { model.networkButtonTapped() }
  ///       .linkAddress("settings/network")
  ///
  /// A plain press is the app's, as without it.
  nonisolated public func linkAddress(_ path: String?) -> some View {
    modifier(ItemModifier { view, _ in view.linkAddress = path })
  }

  /// Says the path of the window while the page is on top: an address that the app is opened with (`onOpenURL`).
  ///
  /// What comes over the page, and says none, is named after its title below that. In a browser the way back to the page
  /// is a link.
  nonisolated public func navigationAddress(_ path: String?) -> some View {
    modifier(PageModifier { traits, _ in traits.address = path })
  }

  /// Says which page stands for values of this type in the path of the stack, and at which address: links with such a value
  /// lead there (`linkAddress(_:)`), and it is the page's (`navigationAddress(_:)`).
  ///
  ///     .navigationDestination(for: Recipe.self, address: { "recipe/\($0.id)" }) { RecipePage(recipe: $0) }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, address: @escaping @MainActor (D) -> String, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestinationModifier(content: destination, address: address))
  }
}

extension PageContext {
  /// The path of the page that a link to a value leads to, where its destination says so.
  func address(of value: AnyHashable) -> String? {
    (controller?.navigationController as? NavigationStackController)?.address(of: value)
  }
}
