import KeelViews

/// A part of an app with its own windows.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene
  /// The scenes that this one is composed of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that the launcher handles itself.
@MainActor protocol PrimitiveScene: Scene where Body == Never {
  func addContent(to content: inout SceneContent)
}

extension PrimitiveScene {
  /// The body, which has no value: reading it ends the program.
  public var body: Never { neverBody(Self.self) }
}

/// The content collected from an app's scenes.
@MainActor struct SceneContent {
  /// Creates the content of a window; set by the first scene with windows.
  var content: (() -> AnyView)?
  var title: Text?
  /// The size of a window until the user gives it another one.
  var defaultSize: WindowSize?
  /// The resources of the target that declares the windows; `nil` if it has none.
  var resources: ModuleResources?
  /// True if a window has the states of its views again after the program was killed.
  var isRestored = true
  /// Wrappers that observe values of the app; each is used once, regardless of the number of windows.
  var observers: [(AnyView) -> AnyView] = []

  init() {}
  init<S: Scene>(of scene: S) { add(scene) }

  mutating func add<S: Scene>(_ scene: S) {
    if let primitive = scene as? any PrimitiveScene {
      primitive.addContent(to: &self)
    } else {
      add(scene.body)
    }
  }

  /// Collects content with `add` and modifies the collected content with `change`.
  mutating func wrapping(_ add: (inout SceneContent) -> Void, _ change: @escaping (AnyView) -> AnyView) {
    let before = self
    (content, title, defaultSize, resources) = (nil, nil, nil, nil)
    add(&self)
    if before.content != nil {
      // The first scene with windows has been found before. Observers count whatever they are around.
      let found = observers
      self = before
      observers = found
    } else {
      content = content.map { make in { change(make()) } }
    }
  }
}

/// Builds the scenes of an app from the declarations in its body.
@resultBuilder public enum SceneBuilder {
  /// Accepts a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Builds a single scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Builds several scenes. The first one with windows provides their content.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<repeat each Content>
  {
    _TupleScene(content: (repeat each content))
  }
  /// Accepts the scene of an `if` without `else`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
    _OptionalScene(content: content)
  }
  /// Accepts a scene with limited availability.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes.
public struct _TupleScene<each Content: Scene> {
  let content: (repeat each Content)
}

extension _TupleScene: PrimitiveScene {
  func addContent(to content: inout SceneContent) {
    for scene in repeat each self.content { content.add(scene) }
  }
}

/// A scene that depends on a condition.
public struct _OptionalScene<Content: Scene> {
  let content: Content?
}

extension _OptionalScene: PrimitiveScene {
  func addContent(to content: inout SceneContent) {
    if let scene = self.content { content.add(scene) }
  }
}
