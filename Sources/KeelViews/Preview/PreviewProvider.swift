/// A type that shows previews, for tools that draw beside the source. There is none here.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// How large a preview is.
public enum PreviewLayout: Equatable, Sendable {
  case device, sizeThatFits
  case fixed(width: Double, height: Double)
}

/// What a preview is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a preview's device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  private let number: Int
  public static let portrait = Self(number: 0)
  public static let portraitUpsideDown = Self(number: 1)
  public static let landscapeLeft = Self(number: 2)
  public static let landscapeRight = Self(number: 3)
}

extension View {
  /// Something said about a preview: the same view.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Something said about a preview: the same view.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Something said about a preview: the same view.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  /// Something said about a preview: the same view.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
