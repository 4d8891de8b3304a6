import KeelControls
public import KeelModel

extension View {
  /// Keeps people from leaving the sheet by Escape or a gesture while the view is on its top page; its buttons and the
  /// program still can.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(PageModifier { traits, _ in traits.keepsPeople = isDisabled })
  }

  /// Keeps people from leaving the sheet by Escape or a gesture, and runs the closure when one tries: to ask first.
  ///
  /// SwiftUI has the modifier without the closure; in UIKit the delegate's `presentationControllerDidAttemptToDismiss`
  /// is told.
  nonisolated public func interactiveDismissDisabled(
    _ isDisabled: Bool = true, onAttempt: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(
      PageModifier { traits, _ in
        traits.keepsPeople = isDisabled
        traits.onDismissAttempt = onAttempt
      })
  }

  /// How tall the sheet may be. Front ends choose that: nothing happens.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// How tall the sheet may be. Front ends choose that: nothing happens, and the selection stays as it is.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  /// Whether the sheet shows that it can be dragged. Front ends choose that: nothing happens.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// How round the sheet's corners are. Front ends choose that: nothing happens.
  nonisolated public func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }
  /// What is behind the sheet's content. Front ends choose that: nothing happens.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// What is behind the sheet's content. Front ends choose that: nothing happens.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  /// What a gesture on the sheet does first. Front ends choose that: nothing happens.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }
  /// Whether what is below a sheet can be used. It never can: nothing happens.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// What a presentation becomes on a small screen. It is a sheet anyway: nothing happens.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  /// What a presentation becomes on a small screen. It is a sheet anyway: nothing happens.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
  /// How large the sheet is. Front ends choose that: nothing happens.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}

/// How tall a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case medium, large, fraction(Double), height(Double) }
  let kind: Kind
  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  public static func height(_ height: Double) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
}

/// What a gesture on a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Whether what is below a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// What a presentation becomes where there is less room.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// How large a sheet is.
public protocol PresentationSizing: Sendable {}

/// How large a sheet is, by a name.
public struct NamedPresentationSizing: PresentationSizing {
  let name: String
}

extension PresentationSizing where Self == NamedPresentationSizing {
  public static var automatic: NamedPresentationSizing { NamedPresentationSizing(name: "automatic") }
  public static var form: NamedPresentationSizing { NamedPresentationSizing(name: "form") }
  public static var page: NamedPresentationSizing { NamedPresentationSizing(name: "page") }
  public static var fitted: NamedPresentationSizing { NamedPresentationSizing(name: "fitted") }
}
