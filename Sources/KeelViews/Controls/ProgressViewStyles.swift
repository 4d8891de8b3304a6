import KeelScene

/// The style that suits the place.
public struct DefaultProgressViewStyle {
  public init() {}
}

extension DefaultProgressViewStyle: BuiltInProgressStyle {
  nonisolated static var sceneStyle: GaugeElement.Style { .linear }
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that suits the place.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A bar.
public struct LinearProgressViewStyle {
  public init() {}
  /// A bar. Front ends take the tint of the place.
  public init(tint: Color) {}
}

extension LinearProgressViewStyle: BuiltInProgressStyle {
  nonisolated static var sceneStyle: GaugeElement.Style { .linear }
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
  public init() {}
  /// A ring. Front ends take the tint of the place.
  public init(tint: Color) {}
}

extension CircularProgressViewStyle: BuiltInProgressStyle {
  nonisolated static var sceneStyle: GaugeElement.Style { .circular }
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
