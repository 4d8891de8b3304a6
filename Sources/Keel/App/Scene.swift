import KeelViews

/// A part of an app with windows of its own.
@MainActor @preconcurrency public protocol Scene {
  /// What the scene is made of.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that the launcher itself knows.
@MainActor protocol PrimitiveScene: Scene where Body == Never {
  func addContent(to content: inout SceneContent)
}

extension PrimitiveScene {
  // Only a program that asks a built-in scene for its body comes here: `Never` has no value to go on with.
  public var body: Never { fatalError("\(Self.self) has no body. Put it in a scene of yours instead.") }
}

/// What there is to show of an app's scenes.
@MainActor struct SceneContent {
  /// Makes what a window shows.
  var content: (() -> AnyView)?
  var title: Text?
  /// What follows values of the app: once, however many windows there are.
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

  /// Changes what has been added by the closure.
  mutating func wrapping(_ add: (inout SceneContent) -> Void, _ change: @escaping (AnyView) -> AnyView) {
    let before = content
    content = nil
    add(&self)
    content = before ?? content.map { make in { change(make()) } }
  }
}

/// Makes one scene of the statements in an app's body.
@resultBuilder public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<repeat each Content>
  {
    _TupleScene(content: (repeat each content))
  }
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
    _OptionalScene(content: content)
  }
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

/// A scene that may not be there.
public struct _OptionalScene<Content: Scene> {
  let content: Content?
}

extension _OptionalScene: PrimitiveScene {
  func addContent(to content: inout SceneContent) {
    if let scene = self.content { content.add(scene) }
  }
}
