public import KeelViews

/// Windows that all show the same kind of view, each with state of its own.
public struct WindowGroup<Content: View> {
  private let title: Text?
  /// Called for each window, so that what its views begin with is their own.
  private let content: () -> Content

  /// Windows that show the view.
  public init(@ViewBuilder content: @escaping () -> Content) {
    title = nil
    self.content = content
  }
  /// Windows that show the view; the id tells them from those of other groups.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) }
  /// Windows with this title.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }
  /// Windows with this title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), content: content)
  }
  /// Windows with this title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), content: content)
  }
  /// Windows with this title; the id tells them from those of other groups.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), content: content)
  }
}

extension WindowGroup: PrimitiveScene {
  func addContent(to content: inout SceneContent) {
    guard content.content == nil else { return }
    let make = self.content
    content.content = { AnyView(make()) }
    content.title = title
  }
}

/// One window.
public struct Window<Content: View> {
  private let group: WindowGroup<Content>
  /// One window with this title.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    group = WindowGroup(titleKey, content: content)
  }
  /// One window with this title.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    group = WindowGroup(title, content: content)
  }
}

extension Window: PrimitiveScene {
  func addContent(to content: inout SceneContent) { group.addContent(to: &content) }
}

/// What a program shows in a bar of the desktop. Front ends have no such bar: reach it by a page of the app instead.
public struct MenuBarExtra<Content: View> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension MenuBarExtra: PrimitiveScene {
  func addContent(to content: inout SceneContent) {}
}

/// The settings of an app. Front ends have one window: reach them by a page of the app instead.
public struct Settings<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
}

extension Settings: PrimitiveScene {
  func addContent(to content: inout SceneContent) {}
}
