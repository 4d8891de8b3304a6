import KeelControls

/// A way to change views, as a value: apply it with `modifier(_:)`.
@MainActor @preconcurrency public protocol ViewModifier {
  /// What the modifier makes of a view.
  associatedtype Body: View
  /// The view that is modified, as `body(content:)` gets it.
  typealias Content = _ViewModifier_Content<Self>
  /// What the modifier makes of the view.
  @ViewBuilder func body(content: Content) -> Body
}

/// A modifier that Keel itself knows how to apply.
@MainActor package protocol PrimitiveModifier: ViewModifier where Body == Never {
  func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: Place
  ) -> Mount<ModifiedContent<Content, Self>>
  /// Whether the modified view comes to as many controls as it would without.
  static var keepsItemCount: Bool { get }
}

extension PrimitiveModifier {
  package static var keepsItemCount: Bool { true }
  public func body(content: Content) -> Never { neverBody(Self.self) }
}

extension ViewModifier {
  /// This modifier, then another one.
  nonisolated public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The modifier that changes nothing.
public struct EmptyModifier: Sendable {
  public init() {}
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
}

extension EmptyModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: Place
  ) -> Mount<ModifiedContent<Content, Self>> {
    ModifierMount(view, at: place)
  }
}

extension View {
  /// The view as the modifier makes it.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view, or a modifier, with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What it is modified by.
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { neverBody(Self.self) }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package static var itemCount: Int? {
    if let modifier = Modifier.self as? any PrimitiveModifier.Type {
      return modifier.keepsItemCount ? KeelViews.itemCount(of: Content.self) : 1
    }
    // A modifier of one's own comes to what its body does, with this content wherever it says `content`.
    return ContentCount.counting(KeelViews.itemCount(of: Content.self), in: Modifier.self) {
      KeelViews.itemCount(of: Modifier.Body.self)
    }
  }

  package static var mayBeOneItem: Bool {
    guard let modifier = Modifier.self as? any PrimitiveModifier.Type else { return itemCount == 1 }
    return !modifier.keepsItemCount || KeelViews.mayBeOneItem(of: Content.self)
  }

  package func makeMount(at place: Place) -> Mount<Self> {
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
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}
