package import KeelControls
public import KeelModel

/// A stack of pages, the last of which is visible. It is backed by `NavigationStackController`.
///
/// The path determines the pages above the root. `navigationDestination(for:)` on a view of the stack declares the page
/// for a type of value. A stack without a path keeps its own.
public struct NavigationStack<Data, Root: View> {
  let path: StackPath?
  let root: Root
}

/// Access to the path of a stack, independent of its type.
struct StackPath {
  let levels: @MainActor () -> PathLevels
  let truncate: @MainActor (Int) -> Void
  let append: @MainActor (AnyHashable) -> Bool

  init(_ path: Binding<NavigationPath>) {
    levels = { PathLevels(path.wrappedValue) }
    truncate = { path.wrappedValue.removeLast(path.wrappedValue.count - $0) }
    append = {
      path.wrappedValue.elements.append($0)
      return true
    }
  }

  init<Data>(_ path: Binding<Data>)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    levels = { PathLevels(path.wrappedValue) }
    truncate = { count in
      var elements = path.wrappedValue
      elements.removeSubrange(elements.index(elements.startIndex, offsetBy: count)...)
      path.wrappedValue = elements
    }
    append = { element in
      guard let element = element.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) {
    self.init(path: nil, root: root())
  }

  /// Creates a stack that follows a path of values of any type.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: StackPath(path), root: root())
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// Creates a stack that follows a path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(path: StackPath(path), root: root())
  }
}

extension NavigationStack: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> { NavigationStackMount(self, at: place) }
}

/// The source of the current path, for a controller that is created once.
@MainActor private final class PathSource {
  var path: StackPath
  init(_ path: StackPath) { self.path = path }
}

package class NavigationStackMount<Data, Root: View>: ControllerMount<
  NavigationStack<Data, Root>, NavigationStackController
>
{
  private let source: PathSource
  private let root: UIHostingController<Root>
  /// The path of a stack that keeps its own.
  private var own: StateBox<NavigationPath>?

  package init(_ view: NavigationStack<Data, Root>, at place: MountPoint) {
    let own = view.path == nil ? StateBox(NavigationPath()) : nil
    let source = PathSource(view.path ?? StackPath(own?.binding ?? .constant(NavigationPath())))
    let environment = place.surroundings.environment
    let root = UIHostingController(
      rootView: view.root, environment: environment, isPresented: environment.values.isPresented)
    self.own = own
    self.source = source
    self.root = root
    let controller = NavigationStackController(
      levels: { source.path.levels() }, truncate: { source.path.truncate($0) },
      append: { source.path.append($0) }, root: root)
    controller.isDeclaredByViews = true
    super.init(view, controller: controller, at: place)
    root.page.stateAnchor = StateAnchor(self, "root")
    keepOwnPath()
  }

  /// Saves and restores the path of a stack that keeps its own.
  private func keepOwnPath() {
    guard ViewStates.areUsed, let own, let states = surroundings.environment.values.viewStates else { return }
    own.connect(to: states, at: self, 0)
  }

  override package func take(_ view: NavigationStack<Data, Root>) {
    if let path = view.path {
      source.path = path
      own?.viewDidLeave()
      own = nil
    } else if own == nil {
      // From now on the stack stores the path itself, starting with the pages that it has.
      var path = NavigationPath()
      path.elements = source.path.levels().elements
      let own = StateBox(path)
      self.own = own
      source.path = StackPath(own.binding)
      keepOwnPath()
    }
    root.rootView = view.root
    BodyPass.shared.afterBodies { [weak controller] in controller?.pathDidChange() }
  }

  override package func didUnmount() { own?.viewDidLeave() }
}

extension NavigationStackMount: StackMount {}

/// The mount of a stack, independent of its type.
@MainActor protocol StackMount: AnyMount {}

extension AnyMount {
  /// True if the view is a stack, apart from modifiers and custom views around it.
  var isStack: Bool {
    var mount = self
    while !(mount is any StackMount) {
      let parts = mount.parts
      guard parts.count == 1, let part = parts.first else { return false }
      mount = part
    }
    return true
  }
}
