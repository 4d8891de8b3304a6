import KeelControls
public import KeelModel
import KeelScene

extension View {
  /// Prevents the user from dismissing the sheet with Escape or a gesture while the view is on its topmost page.
  ///
  /// Its buttons and the program can still dismiss it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(PageModifier { traits, _ in traits.disablesDismissal = isDisabled })
  }

  /// Prevents the user from dismissing the sheet with Escape or a gesture, and runs a closure when they try, for
  /// example to ask first.
  ///
  /// SwiftUI has the modifier without the closure; in UIKit, the delegate's `presentationControllerDidAttemptToDismiss`
  /// is called.
  nonisolated public func interactiveDismissDisabled(
    _ isDisabled: Bool = true, onAttempt: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(
      PageModifier { traits, _ in
        traits.disablesDismissal = isDisabled
        traits.onDismissAttempt = onAttempt
      })
  }

  /// Sets the heights at which the sheet that contains the view can rest in a compact window; without it, `large`.
  ///
  /// The sheet has the lowest of these heights. Users cannot change it. Terminals choose the height.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(PageModifier { traits, _ in traits.sheetHeight = PresentationDetent.lowest(of: detents)?.sceneHeight })
  }
  /// Sets the height of the sheet that contains the view in a compact window: the selected one, if it is among these,
  /// otherwise the lowest. Users cannot change it. Terminals choose the height.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SelectedDetent(detents: detents, selection: selection))
  }
  /// Returns the same view: front ends decide whether a sheet shows a drag indicator.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Returns the same view: front ends choose the corners of sheets.
  nonisolated public func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }
  /// Returns the same view: front ends choose the background of sheets.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Returns the same view: front ends choose the background of sheets. The content is not shown.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  /// Returns the same view: front ends decide the effect of a gesture on a sheet.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }
  /// Returns the same view: views below a sheet cannot be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Returns the same view: a presentation is a sheet in any size class.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  /// Returns the same view: a presentation is a sheet in any size class.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
  /// Sets the size of the sheet that contains the view: with `fitted` it is as high as its content in a compact window,
  /// too. Front ends choose the other sizes.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let isFitted = (sizing as? NamedPresentationSizing)?.name == NamedPresentationSizing.fitted.name
    return modifier(PageModifier { traits, _ in if isFitted { traits.sheetHeight = .fitted } })
  }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case medium, large, fraction(Double), height(Double) }
  let kind: Kind
  /// Half of the height of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// All of the height of the screen.
  public static let large = PresentationDetent(kind: .large)
  /// A fraction of the height of the screen.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
}

/// A modifier that follows the selected height of a sheet.
private struct SelectedDetent: ViewModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>

  func body(content: Content) -> some View {
    let selected = selection.wrappedValue
    let detent = detents.contains(selected) ? selected : PresentationDetent.lowest(of: detents)
    content.modifier(PageModifier { traits, _ in traits.sheetHeight = detent?.sceneHeight })
  }
}

extension PresentationDetent {
  /// Returns the lowest of several heights, in a window that is as high as a phone; `nil` for none.
  static func lowest(of detents: Set<PresentationDetent>) -> PresentationDetent? {
    detents.min { $0.sceneHeight.points(in: 844) < $1.sceneHeight.points(in: 844) }
  }

  var sceneHeight: SheetElement.Height {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .fraction(fraction.isNaN ? 1 : min(max(fraction, 0), 1))
    case .height(let height): .points(height.isNaN ? 0 : max(0, height))
    }
  }
}

extension SheetElement.Height {
  /// Returns the height in a window with a height in points.
  fileprivate func points(in window: Double) -> Double {
    switch self {
    case .medium: window / 2
    case .large, .fitted: window
    case .fraction(let fraction): fraction * window
    case .points(let points): points
    }
  }
}

/// The primary effect of a gesture on a sheet. Front ends decide it.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  /// The effect that suits the sheet.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// The gesture resizes the sheet.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// The gesture scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The interaction with views below a sheet, which is never possible.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String
  /// The default of the platform.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// The views can be used.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// The views cannot be used.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// The views can be used up to a height of the sheet. Equal to `enabled`.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// The form of a presentation in a compact size class. It is always a sheet.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  /// The form that suits the presentation.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The form is kept.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The size of a sheet. Front ends choose it.
public protocol PresentationSizing: Sendable {}

/// A size of a sheet, identified by a name.
public struct NamedPresentationSizing: PresentationSizing {
  let name: String
}

extension PresentationSizing where Self == NamedPresentationSizing {
  /// The size that suits the sheet.
  public static var automatic: NamedPresentationSizing { NamedPresentationSizing(name: "automatic") }
  /// The size of a form.
  public static var form: NamedPresentationSizing { NamedPresentationSizing(name: "form") }
  /// The size of a page of text.
  public static var page: NamedPresentationSizing { NamedPresentationSizing(name: "page") }
  /// The size of the content.
  public static var fitted: NamedPresentationSizing { NamedPresentationSizing(name: "fitted") }
}
