import KeelControls

/// A change to views as a value. Apply it with `modifier(_:)`.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The type of the view that `body(content:)` receives.
  typealias Content = _ViewModifier_Content<Self>
  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// A modifier that Keel itself can apply.
@MainActor package protocol PrimitiveModifier: ViewModifier where Body == Never {
  func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>>
  /// True if the modified view creates as many controls as the view itself.
  static var keepsItemCount: Bool { get }
}

extension PrimitiveModifier {
  package static var keepsItemCount: Bool { true }
  /// Traps if it is called: Keel applies a built-in modifier itself.
  public func body(content: Content) -> Never { neverBody(Self.self) }
}

extension ViewModifier {
  /// Returns a modifier that applies this one and then another.
  nonisolated public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// Creates a modifier that changes nothing.
  public init() {}
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()
}

extension EmptyModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    ModifierMount(view, at: place)
  }
}

extension View {
  /// Returns the view with a modifier applied.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view or a modifier with a further modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// The modified view or modifier.
  public var content: Content
  /// The modifier that is applied to the content.
  public var modifier: Modifier
  /// Creates the combination of content and a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Traps if it is called: Keel applies the modifier itself.
  public var body: Never { neverBody(Self.self) }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package static var itemCount: Int? {
    if let modifier = Modifier.self as? any PrimitiveModifier.Type {
      return modifier.keepsItemCount ? KeelViews.itemCount(of: Content.self) : 1
    }
    // A custom modifier creates as many controls as its body, with this content wherever the body mentions `content`.
    return ContentCount.counting(KeelViews.itemCount(of: Content.self), in: Modifier.self) {
      KeelViews.itemCount(of: Modifier.Body.self)
    }
  }

  package static var mayBeOneItem: Bool {
    guard let modifier = Modifier.self as? any PrimitiveModifier.Type else { return itemCount == 1 }
    return !modifier.keepsItemCount || KeelViews.mayBeOneItem(of: Content.self)
  }

  package func makeMount(at place: MountPoint) -> Mount<Self> {
    func primitive<M: PrimitiveModifier>(_ modifier: M) -> AnyMount {
      modifier.makeMount(ModifiedContent<Content, M>(content: content, modifier: modifier), at: place)
    }
    if let modifier = modifier as? any PrimitiveModifier {
      return primitive(modifier).asMount(of: self)
    }
    return ComposedModifierMount(self, at: place)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view with the first modifier applied and then the second.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}
