public import KeelControls

/// Declares a preview of views, which every program on Keel lists and shows by itself (`--preview`).
///
///     #Preview("List") { NavigationStack { ListView(Raft()) } }
///
/// The closure runs when the preview is shown, once for each window. A property wrapper in it is marked
/// `@Previewable`: `@Previewable @State var count = 0`.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "KeelMacros", type: "ViewPreviewMacro")

/// Declares a preview of views with traits.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "KeelMacros", type: "ViewPreviewMacro")

/// Marks a property wrapper in the body of a preview, such as `@State`, as a property of the preview's view.
@attached(peer)
public macro Previewable() = #externalMacro(module: "KeelMacros", type: "PreviewableMacro")

/// The functions that expansions of `#Preview` call for views. Their parameters follow the macro's.
public enum _ViewPreviewEntry {
  /// Adds a preview of views.
  public nonisolated static func add<Content: View>(
    fileID: String, line: Int, column: Int, _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor @Sendable () -> Content
  ) {
    DeclaredPreview.add(
      DeclaredPreview(fileID: fileID, line: line, column: column, name: name) {
        UIHostingController(rootView: body())
      })
  }

  /// Adds a preview of views with traits.
  public nonisolated static func add<Content: View>(
    fileID: String, line: Int, column: Int, _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor @Sendable () -> Content
  ) {
    guard let size = ([traits] + additionalTraits).compactMap(\.size).last else {
      return add(fileID: fileID, line: line, column: column, name, body: body)
    }
    add(fileID: fileID, line: line, column: column, name) { body().frame(width: size.width, height: size.height) }
  }
}

/// A type with previews, in the form that `#Preview` has replaced. Keel does not list them: use `#Preview`.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

/// The size of a preview.
public enum PreviewLayout: Equatable, Sendable {
  /// The size of a screen.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A size in points.
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
  /// Returns the same view: front ends decide how a preview is shown.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Returns the same view: front ends decide how a preview is shown.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Returns the same view: front ends decide how a preview is shown.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  /// Returns the same view: front ends decide how a preview is shown.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
