// The names of swift-perception's module. They stand for those of `Observation`, which all systems of Keel have.
@_exported public import KeelModel
public import KeelViews
@_exported public import Observation

/// The name of `Observable` in code written for Perception.
public typealias Perceptible = StockObservable
/// The name of the registrar of models in code written for Perception.
public typealias PerceptionRegistrar = TrackingRegistrar

/// The name of `@Observable` in code written for Perception. Leave properties out with `@ObservationIgnored`.
@attached(
  member, names: named(_$observationRegistrar), named(access), named(withMutation), named(shouldNotifyObservers)
)
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Perceptible() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

/// Not available: the macro behind `@Perceptible` only recognizes `@ObservationIgnored`.
@available(*, unavailable, message: "Use @ObservationIgnored")
@attached(accessor)
public macro PerceptionIgnored() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// The name of `withObservationTracking` in code written for Perception.
public func withPerceptionTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void) -> T {
  withObservationTracking(apply, onChange: onChange())
}

/// A view that shows its content. Bodies follow the models that they read with or without it.
public struct WithPerceptionTracking<Content: View>: View {
  private let content: () -> Content

  /// Creates a view that shows the content of the closure.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// The content.
  public var body: some View { content() }
}
