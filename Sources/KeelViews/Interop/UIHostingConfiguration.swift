public import KeelControls

/// Content of a cell that is made of views.
///
///     cell.contentConfiguration = UIHostingConfiguration { Text(item.name) }
///
/// The cell keeps the views and their state, and hands later values over to them. They follow what they read by
/// themselves: a model's change needs no new configuration.
///
/// Margins, smallest size and background are accepted; front ends give rows the room and the look of their platform.
@MainActor @preconcurrency public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration
{
  let content: Content

  /// Content of a cell.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView { self.content = content() }

  private init(content: Content) { self.content = content }

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
  nonisolated public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Room around the content, which front ends choose themselves.
  public func margins(_ edges: Edge.Set = .all, _ length: Double) -> Self { self }
  /// Room around the content, which front ends choose themselves.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  /// The smallest size of the cell, which front ends choose themselves.
  public func minSize(width: Double? = nil, height: Double? = nil) -> Self { self }
  /// What stands behind the content; rows of front ends have a look of their own.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(content: self.content)
  }
  /// What stands behind the content; rows of front ends have a look of their own.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, Background> { self }
}
