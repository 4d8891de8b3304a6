import KeelInteraction

/// A message in place of absent content: a label, a description and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a message from a label, a description and actions of any kind.
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
  /// The content and behaviour of the view: the parts below each other in the middle of the available space.
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
  /// Creates a message from a title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      KeelViews.Label(title, systemImage: name)
    } description: {
      description
    }
  }
  /// Creates a message from a title, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      KeelViews.Label(title, systemImage: name)
    } description: {
      description
    }
  }
  /// Creates a message from a title, a picture of the program's own and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      KeelViews.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// The parts of the message for a search without results.
public struct SearchUnavailableContent: Sendable {
  /// The heading of the message, with the text that was searched for.
  public struct Label: View {
    let text: String?
    /// The content and behaviour of the view.
    public var body: some View {
      KeelViews.Label {
        text.map { Text(.noResultsFor, $0) } ?? Text(.noResults)
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }
  /// The advice to search in another way.
  public struct Description: View {
    /// The content and behaviour of the view.
    public var body: some View { Text(.checkSpelling) }
  }
  /// The actions of the message: there are none.
  public struct Actions: View {
    /// The content and behaviour of the view.
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
  /// The message for a search without results.
  @MainActor public static var search: Self { Self(searched: nil) }
  /// Returns the message for a search without results, with the text that was searched for.
  @MainActor public static func search(text: String) -> Self { Self(searched: text.isEmpty ? nil : text) }
}
