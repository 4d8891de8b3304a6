/// A form of controls, as rows of a grouped list. It is backed by `UICollectionView`.
public struct Form<Content> {
  let content: Content
}

extension Form: View where Content: View {
  /// Creates a form of the views in the closure; each is a row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Traps if it is called: Keel shows the rows itself.
  public var body: Never { neverBody(Self.self) }
}

extension Form: PrimitiveView, RowListView where Content: View {
  var listSelection: (any ListSelection)? { nil }
  static var isForm: Bool { true }
}
