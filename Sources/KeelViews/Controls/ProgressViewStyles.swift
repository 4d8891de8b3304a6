import KeelScene

/// The style that suits the context.
public struct DefaultProgressViewStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultProgressViewStyle: BuiltInProgressStyle {
  nonisolated static var sceneStyle: GaugeElement.Style { .linear }
  /// Returns the progress view, shown in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that suits the context.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A bar.
public struct LinearProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style. Front ends use the tint of the environment, not this one.
  public init(tint: Color) {}
}

extension LinearProgressViewStyle: BuiltInProgressStyle {
  nonisolated static var sceneStyle: GaugeElement.Style { .linear }
  /// Returns the progress view, shown in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A ring.
public struct CircularProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style. Front ends use the tint of the environment, not this one.
  public init(tint: Color) {}
}

extension CircularProgressViewStyle: BuiltInProgressStyle {
  nonisolated static var sceneStyle: GaugeElement.Style { .circular }
  /// Returns the progress view, shown in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
