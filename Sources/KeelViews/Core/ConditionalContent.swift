import KeelControls

/// One of two types of views, created by `if` and `switch`.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView {
  package static var itemCount: Int? {
    let first = KeelViews.itemCount(of: TrueContent.self)
    return first == KeelViews.itemCount(of: FalseContent.self) ? first : nil
  }

  package static var mayBeOneItem: Bool {
    KeelViews.mayBeOneItem(of: TrueContent.self) && KeelViews.mayBeOneItem(of: FalseContent.self)
  }

  package func makeMount(at place: MountPoint) -> Mount<Self> { ConditionalMount(self, at: place) }
}

/// The mount of the branch that is shown. The state of the other branch is discarded, as in SwiftUI.
final class ConditionalMount<First: View, Second: View>: Mount<_ConditionalContent<First, Second>> {
  private enum Branch {
    case first(Mount<First>)
    case second(Mount<Second>)
    var mount: AnyMount {
      switch self {
      case .first(let mount): mount
      case .second(let mount): mount
      }
    }
  }
  private var branch: Branch?

  override init(_ view: _ConditionalContent<First, Second>, at place: MountPoint) {
    super.init(view, at: place)
    branch = make(view)
  }

  private func make(_ view: _ConditionalContent<First, Second>) -> Branch {
    switch view.storage {
    case .first(let content): .first(mount(content, at: inner.numbered(1)))
    case .second(let content): .second(mount(content, at: inner.numbered(2)))
    }
  }

  override func update(to view: _ConditionalContent<First, Second>) {
    switch (view.storage, branch) {
    case (.first(let content), .first(let mount)): mount.update(to: content)
    case (.second(let content), .second(let mount)): mount.update(to: content)
    default:
      branch?.mount.unmount()
      branch = make(view)
      itemsDidChange()
    }
  }

  override var parts: [AnyMount] { branch.map { [$0.mount] } ?? [] }
  override func forEachPart(_ body: (AnyMount) -> Void) { if let branch { body(branch.mount) } }
  override func appendItems(to items: inout [UIView]) { branch?.mount.appendItems(to: &items) }
}

extension Optional: View where Wrapped: View {
  /// Traps if it is called: Keel shows the wrapped view itself.
  public var body: Never { neverBody(Self.self) }
}

extension Optional: PrimitiveView where Wrapped: View {
  package static var itemCount: Int? { nil }
  package var isAbsent: Bool { self == nil }
  package func makeMount(at place: MountPoint) -> Mount<Self> { OptionalMount(self, at: place) }
}

/// The mount of an optional view, with a child while there is a value.
final class OptionalMount<Content: View>: Mount<Content?> {
  private var child: Mount<Content>?

  override init(_ view: Content?, at place: MountPoint) {
    super.init(view, at: place)
    child = view.map { mount($0, at: inner) }
  }

  override func update(to view: Content?) {
    if let view, let child { return child.update(to: view) }
    if view == nil, child == nil { return }
    child?.unmount()
    child = view.map { mount($0, at: inner) }
    itemsDidChange()
  }

  override var parts: [AnyMount] { if let child { [child] } else { [] } }
  override func forEachPart(_ body: (AnyMount) -> Void) { if let child { body(child) } }
  override func appendItems(to items: inout [UIView]) { child?.appendItems(to: &items) }
}
