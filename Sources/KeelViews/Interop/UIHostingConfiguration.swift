public import KeelControls

/// A content configuration that shows views in a cell.
///
///     cell.contentConfiguration = UIHostingConfiguration { Text(item.name) }
///
/// The cell keeps the views and their state, and updates them from later configurations. They track the values that
/// they read: a change of a model needs no new configuration.
///
/// Margins, the smallest size and the background are accepted and not used: front ends choose the appearance of rows.
@MainActor @preconcurrency public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration
{
  let content: Content

  /// Creates a configuration from views.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView { self.content = content() }

  private init(content: Content) { self.content = content }

  /// Creates the view that shows the content in a cell; a later configuration of the same type updates it and keeps its
  /// state.
  public func makeContentView() -> any UIView & UIContentView {
    let (view, views) = HostedViews.makeView(content)
    view.canTake = { $0 is Self }
    view.take = { [weak views] configuration in
      guard let configuration = configuration as? Self else { return false }
      views?.rootView = configuration.content
      return true
    }
    return view
  }
  /// Returns the unchanged configuration for every state of the cell.
  nonisolated public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Returns the same configuration: front ends choose the margins of cells.
  public func margins(_ edges: Edge.Set = .all, _ length: Double) -> Self { self }
  /// Returns the same configuration: front ends choose the margins of cells.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  /// Returns the same configuration: front ends choose the size of cells.
  public func minSize(width: Double? = nil, height: Double? = nil) -> Self { self }
  /// Returns the same configuration: front ends choose the background of cells, and the given view is not shown.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(content: self.content)
  }
  /// Returns the same configuration: front ends choose the background of cells.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, Background> { self }
}
