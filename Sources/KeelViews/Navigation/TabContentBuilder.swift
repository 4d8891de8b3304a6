/// Makes one content of a tab view of several tabs.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<T: TabContent<TabValue>>(_ content: T) -> T { content }
  public static func buildBlock() -> _Tabs<TabValue> { _Tabs(parts: []) }
  public static func buildPartialBlock<T: TabContent<TabValue>>(first content: T) -> T { content }
  public static func buildPartialBlock<Before: TabContent<TabValue>, T: TabContent<TabValue>>(
    accumulated: Before, next: T
  ) -> _Tabs<TabValue> {
    _Tabs(parts: [accumulated, next])
  }
  public static func buildIf<T: TabContent<TabValue>>(_ content: T?) -> _PossibleTab<T> {
    _PossibleTab(content: content)
  }
  public static func buildEither<T: TabContent<TabValue>>(first: T) -> _Tabs<TabValue> { _Tabs(parts: [first, nil]) }
  public static func buildEither<T: TabContent<TabValue>>(second: T) -> _Tabs<TabValue> { _Tabs(parts: [nil, second]) }
  public static func buildLimitedAvailability<T: TabContent<TabValue>>(_ content: T) -> _Tabs<TabValue> {
    _Tabs(parts: [content])
  }

  /// The tabs of a tab view, as its content.
  public struct Content<C: TabContent<TabValue>> {
    let content: C
  }
}

extension TabContentBuilder.Content: View {
  public var body: Never { neverBody(Self.self) }
}

/// Tabs that may be there.
public struct _PossibleTab<Content: TabContent> {
  let content: Content?
}

extension _PossibleTab: TabContent, PrimitiveTabContent {
  public typealias TabValue = Content.TabValue
  package func appendTabs(to tabs: inout [TabPage], at path: [AnyHashable]) {
    if let content { KeelViews.appendTabs(of: content, to: &tabs, at: path) }
  }
}

/// Several tabs, one after the other.
public struct _Tabs<TabValue: Hashable> {
  /// A place is kept for what is not there.
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

/// Tabs of which something more is said.
public struct _ChangedTab<Content: TabContent> {
  let content: Content
  let change: @MainActor (inout TabPage) -> Void
}

extension _ChangedTab: TabContent, PrimitiveTabContent {
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

  /// Shows a short text on the tab.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _ChangedTab(content: self) { $0.badge = label }
  }

  /// Shows a short text on the tab.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Shows a short text on the tab.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text(verbatim: String($0)) })
  }

  /// Says whether the tab can be chosen.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _ChangedTab(content: self) { if disabled { $0.isEnabled = false } }
  }

  /// Says the path of the window while the tab is shown, as for `View.navigationAddress(_:)`: a browser makes a link of it.
  nonisolated public func linkAddress(_ path: String?) -> some TabContent<TabValue> {
    _ChangedTab(content: self) { $0.address = path }
  }

  /// Takes the tab out of the bar.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ChangedTab(content: self) { if hidden { $0.isHidden = true } }
  }

  /// A name by which a person's choice of tabs could be kept; nobody chooses here.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}
