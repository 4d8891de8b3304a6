import KeelControls
import KeelModel

/// The content of a page that a modifier presents. It is evaluated on the page, which tracks the values that it reads.
struct PlaceContent<Content: View>: View {
  /// A number that is incremented whenever the closure may have changed.
  var revision: Int
  let content: @MainActor () -> Content
  var body: some View { content() }
}

extension PlaceContent: Equatable {
  nonisolated static func == (old: Self, new: Self) -> Bool { old.revision == new.revision }
}

/// The state that a modifier shares with the pages that it presents, because the modifier may be removed before the
/// pages.
@MainActor final class PlaceSource<Modifier> {
  var modifier: Modifier
  /// The number of times that the modifier has changed.
  private(set) var revision = 0

  init(_ modifier: Modifier) { self.modifier = modifier }

  func take(_ new: Modifier) {
    modifier = new
    revision += 1
  }
}

/// A modifier that presents a page for an item while there is one.
struct DestinationModifier<Item, Destination: View> {
  let kind: PageKind
  let item: @MainActor () -> Item?
  let clear: @MainActor () -> Void
  /// Sets the state to an item again.
  let restore: @MainActor (Item) -> Void
  let onDismiss: (() -> Void)?
  let content: (Item) -> Destination
}

extension DestinationModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    DestinationMount(view, at: place)
  }
}

/// The mount of a view that presents a page.
final class DestinationMount<Content: View, Item, Destination: View>: PresentingMount<
  Content, DestinationModifier<Item, Destination>
>
{
  private weak var page: UIHostingController<PlaceContent<Destination>>?

  override func makeFollower(
    of source: PlaceSource<DestinationModifier<Item, Destination>>, on host: UIViewController
  ) -> DestinationFollower? {
    if modifier.kind == .pushed { surroundings.page.isFollowedWhenBuried = true }
    return DestinationFollower(
      host: host, style: modifier.kind == .pushed ? .pushed : .presented,
      wanted: { [weak self] in
        source.modifier.item().map { item in
          .init(
            id: identity(of: item), make: { self?.makePage(item) ?? UIViewController() },
            restore: { source.modifier.restore(item) })
        }
      },
      clear: { source.modifier.clear() },
      onDismiss: { source.modifier.onDismiss?() })
  }

  override func sourceDidChange(_ source: PlaceSource<DestinationModifier<Item, Destination>>) {
    page?.rootView.revision = source.revision
  }

  private func makePage(_ item: Item) -> UIViewController {
    guard let source else { return UIViewController() }
    let id = identity(of: item)
    // The page keeps its item briefly after the state has changed, while it is being removed.
    var last = item
    let content = PlaceContent(revision: source.revision) {
      if let item = source.modifier.item(), identity(of: item) == id { last = item }
      return source.modifier.content(last)
    }
    let environment = surroundings.environment.ofPagePushed(from: surroundings.page)
    let page = UIHostingController(rootView: content, environment: environment, isPresented: true)
    page.page.stateAnchor = StateAnchor(self, identity: id)
    if modifier.kind == .cover { page.modalPresentationStyle = .fullScreen }
    self.page = page
    // The views of the page can present further pages in the same pass, so that a page deep in the app appears in one
    // frame.
    page.loadViewIfNeeded()
    return page
  }
}
