/// A preview of views, for tools that draw beside the source. Keel type-checks it and generates nothing.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "KeelMacros", type: "PreviewMacro")

/// A preview of views with traits, for tools that draw beside the source. Keel type-checks it and generates nothing.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "KeelMacros", type: "PreviewMacro")

/// Marks a property wrapper in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "KeelMacros", type: "PreviewableMacro")

/// The content of a preview.
public struct Preview: Sendable {
  /// The traits of a preview of views.
  public enum ViewTraits: Sendable {}
}

/// A trait of a preview. Keel does not use it.
public struct PreviewTrait<Kind>: Sendable {
  private init() {}

  /// The layout that the tool chooses.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// A layout as large as the content.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// A layout of a size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
  /// The device in upright orientation.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// The device in upside-down orientation.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// The device turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// The device turned to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}

/// A type with previews, for tools that draw beside the source. Keel does not use it.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

/// The size of a preview.
public enum PreviewLayout: Equatable, Sendable {
  case device, sizeThatFits
  case fixed(width: Double, height: Double)
}

/// The device of a preview, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from a literal of its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a preview's device.
public struct InterfaceOrientation: Hashable, Sendable {
  private let number: Int
  /// The upright orientation.
  public static let portrait = Self(number: 0)
  /// The upside-down orientation.
  public static let portraitUpsideDown = Self(number: 1)
  /// The orientation of a device turned to the left.
  public static let landscapeLeft = Self(number: 2)
  /// The orientation of a device turned to the right.
  public static let landscapeRight = Self(number: 3)
}

extension View {
  /// Returns the same view: Keel shows no previews.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Returns the same view: Keel shows no previews.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Returns the same view: Keel shows no previews.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  /// Returns the same view: Keel shows no previews.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
