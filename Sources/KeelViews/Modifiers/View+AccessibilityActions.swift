import KeelInteraction

/// What a person does to a view with assistive technology, or from the keyboard.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// What it is called where it is offered; `nil` is what the view is for.
  let name: Text?
  var isDestructive = false

  private init(_ name: Text?, isDestructive: Bool = false) {
    self.name = name
    self.isDestructive = isDestructive
  }
  /// Something by that name.
  public init(named name: Text) { self.init(name) }

  /// What the view is for: the view can be pressed.
  public static let `default` = Self(nil)
  /// Leaves what the view is about.
  public static let escape = Self(Text(.dismiss))
  /// What matters most just now.
  public static let magicTap = Self(Text(.magicTap))
  /// Takes away what the view stands for.
  public static let delete = Self(Text(.delete), isDestructive: true)
  /// Shows a menu.
  public static let showMenu = Self(Text(.showMenu))
}

/// Offers one thing to do with a view.
struct AccessibilityActionModifier {
  let kind: AccessibilityActionKind
  let handler: () -> Void
}

extension AccessibilityActionModifier: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if let name = kind.name {
      content.accessibilityActions {
        Button(role: kind.isDestructive ? .destructive : nil, action: { handler() }) { name }
      }
    } else {
      // What is a control already does what it does.
      content.onTapGesture(perform: handler)
    }
  }
}

extension View {
  /// Lets assistive technology and keyboards do something with the view: what it is for is done by pressing it, all else
  /// is in the menu of what can be done with it.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessibilityActionModifier(kind: actionKind, handler: handler))
  }
  /// Offers something to do with the view, by that name, where what can be done with it is offered.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }
  /// Offers something to do with the view, by that name, where what can be done with it is offered.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }
  /// Offers something to do with the view, by that name, where what can be done with it is offered.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
  /// Offers something to do with the view, shown by the label's words, where what can be done with it is offered.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { Button(action: action) { label } }
  }
  /// Offers the buttons in the closure as things to do with the view, beside those of its menu.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(ContextMenuModifier(actions: content()))
  }
}
