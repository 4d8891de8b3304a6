package import KeelScene

/// The settings of the regions within a view. A region does not pass the settings of its own content on.
package struct ScrollSettings: Equatable {
  var isDisabled = false
  /// The axes whose scroll indicators are hidden.
  var hiddenIndicators: Axis.Set = []
  var snap = ScrollElement.Snap.none
  var anchors: ScrollElement.Anchors?
  var margins = SceneInsets()

  /// The settings of regions within the content of a region.
  var within: ScrollSettings {
    var settings = ScrollSettings()
    settings.isDisabled = isDisabled
    settings.hiddenIndicators = hiddenIndicators
    return settings
  }
}

private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
  package var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the user can scroll the regions of the view.
  public var isScrollEnabled: Bool {
    get { !scrollSettings.isDisabled }
    set { scrollSettings.isDisabled = !newValue }
  }
}

/// The roles of an anchor of a region.
public struct ScrollAnchorRole: Hashable, Sendable {
  fileprivate enum Kind { case initialOffset, sizeChanges, alignment }
  fileprivate let kind: Kind
  /// The position at which the region begins.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The position that the region keeps when its content or its size changes.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// The position of content that is smaller than the region.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

extension View {
  /// Sets the position at which the regions of the view begin, and at which they stay while they grow: a conversation
  /// begins at `.bottom` and follows new messages until the user scrolls back.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollSettings.anchors, anchor.map { ScrollElement.Anchors(at: $0.sceneAnchor) })
  }

  /// Sets one of the positions that `defaultScrollAnchor(_:)` sets.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      var anchors = settings.anchors ?? .init()
      switch role.kind {
      case .initialOffset: anchors.initial = anchor?.sceneAnchor
      case .sizeChanges: anchors.sizeChanges = anchor?.sceneAnchor
      case .alignment: anchors.alignment = anchor?.sceneAnchor
      }
      settings.anchors = anchors == .init() ? nil : anchors
    }
  }

  /// Disables scrolling by the user in the regions of the view. The program still scrolls them, and so does the keyboard
  /// focus.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrollSettings) { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Sets the visibility of the scroll bars of the view's regions.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      if visibility.isHidden { $0.hiddenIndicators.formUnion(axes) } else { $0.hiddenIndicators.subtract(axes) }
    }
  }

  /// Adds margins around the content of the view's regions, which scroll with it. Margins of indicators have no effect.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      guard placement.appliesToContent, let length else { return }
      if edges.contains(.top) { $0.margins.top = length }
      if edges.contains(.bottom) { $0.margins.bottom = length }
      if edges.contains(.leading) { $0.margins.leading = length }
      if edges.contains(.trailing) { $0.margins.trailing = length }
    }
  }
  /// Adds margins around the content of the view's regions, which scroll with it.
  nonisolated public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
  /// Adds margins around the content of the view's regions, which scroll with it.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      guard placement.appliesToContent else { return }
      if edges.contains(.top) { $0.margins.top = insets.top }
      if edges.contains(.bottom) { $0.margins.bottom = insets.bottom }
      if edges.contains(.leading) { $0.margins.leading = insets.leading }
      if edges.contains(.trailing) { $0.margins.trailing = insets.trailing }
    }
  }

  /// Sets the places where scrolling in the view's regions stops.
  nonisolated package func scrollSnap(_ snap: ScrollElement.Snap) -> some View {
    environment(\.scrollSettings.snap, snap)
  }
}

extension ScrollElement.Anchors {
  fileprivate init(at anchor: SceneAnchor) { self.init(initial: anchor, sizeChanges: anchor, alignment: anchor) }
}
