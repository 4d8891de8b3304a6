import KeelControls
import KeelModel

/// The mount of a view with a modifier, which passes the view's controls on. Built-in modifiers subclass it.
@MainActor
package class ModifierMount<Content: View, Modifier: ViewModifier>: Mount<
  ModifiedContent<Content, Modifier>
>
{
  package private(set) var modifier: Modifier
  package private(set) var child: Mount<Content>?

  override package init(_ view: ModifiedContent<Content, Modifier>, at place: MountPoint) {
    modifier = view.modifier
    super.init(view, at: place)
    prepare()
    child = mount(view.content, at: placeOfContent)
    didMountContent()
  }

  /// Called before the content is mounted.
  package func prepare() {}
  /// The place at which the content is mounted.
  package var placeOfContent: MountPoint { inner }
  /// Called when the content has been mounted.
  package func didMountContent() {}
  /// Called when the modifier may have a new value, while the content still has its old one.
  package func modifierDidChange() {}
  /// Updates the content to its new value by calling the closure.
  package func updateContent(_ update: () -> Void) { update() }
  /// Called when the modifier and the content have their new values.
  package func didUpdate() {}

  override package final func update(to view: ModifiedContent<Content, Modifier>) {
    modifier = view.modifier
    modifierDidChange()
    updateContent { child?.update(to: view.content) }
    didUpdate()
  }

  override package var parts: [AnyMount] { if let child { [child] } else { [] } }
}

/// The view that a custom modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  weak var owner: (any ContentOwner)?
}

extension _ViewModifier_Content: View, PrimitiveView {
  package static var itemCount: Int? { ContentCount.inModifier(Modifier.self) }
  package func makeMount(at place: MountPoint) -> Mount<Self> { ContentMount(self, at: place) }
}

/// The number of controls in the content of a custom modifier, while the controls of the modifier's body are counted.
@MainActor enum ContentCount {
  private static var counts: [ObjectIdentifier: Int] = [:]

  static func counting(_ count: Int?, in modifier: Any.Type, _ work: () -> Int?) -> Int? {
    let outer = counts.updateValue(count ?? unknown, forKey: ObjectIdentifier(modifier))
    defer { counts[ObjectIdentifier(modifier)] = outer }
    return work()
  }

  static func inModifier(_ modifier: Any.Type) -> Int? {
    counts[ObjectIdentifier(modifier)].flatMap { $0 == unknown ? nil : $0 }
  }

  private static let unknown = -1
}

/// The owner of the content that a custom modifier is applied to.
@MainActor protocol ContentOwner: AnyObject {
  func mountContent(at place: MountPoint) -> AnyMount
  func updateContent(_ mount: AnyMount)
}

/// The mount of a modifier's content at the position in the modifier's body.
final class ContentMount<Modifier: ViewModifier>: Mount<_ViewModifier_Content<Modifier>> {
  private var child: AnyMount?

  override init(_ view: _ViewModifier_Content<Modifier>, at place: MountPoint) {
    super.init(view, at: place)
    child = view.owner?.mountContent(at: inner)
  }

  override func update(to view: _ViewModifier_Content<Modifier>) {
    if let child { view.owner?.updateContent(child) }
  }

  override var parts: [AnyMount] { if let child { [child] } else { [] } }
}

/// The mount of a modifier with a body.
final class ComposedModifierMount<Content: View, Modifier: ViewModifier>: EvaluatedMount<
  ModifiedContent<Content, Modifier>, Modifier, Modifier.Body
>, ContentOwner
{
  /// The mounts of the content in the modifier's body, of which there may be none, one or several.
  private var contents: [WeakMount] = []
  /// The modifier that was last evaluated.
  private var evaluated: Modifier?

  private struct WeakMount { weak var mount: AnyMount? }

  init(_ view: ModifiedContent<Content, Modifier>, at place: MountPoint) {
    super.init(view, source: view.modifier, at: place)
    evaluate()
  }

  override func take(_ view: ModifiedContent<Content, Modifier>) {
    contents.removeAll { $0.mount?.isGone ?? true }
    for content in contents { content.mount.map(updateContent) }
    if let evaluated, plan.isSame(evaluated, view.modifier) { return }
    evaluate()
  }

  override func evaluate() {
    evaluated = view.modifier
    evaluate(view.modifier) { $0.body(content: _ViewModifier_Content(owner: self)) }
  }

  func mountContent(at place: MountPoint) -> AnyMount {
    let content = mount(view.content, at: place)
    contents.append(WeakMount(mount: content))
    return content
  }

  func updateContent(_ mount: AnyMount) { mount.asMount(of: view.content).update(to: view.content) }
}
