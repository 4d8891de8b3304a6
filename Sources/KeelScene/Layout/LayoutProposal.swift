/// The size that a parent proposes to a child, as SwiftUI's `ProposedViewSize`; `nil` asks for the ideal length.
public struct LayoutProposal: Hashable, Sendable {
  /// The proposed width in points; `nil` asks for the ideal width.
  public var width: Double?
  /// The proposed height in points; `nil` asks for the ideal height.
  public var height: Double?
  /// Creates a proposal; by default it asks for the ideal size.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
  /// Creates a proposal of exactly a size.
  public init(_ size: SceneSize) { self.init(width: size.width, height: size.height) }
}
