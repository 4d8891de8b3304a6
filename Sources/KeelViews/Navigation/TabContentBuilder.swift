/// A result builder that joins tabs into the content of a tab view.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Passes a tab through.
  public static func buildExpression<T: TabContent<TabValue>>(_ content: T) -> T { content }
  /// Returns content without tabs.
  public static func buildBlock() -> _Tabs<TabValue> { _Tabs(parts: []) }
  /// Starts the content with its first tab.
  public static func buildPartialBlock<T: TabContent<TabValue>>(first content: T) -> T { content }
  /// Appends the next tab.
  public static func buildPartialBlock<Before: TabContent<TabValue>, T: TabContent<TabValue>>(
    accumulated: Before, next: T
  ) -> _Tabs<TabValue> {
    _Tabs(parts: [accumulated, next])
  }
  /// Returns the tabs of an `if` without `else`; none if the condition is false.
  public static func buildIf<T: TabContent<TabValue>>(_ content: T?) -> _PossibleTab<T> {
    _PossibleTab(content: content)
  }
  /// Returns the tabs of the first branch of a condition.
  public static func buildEither<T: TabContent<TabValue>>(first: T) -> _Tabs<TabValue> { _Tabs(parts: [first, nil]) }
  /// Returns the tabs of the other branch of a condition.
  public static func buildEither<T: TabContent<TabValue>>(second: T) -> _Tabs<TabValue> { _Tabs(parts: [nil, second]) }
  /// Returns the tabs of an `if #available`.
  public static func buildLimitedAvailability<T: TabContent<TabValue>>(_ content: T) -> _Tabs<TabValue> {
    _Tabs(parts: [content])
  }

  /// The tabs of a tab view, as the type of its content.
  public struct Content<C: TabContent<TabValue>> {
    let content: C
  }
}

extension TabContentBuilder.Content: View {
  /// Traps if it is called: the tab view shows the tabs itself.
  public var body: Never { neverBody(Self.self) }
}

/// Tabs that depend on a condition.
public struct _PossibleTab<Content: TabContent> {
  let content: Content?
}

extension _PossibleTab: TabContent, PrimitiveTabContent {
  /// The type of the value that identifies the tabs.
  public typealias TabValue = Content.TabValue
  package func appendTabs(to tabs: inout [TabPage], at path: [AnyHashable]) {
    if let content { KeelViews.appendTabs(of: content, to: &tabs, at: path) }
  }
}

/// Several tabs, one after the other.
public struct _Tabs<TabValue: Hashable> {
  /// The parts in their order; `nil` keeps the position of an absent one.
  let parts: [(any TabContent)?]
}

extension _Tabs: TabContent, PrimitiveTabContent {
  package func appendTabs(to tabs: inout [TabPage], at path: [AnyHashable]) {
    func append<Content: TabContent>(_ content: Content, _ index: Int) {
      KeelViews.appendTabs(of: content, to: &tabs, at: path + [index])
    }
    for (index, part) in parts.enumerated() {
      if let part { append(part, index) }
    }
  }
}

/// Tabs with a change.
public struct _ChangedTab<Content: TabContent> {
  let content: Content
  let change: @MainActor (inout TabPage) -> Void
}

extension _ChangedTab: TabContent, PrimitiveTabContent {
  /// The type of the value that identifies the tabs.
  public typealias TabValue = Content.TabValue
  package func appendTabs(to tabs: inout [TabPage], at path: [AnyHashable]) {
    let start = tabs.count
    KeelViews.appendTabs(of: content, to: &tabs, at: path)
    for index in start..<tabs.count { change(&tabs[index]) }
  }
}

extension TabContent {
  /// Shows a number on the tab; 0 shows nothing.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    _ChangedTab(content: self) { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
  }

  /// Shows a short text on the tab; `nil` shows nothing.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _ChangedTab(content: self) { $0.badge = label }
  }

  /// Shows a short text on the tab; `nil` shows nothing.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Shows a short text on the tab; `nil` shows nothing.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text(verbatim: String($0)) })
  }

  /// Disables the tab, so that it cannot be selected.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _ChangedTab(content: self) { if disabled { $0.isEnabled = false } }
  }

  /// Sets the path of the window while the tab is shown, like `View.navigationAddress(_:)`. A browser shows the tab as
  /// a link to it.
  nonisolated public func linkAddress(_ path: String?) -> some TabContent<TabValue> {
    _ChangedTab(content: self) { $0.address = path }
  }

  /// Hides the tab.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ChangedTab(content: self) { if hidden { $0.isHidden = true } }
  }

  /// Returns the same tabs: the user cannot customise tabs.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}
