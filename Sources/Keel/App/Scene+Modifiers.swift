public import KeelModel
public import KeelViews

/// A scene whose views are modified.
public struct _ModifiedScene<Content: Scene, Shown: View> {
  let content: Content
  let change: (AnyView) -> Shown
}

extension _ModifiedScene: PrimitiveScene {
  func addContent(to content: inout SceneContent) {
    content.wrapping({ $0.add(self.content) }, { AnyView(change($0)) })
  }
}

/// A scene with an observer of an app's value, which runs once for all windows.
public struct _ObservedScene<Content: Scene, Observer: View> {
  let content: Content
  let observer: (AnyView) -> Observer
}

extension _ObservedScene: PrimitiveScene {
  func addContent(to content: inout SceneContent) {
    content.add(self.content)
    content.observers.append { AnyView(observer($0)) }
  }
}

/// A scene with a setting of its windows.
public struct _ConfiguredScene<Content: Scene> {
  let content: Content
  let configure: (inout SceneContent) -> Void
}

extension _ConfiguredScene: PrimitiveScene {
  func addContent(to content: inout SceneContent) {
    let hadContent = content.content != nil
    content.add(self.content)
    // Only the first scene with windows provides their content.
    if !hadContent, content.content != nil { configure(&content) }
  }
}

extension Scene {
  private func observed<Observer: View>(_ observer: @escaping (AnyView) -> Observer) -> _ObservedScene<Self, Observer> {
    _ObservedScene(content: self, observer: observer)
  }
  private func changed<Shown: View>(_ change: @escaping (AnyView) -> Shown) -> _ModifiedScene<Self, Shown> {
    _ModifiedScene(content: self, change: change)
  }

  /// Sets an environment value for the views of the scene.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    changed { $0.environment(keyPath, value) }
  }
  /// Puts an observable object into the environment of the scene's views, keyed by its type.
  public func environment<T: AnyObject>(_ object: T?) -> some Scene { changed { $0.environment(object) } }
  /// Puts an observable object into the environment of the scene's views, keyed by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    changed { $0.environmentObject(object) }
  }
  /// Calls the closure with the old and the new value after the value has changed; once for all windows.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    observed { $0.onChange(of: value, initial: initial, action) }
  }
  /// Calls the closure with the new value after the value has changed. Prefer the closures with two parameters or
  /// none.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    observed { $0.onChange(of: value, perform: action) }
  }
  /// Calls the closure after the value has changed; once for all windows.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    observed { $0.onChange(of: value, initial: initial, action) }
  }

  /// Returns the scene unchanged, because front ends have no menu bar. Use keyboard shortcuts of pages instead.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  /// Sets the size of the scene's window on a desktop until the user gives it another one. Other front ends have no
  /// windows of a size of their own.
  public func defaultSize(width: Double, height: Double) -> some Scene {
    let size = WindowSize(width: width, height: height)
    // Of several sizes, the innermost one counts.
    return _ConfiguredScene(content: self) { $0.defaultSize = $0.defaultSize ?? size }
  }
  /// Returns the scene unchanged, because the front end decides the position of a window.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Returns the scene unchanged, because the front end decides the look of a window.
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }
  /// Returns the scene unchanged, because the front end decides the look of a window.
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }
  /// Returns the scene unchanged, because front ends have no menu bar.
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }
  /// Returns the scene unchanged, because front ends have no menu bar.
  public func commandsRemoved() -> some Scene { self }
  /// Sets whether the windows have the states of their views (`@State`) and the focus again after the program was killed.
  ///
  /// `@SceneStorage` is restored with either behaviour.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    _ConfiguredScene(content: self) { $0.isRestored = behavior.isRestored }
  }
  /// Returns the scene unchanged, because the app opens all URLs, regardless of the scene.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Returns the scene unchanged, because the front end decides the size limits of a window.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// The styles of a window, which have no effect.
public struct WindowStyle: Sendable {
  /// The default style.
  public static let automatic = WindowStyle()
  /// A window with a title bar.
  public static let titleBar = WindowStyle()
  /// A window without a visible title bar.
  public static let hiddenTitleBar = WindowStyle()
  /// A window without decoration.
  public static let plain = WindowStyle()
  /// A window with depth.
  public static let volumetric = WindowStyle()
}

/// The styles of a window's toolbar, which have no effect.
public struct WindowToolbarStyle: Sendable {
  /// The default style.
  public static let automatic = WindowToolbarStyle()
  /// A toolbar beside the title.
  public static let unified = WindowToolbarStyle()
  /// A toolbar of less height beside the title.
  public static let unifiedCompact = WindowToolbarStyle()
  /// A toolbar below the title.
  public static let expanded = WindowToolbarStyle()
  /// Returns the style of a toolbar in the title bar; the argument is ignored.
  public static func unified(showsTitle: Bool) -> WindowToolbarStyle { unified }
  /// Returns the style of a compact toolbar in the title bar; the argument is ignored.
  public static func unifiedCompact(showsTitle: Bool) -> WindowToolbarStyle { unifiedCompact }
}

/// The styles of an item in the system's menu bar, which have no effect.
public struct MenuBarExtraStyle: Sendable {
  /// The default style.
  public static let automatic = MenuBarExtraStyle()
  /// An item that opens a menu.
  public static let menu = MenuBarExtraStyle()
  /// An item that opens a window.
  public static let window = MenuBarExtraStyle()
}

/// The behaviours of windows when the program starts again after it was killed.
public struct SceneRestorationBehavior: Sendable {
  let isRestored: Bool
  /// Windows have the states of their views again.
  public static let automatic = SceneRestorationBehavior(isRestored: true)
  /// The states of views begin anew.
  public static let disabled = SceneRestorationBehavior(isRestored: false)
}

/// The ways in which the size limits of a window are determined, which have no effect.
public struct WindowResizability: Sendable {
  /// The default limits.
  public static let automatic = WindowResizability()
  /// Limits from the minimum and maximum sizes of the content.
  public static let contentSize = WindowResizability()
  /// A minimum from the content, and no maximum.
  public static let contentMinSize = WindowResizability()
}

/// The commands of a menu bar, which are never shown, because no front end has one.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  /// The commands that this one is composed of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Builds commands from declarations, which are not kept.
@resultBuilder public enum CommandsBuilder {
  /// Builds no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Builds a single group of commands.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Builds several groups of commands, which are not kept.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }
}

/// An empty set of commands.
public struct EmptyCommands: Commands {
  /// Creates an empty set of commands.
  nonisolated public init() {}
  /// The body, which has no value: reading it ends the program.
  public var body: Never { neverBody(Self.self) }
}

/// The standard commands of a sidebar; never shown.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// An empty set of commands.
  public var body: EmptyCommands { EmptyCommands() }
}
/// The standard commands of a toolbar; never shown.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// An empty set of commands.
  public var body: EmptyCommands { EmptyCommands() }
}
/// The standard commands of text editing; never shown.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// An empty set of commands.
  public var body: EmptyCommands { EmptyCommands() }
}
/// The standard commands of text formatting; never shown.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// An empty set of commands.
  public var body: EmptyCommands { EmptyCommands() }
}

/// A menu of the menu bar; never shown.
public struct CommandMenu<Content: View>: Commands {
  /// Creates a menu. The content is not evaluated.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// An empty set of commands.
  public var body: EmptyCommands { EmptyCommands() }
}

/// A group of commands in a menu of the menu bar; never shown.
public struct CommandGroup<Content: View>: Commands {
  /// Creates commands after a standard group. The content is not evaluated.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands before a standard group. The content is not evaluated.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands in place of a standard group. The content is not evaluated.
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// An empty set of commands.
  public var body: EmptyCommands { EmptyCommands() }
}

/// The standard groups of a menu bar.
public struct CommandGroupPlacement: Sendable {
  /// Information about the app.
  public static let appInfo = CommandGroupPlacement()
  /// The settings of the app.
  public static let appSettings = CommandGroupPlacement()
  /// Creating documents and windows.
  public static let newItem = CommandGroupPlacement()
  /// Saving documents.
  public static let saveItem = CommandGroupPlacement()
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement()
  /// Copy and paste.
  public static let pasteboard = CommandGroupPlacement()
  /// Showing the sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// Showing and customising the toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// Help for the app.
  public static let help = CommandGroupPlacement()
}
