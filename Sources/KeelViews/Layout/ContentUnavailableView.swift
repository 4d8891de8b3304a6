import KeelInteraction

/// What is shown where there is nothing: a label, what it means, what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack {
      label.font(.title2)
      description.font(.subheadline).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == KeelViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      KeelViews.Label(title, systemImage: name)
    } description: {
      description
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      KeelViews.Label(title, systemImage: name)
    } description: {
      description
    }
  }
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      KeelViews.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// What is shown where a search found nothing.
public struct SearchUnavailableContent: Sendable {
  /// The heading.
  public struct Label: View {
    let text: String?
    public var body: some View {
      KeelViews.Label {
        text.map { Text(.noResultsFor, $0) } ?? Text(.noResults)
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }
  /// What can be done.
  public struct Description: View {
    public var body: some View { Text(.checkSpelling) }
  }
  /// Nothing.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  private init(searched text: String?) {
    label = SearchUnavailableContent.Label(text: text)
    description = SearchUnavailableContent.Description()
    actions = SearchUnavailableContent.Actions()
  }
  /// A search found nothing.
  @MainActor public static var search: Self { Self(searched: nil) }
  /// A search for the text found nothing.
  @MainActor public static func search(text: String) -> Self { Self(searched: text.isEmpty ? nil : text) }
}
