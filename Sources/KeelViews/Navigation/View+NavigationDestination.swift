import KeelControls
import KeelModel

extension View {
  /// Declares the page for values of a type in the path of the stack.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestinationModifier(content: destination))
  }
}

/// A modifier that declares the page for a type of value.
struct ValueDestinationModifier<Value: Hashable, Destination: View> {
  let content: (Value) -> Destination
  var address: (@MainActor (Value) -> String)?
}

extension ValueDestinationModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    ValueDestinationMount(view, at: place)
  }
}

/// The mount of a view that declares the page for a type of value. Visible pages are updated to later declarations.
final class ValueDestinationMount<Content: View, Value: Hashable, Destination: View>: ModifierMount<
  Content, ValueDestinationModifier<Value, Destination>
>
{
  typealias Page = UIHostingController<PlaceContent<Destination>>
  private var source: PlaceSource<ValueDestinationModifier<Value, Destination>>?
  private let pages = WeakPages<Page>()
  private weak var stack: NavigationStackController?
  private weak var split: PanesController?

  override func prepare() {
    let source = PlaceSource(modifier)
    self.source = source
    register(source)
  }

  private func register(_ source: PlaceSource<ValueDestinationModifier<Value, Destination>>) {
    let environment = surroundings.environment
    let pages = pages
    let make: @MainActor (Value) -> UIViewController = { [weak self, weak from = surroundings.page] value in
      let environment = environment.ofPagePushed(from: from)
      let content = PlaceContent(revision: source.revision) { source.modifier.content(value) }
      let page = Page(rootView: content, environment: environment, isPresented: true)
      page.page.stateAnchor = StateAnchor(self, identity: value)
      pages.add(page)
      return page
    }
    guard let controller = surroundings.page.controller else { return }
    if let stack = controller.navigationController as? NavigationStackController {
      stack.addDestination(for: Value.self, by: self, content: make)
      if modifier.address != nil { stack.addAddress(for: Value.self) { source.modifier.address?($0) } }
      self.stack = stack
    } else if let split = controller.splitViewController as? PanesController {
      split.addDestination(for: Value.self, by: self, content: make)
      self.split = split
    } else {
      reportMisplaced("a view outside of a NavigationStack")
    }
  }

  override func didMountContent() {
    // Links of a pane find the page, but a path does not.
    if split != nil, child?.isStack == true { reportMisplaced("a NavigationStack instead of a view in it") }
  }

  private func reportMisplaced(_ place: String) {
    RuntimeWarning.report(
      "navigationDestination(for: \(Value.self).self) was used on \(place).",
      rule: "Destinations belong to the stack that the view is in.",
      remedy: "Put it on a view inside of the NavigationStack, not on the stack.")
  }

  override func willUnmount() {
    stack?.removeDestinations(of: self)
    split?.removeDestinations(of: self)
  }

  override func modifierDidChange() {
    guard let source else { return }
    source.take(modifier)
    for page in pages.all { page.rootView.revision = source.revision }
  }
}

/// A collection of weak references to pages.
@MainActor final class WeakPages<Page: AnyObject> {
  private struct Entry { weak var page: Page? }
  private var entries: [Entry] = []
  /// The number of entries at which those of pages that are gone are removed.
  private var capacity = 16

  /// Amortized O(1).
  func add(_ page: Page) {
    if entries.count >= capacity {
      entries.removeAll { $0.page == nil }
      capacity = max(16, 2 * entries.count)
    }
    entries.append(Entry(page: page))
  }

  var all: [Page] { entries.compactMap(\.page) }
}
