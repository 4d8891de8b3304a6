import KeelScene

/// The way in which texts and pictures change in an animated change.
public struct ContentTransition: Equatable, Sendable {
  fileprivate let sceneTransition: SceneContentTransition

  /// A change without a transition.
  public static let identity = ContentTransition(sceneTransition: .identity)
  /// A change that fades.
  public static let opacity = ContentTransition(sceneTransition: .opacity)
  /// A change that blends the old content into the new one. Front ends fade.
  public static let interpolate = ContentTransition(sceneTransition: .interpolate)
  /// A change by the usual effect for symbols. Front ends fade.
  public static let symbolEffect = ContentTransition(sceneTransition: .opacity)
  /// A change of digits that count up or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(sceneTransition: countsDown ? .countDown : .countUp)
  }
  /// A change of digits that count towards a value. Front ends find the direction by themselves.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(sceneTransition: .count) }
  /// A change by an effect for symbols. Front ends fade.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }
}

extension View {
  /// Sets how texts in the view change in animated changes. Front ends without animation ignore it.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(BoxModifier { box, _ in box.motion.contentTransition = transition.sceneTransition })
  }
}
