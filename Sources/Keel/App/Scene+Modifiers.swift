public import KeelModel
public import KeelViews

/// A scene whose views something is said to.
public struct _ModifiedScene<Content: Scene, Shown: View> {
  let content: Content
  let change: (AnyView) -> Shown
}

extension _ModifiedScene: PrimitiveScene {
  func addContent(to content: inout SceneContent) {
    content.wrapping({ $0.add(self.content) }, { AnyView(change($0)) })
  }
}

/// A scene beside which a value of the app is followed, for all windows together.
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

extension Scene {
  private func observed<Observer: View>(_ observer: @escaping (AnyView) -> Observer) -> _ObservedScene<Self, Observer> {
    _ObservedScene(content: self, observer: observer)
  }
  private func changed<Shown: View>(_ change: @escaping (AnyView) -> Shown) -> _ModifiedScene<Self, Shown> {
    _ModifiedScene(content: self, change: change)
  }

  /// Sets a value of the environment for the views of the scene.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    changed { $0.environment(keyPath, value) }
  }
  /// Puts an observable object in the environment of the scene's views, by its type.
  public func environment<T: AnyObject>(_ object: T?) -> some Scene { changed { $0.environment(object) } }
  /// Puts an object in the environment of the scene's views, by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    changed { $0.environmentObject(object) }
  }
  /// Runs the closure, with the old value and the new one, when the value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    observed { $0.onChange(of: value, initial: initial, action) }
  }
  /// Runs the closure, with the new value, when the value has changed. Newer code takes the old value too, or neither.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    observed { $0.onChange(of: value, perform: action) }
  }
  /// Runs the closure when the value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    observed { $0.onChange(of: value, initial: initial, action) }
  }

  /// Front ends have no menu bar: key commands of pages do this.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  /// The front end decides how large a window begins.
  public func defaultSize(width: Double, height: Double) -> some Scene { self }
  /// The front end decides where a window begins.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// The front end decides how a window looks.
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }
  /// The front end decides how a window looks.
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }
  /// Front ends have no bar of the desktop: the same scene.
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }
  /// Front ends have no menu bar: the same scene.
  public func commandsRemoved() -> some Scene { self }
  /// The front end decides whether a window comes back.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  /// A link leads to the app, whichever scene it is for.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// The front end decides how large a window may be.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// How a window looks.
public struct WindowStyle: Sendable {
  public static let automatic = WindowStyle()
  public static let titleBar = WindowStyle()
  public static let hiddenTitleBar = WindowStyle()
  public static let plain = WindowStyle()
  public static let volumetric = WindowStyle()
}

/// How the bar of a window looks.
public struct WindowToolbarStyle: Sendable {
  public static let automatic = WindowToolbarStyle()
  public static let unified = WindowToolbarStyle()
  public static let unifiedCompact = WindowToolbarStyle()
  public static let expanded = WindowToolbarStyle()
  public static func unified(showsTitle: Bool) -> WindowToolbarStyle { unified }
  public static func unifiedCompact(showsTitle: Bool) -> WindowToolbarStyle { unifiedCompact }
}

/// How what is shown in a bar of the desktop looks.
public struct MenuBarExtraStyle: Sendable {
  public static let automatic = MenuBarExtraStyle()
  public static let menu = MenuBarExtraStyle()
  public static let window = MenuBarExtraStyle()
}

/// Whether a window comes back as the program is started again.
public struct SceneRestorationBehavior: Sendable {
  public static let automatic = SceneRestorationBehavior()
  public static let disabled = SceneRestorationBehavior()
}

/// Who decides how large a window may be.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

/// Commands of a menu bar, which no front end has.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Makes one of several commands.
@resultBuilder public enum CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }
}

/// No commands.
public struct EmptyCommands: Commands {
  nonisolated public init() {}
  // Only a program that asks it for its body comes here: `Never` has no value to go on with.
  public var body: Never {
    return fatalError("EmptyCommands has no body. Put it in commands of yours instead.")
  }
}

/// The usual commands of a sidebar.
public struct SidebarCommands: Commands {
  nonisolated public init() {}
  public var body: EmptyCommands { EmptyCommands() }
}
/// The usual commands of a toolbar.
public struct ToolbarCommands: Commands {
  nonisolated public init() {}
  public var body: EmptyCommands { EmptyCommands() }
}
/// The usual commands of text that is written.
public struct TextEditingCommands: Commands {
  nonisolated public init() {}
  public var body: EmptyCommands { EmptyCommands() }
}
/// The usual commands of the looks of text.
public struct TextFormattingCommands: Commands {
  nonisolated public init() {}
  public var body: EmptyCommands { EmptyCommands() }
}

/// A menu of a menu bar.
public struct CommandMenu<Content: View>: Commands {
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public var body: EmptyCommands { EmptyCommands() }
}

/// A part of a menu of a menu bar.
public struct CommandGroup<Content: View>: Commands {
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public var body: EmptyCommands { EmptyCommands() }
}

/// Where in a menu bar commands stand.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}
