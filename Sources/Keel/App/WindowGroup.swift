public import KeelControls
public import KeelViews

/// Windows with the same kind of content, each with its own state.
public struct WindowGroup<Content: View> {
  private let title: Text?
  /// Called for each window, so that each has its own initial state.
  private let content: () -> Content
  /// Those of the target that declares the windows.
  private let resources: ModuleResources?

  private init(title: Text?, _ resources: ModuleResources?, _ content: @escaping () -> Content) {
    self.title = title
    self.resources = resources
    self.content = content
  }

  /// Creates windows that show a view.
  public init(
    _hasResources: Bool = #_hasResources, _fileID: StaticString = #fileID, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: nil, ModuleResources(fileID: _fileID, isDeclared: _hasResources), content)
  }
  /// Creates windows that show a view. The identifier is ignored.
  public init(
    id: String, _hasResources: Bool = #_hasResources, _fileID: StaticString = #fileID,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: nil, ModuleResources(fileID: _fileID, isDeclared: _hasResources), content)
  }
  /// Creates windows with a title.
  public init(
    _ title: Text, _hasResources: Bool = #_hasResources, _fileID: StaticString = #fileID,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: title, ModuleResources(fileID: _fileID, isDeclared: _hasResources), content)
  }
  /// Creates windows with a title.
  public init(
    _ titleKey: LocalizedStringKey, _hasResources: Bool = #_hasResources, _fileID: StaticString = #fileID,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: Text(titleKey), ModuleResources(fileID: _fileID, isDeclared: _hasResources), content)
  }
  /// Creates windows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, _hasResources: Bool = #_hasResources, _fileID: StaticString = #fileID,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: Text(title), ModuleResources(fileID: _fileID, isDeclared: _hasResources), content)
  }
  /// Creates windows with a title. The identifier is ignored.
  public init(
    _ titleKey: LocalizedStringKey, id: String, _hasResources: Bool = #_hasResources, _fileID: StaticString = #fileID,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: Text(titleKey), ModuleResources(fileID: _fileID, isDeclared: _hasResources), content)
  }
}

extension WindowGroup: PrimitiveScene {
  func addContent(to content: inout SceneContent) {
    guard content.content == nil else { return }
    let make = self.content
    content.content = { AnyView(make()) }
    content.title = title
    content.resources = resources
  }
}

/// A single window, which behaves like a window group.
public struct Window<Content: View> {
  private let group: WindowGroup<Content>
  /// Creates a window with a title. The identifier is ignored.
  public init(
    _ titleKey: LocalizedStringKey, id: String, _hasResources: Bool = #_hasResources, _fileID: StaticString = #fileID,
    @ViewBuilder content: @escaping () -> Content
  ) {
    group = WindowGroup(titleKey, _hasResources: _hasResources, _fileID: _fileID, content: content)
  }
  /// Creates a window with a title. The identifier is ignored.
  public init(
    _ title: Text, id: String, _hasResources: Bool = #_hasResources, _fileID: StaticString = #fileID,
    @ViewBuilder content: @escaping () -> Content
  ) {
    group = WindowGroup(title, _hasResources: _hasResources, _fileID: _fileID, content: content)
  }
}

extension Window: PrimitiveScene {
  func addContent(to content: inout SceneContent) { group.addContent(to: &content) }
}

/// An item of the system's menu bar. Front ends have none: offer its content on a page of the app instead.
public struct MenuBarExtra<Content: View> {
  /// Creates an item, which is never shown. The content is not evaluated.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
  /// Creates an item, which is never shown. The content is not evaluated.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates an item, which is never shown. The content is not evaluated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
  /// Creates an item, which is never shown. Content and label are not evaluated.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension MenuBarExtra: PrimitiveScene {
  func addContent(to content: inout SceneContent) {}
}

/// The settings window of an app. Front ends have none: offer the settings on a page of the app instead.
public struct Settings<Content: View> {
  /// Creates the settings, which are never shown. The content is not evaluated.
  public init(@ViewBuilder content: () -> Content) {}
}

extension Settings: PrimitiveScene {
  func addContent(to content: inout SceneContent) {}
}
