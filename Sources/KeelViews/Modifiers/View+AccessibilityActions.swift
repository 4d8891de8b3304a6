import KeelInteraction

/// A kind of action for assistive technology and the keyboard.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// The name in the menu of the view's actions, or `nil` for pressing the view.
  let name: Text?
  var isDestructive = false

  private init(_ name: Text?, isDestructive: Bool = false) {
    self.name = name
    self.isDestructive = isDestructive
  }
  /// Creates an action with a name.
  public init(named name: Text) { self.init(name) }

  /// The main action, which pressing the view runs.
  public static let `default` = Self(nil)
  /// The action that dismisses the view, named "Dismiss" in the menu.
  public static let escape = Self(Text(.dismiss))
  /// The most important action at the moment, named "Magic Tap" in the menu.
  public static let magicTap = Self(Text(.magicTap))
  /// The action that deletes the view's subject, named "Delete" in the menu.
  public static let delete = Self(Text(.delete), isDestructive: true)
  /// The action that shows a menu, named "Show Menu" in the menu.
  public static let showMenu = Self(Text(.showMenu))
}

/// A modifier that adds one action to a view.
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
      // A control already responds to presses itself.
      content.onTapGesture(perform: handler)
    }
  }
}

extension View {
  /// Adds an action for assistive technology and the keyboard.
  ///
  /// Pressing the view runs the default action; all others are in the menu of the view's actions.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessibilityActionModifier(kind: actionKind, handler: handler))
  }
  /// Adds an action with a name to the menu of the view's actions.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }
  /// Adds an action with a name to the menu of the view's actions.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }
  /// Adds an action with a name to the menu of the view's actions.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
  /// Adds an action, named by the label's text, to the menu of the view's actions.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { Button(action: action) { label } }
  }
  /// Adds the buttons in the closure to the menu of the view's actions, beside those of `contextMenu`.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(ContextMenuModifier(actions: content()))
  }
}
