import KeelControls

public import struct FoundationEssentials.Locale

/// A modifier that sets values of the environment for a view and its content.
package struct EnvironmentModifier {
  let transform: (inout EnvironmentValues) -> Void

  package init(_ transform: @escaping (inout EnvironmentValues) -> Void) { self.transform = transform }
}

extension EnvironmentModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    func both<Inner: EnvironmentModified>(_ content: Inner) -> AnyMount {
      Inner.mount(ModifiedContent<Inner, Self>(content: content, modifier: view.modifier), at: place)
    }
    if let content = view.content as? any EnvironmentModified { return both(content).asMount(of: view) }
    return EnvironmentMount<OneEnvironmentModifier<Content>>(view, at: place)
  }
}

/// A view with an environment of its own. A modifier around it that sets further values shares its node.
@MainActor private protocol EnvironmentModified: View {
  static func mount(
    _ view: ModifiedContent<Self, EnvironmentModifier>, at place: MountPoint
  ) -> Mount<ModifiedContent<Self, EnvironmentModifier>>
}

extension ModifiedContent: EnvironmentModified where Content: View, Modifier == EnvironmentModifier {
  fileprivate static func mount(
    _ view: ModifiedContent<Self, EnvironmentModifier>, at place: MountPoint
  ) -> Mount<ModifiedContent<Self, EnvironmentModifier>> {
    EnvironmentMount<TwoEnvironmentModifiers<Content>>(view, at: place)
  }
}

/// The values that one node sets, and the content that they apply to.
@MainActor protocol EnvironmentSetting {
  associatedtype Whole: View
  associatedtype Content: View
  static func content(of whole: Whole) -> Content
  static func transform(of whole: Whole) -> (inout EnvironmentValues) -> Void
}

enum OneEnvironmentModifier<Content: View>: EnvironmentSetting {
  typealias Whole = ModifiedContent<Content, EnvironmentModifier>
  static func content(of whole: Whole) -> Content { whole.content }
  static func transform(of whole: Whole) -> (inout EnvironmentValues) -> Void { whole.modifier.transform }
}

/// Two modifiers, of which the inner one sets its values last.
private enum TwoEnvironmentModifiers<Content: View>: EnvironmentSetting {
  typealias Whole = ModifiedContent<ModifiedContent<Content, EnvironmentModifier>, EnvironmentModifier>
  static func content(of whole: Whole) -> Content { whole.content.content }
  static func transform(of whole: Whole) -> (inout EnvironmentValues) -> Void {
    let (outer, inner) = (whole.modifier.transform, whole.content.modifier.transform)
    return { values in
      outer(&values)
      inner(&values)
    }
  }
}

/// The mount of a view with an environment of its own. It does not store the modifier, because each row has several
/// such mounts.
final class EnvironmentMount<Setting: EnvironmentSetting>: Mount<Setting.Whole>, UnaryMount, PassingMount {
  private let node: EnvironmentNode
  private var child: Mount<Setting.Content>?

  override init(_ view: Setting.Whole, at place: MountPoint) {
    let node = EnvironmentNode(parent: place.surroundings.environment, Setting.transform(of: view))
    self.node = node
    super.init(view, at: place)
    child = mount(Setting.content(of: view), at: inner.with { $0.environment = node })
  }

  override func update(to view: Setting.Whole) {
    let styles = node.controls.ownStyles
    node.update(Setting.transform(of: view))
    let content = Setting.content(of: view)
    guard node.controls.ownStyles != styles else {
      child?.update(to: content)
      return
    }
    child?.unmount()
    child = mount(content, at: inner.with { [node] in $0.environment = node })
    itemsDidChange()
  }

  override var parts: [AnyMount] { if let child { [child] } else { [] } }
  override func forEachPart(_ body: (AnyMount) -> Void) { if let child { body(child) } }
  override func appendItems(to items: inout [UIView]) { child?.appendItems(to: &items) }
}

extension View {
  /// Sets a value of the environment for this view and its content.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier { $0.set(keyPath, to: value) })
  }

  /// Sets a layout direction in the environment of this view and its content. With `\.layoutDirection`, the front end
  /// mirrors them if the direction differs from that around them.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
  ) -> some View {
    let direction = keyPath == \.layoutDirection ? value.sceneDirection : nil
    return modifier(ItemModifier { view in if let direction { view.extras.layoutDirection = direction } })
      .modifier(EnvironmentModifier { $0.set(keyPath, to: value) })
  }

  /// Sets a locale in the environment of this view and its content. With `\.locale` around all of a window, its language is
  /// that of the window.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Locale>, _ value: Locale
  ) -> some View {
    let language = keyPath == \.locale ? value.subtags.joined(separator: "-") : nil
    return modifier(PageModifier { traits, _ in traits.language = language ?? traits.language })
      .modifier(EnvironmentModifier { $0.set(keyPath, to: value) })
  }

  /// Sets an observable object, identified by its type, in the environment of this view and its content.
  nonisolated public func environment<T: AnyObject>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }

  /// Changes a value of the environment for this view and its content.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
