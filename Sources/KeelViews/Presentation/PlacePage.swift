import KeelControls
import KeelModel

/// What a page that a modifier leads to shows: evaluated on the page, which follows what is read there.
struct PlaceContent<Content: View>: View {
  /// Counted up whenever the closure may have become another one.
  var revision: Int
  let content: @MainActor () -> Content
  var body: some View { content() }
}

extension PlaceContent: Equatable {
  nonisolated static func == (old: Self, new: Self) -> Bool { old.revision == new.revision }
}

/// What a modifier that leads to pages shares with them: it may be gone before they are.
@MainActor final class PlaceSource<Modifier> {
  var modifier: Modifier
  /// How often the modifier has been another one.
  private(set) var revision = 0

  init(_ modifier: Modifier) { self.modifier = modifier }

  func take(_ new: Modifier) {
    modifier = new
    revision += 1
  }
}

/// Leads to a page for a piece of state while there is one.
struct DestinationModifier<Item, Destination: View> {
  enum Kind { case sheet, cover, pushed }
  let kind: Kind
  let item: @MainActor () -> Item?
  let clear: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  let content: (Item) -> Destination
}

extension DestinationModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: Place
  ) -> Mount<ModifiedContent<Content, Self>> {
    DestinationMount(view, at: place)
  }
}

/// The mount of a view that leads to a page.
///
/// Where the page goes and when is the business of `DestinationFollower`, as in the imperative layer; here the page is
/// made, and is handed what its modifier says later.
final class DestinationMount<Content: View, Item, Destination: View>: ModifierMount<
  Content, DestinationModifier<Item, Destination>
>
{
  private var source: PlaceSource<DestinationModifier<Item, Destination>>?
  private var follower: DestinationFollower?
  private var scope: TrackedScope?
  private weak var page: UIHostingController<PlaceContent<Destination>>?

  override func didMountContent() {
    guard let host = surroundings.page.controller else { return }
    let source = PlaceSource(modifier)
    self.source = source
    follower = DestinationFollower(
      host: host, place: modifier.kind == .pushed ? .pushed : .presented,
      wanted: { [weak self] in
        source.modifier.item().map { item in
          .init(id: identity(of: item), make: { self?.makePage(item) ?? UIViewController() })
        }
      },
      clear: { source.modifier.clear() },
      onDismiss: { source.modifier.onDismiss?() })
    scope = TrackedScope(origin: Origin(type: Self.self)) { [weak self] _, transaction in
      self?.followSoon(transaction)
    }
    followSoon()
  }

  override func didUpdate() {
    source?.take(modifier)
    if let source, let page { page.rootView.revision = source.revision }
    followSoon()
  }

  override func willUnmount() {
    scope?.cancel()
    scope = nil
    follower?.end()
    follower = nil
  }

  /// Once bodies are evaluated: one of them may have taken this view away.
  private func followSoon(_ transaction: Transaction = Transaction.current) {
    BodyPass.shared.afterBodies { [weak self] in
      guard let self, !isGone, let scope, let follower else { return }
      let wanted = scope.track { follower.read() }
      follower.act(on: wanted, animated: !transaction.disablesAnimations)
    }
  }

  private func makePage(_ item: Item) -> UIViewController {
    guard let source else { return UIViewController() }
    let id = identity(of: item)
    // The item that the page shows outlives the state by a moment, while the page leaves.
    var last = item
    let content = PlaceContent(revision: source.revision) {
      if let item = source.modifier.item(), identity(of: item) == id { last = item }
      return source.modifier.content(last)
    }
    let page = UIHostingController(
      rootView: content, environment: surroundings.environment, isPresented: true)
    if modifier.kind == .cover { page.modalPresentationStyle = .fullScreen }
    self.page = page
    // Its views lead on in the same round: a place deep in the app is in one frame.
    page.loadViewIfNeeded()
    return page
  }
}
