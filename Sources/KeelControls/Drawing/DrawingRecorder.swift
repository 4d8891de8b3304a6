package import KeelScene

/// The commands that a view draws in `draw(_:)`, and the state that it draws with, as in Core Graphics.
@MainActor package final class DrawingRecorder {
  /// The properties of later drawing operations.
  package struct State {
    package var transform = DrawingTransform.identity
    /// The clips in the coordinates of the view, outer ones first.
    package var clips: [DrawingGroup.Clip] = []
    package var opacity = 1.0
    package var fill = DrawingPaint.color(.rgb(red: 0, green: 0, blue: 0))
    package var line = DrawingPaint.color(.rgb(red: 0, green: 0, blue: 0))
    package var stroke = DrawingStroke()
    package var shadow: DrawingGroup.Filter?
  }

  /// The recorder of the view that is drawing.
  package private(set) static var current: DrawingRecorder?

  package private(set) var commands: [DrawingCommand] = []
  package var state = State()
  private var saved: [State] = []
  /// True if the view has called the method of its superclass, which draws nothing.
  var hasDefault = false
  /// The object through which the program draws.
  package var context: AnyObject?

  /// Runs a closure that draws, and returns its drawing.
  package static func recording(_ body: () -> Void) -> DrawingRecorder {
    let recorder = begin()
    defer { end() }
    body()
    return recorder
  }

  private static var outer: [DrawingRecorder?] = []

  /// Begins a drawing, into which later operations draw until it ends.
  @discardableResult package static func begin() -> DrawingRecorder {
    outer.append(current)
    let recorder = DrawingRecorder()
    current = recorder
    return recorder
  }
  /// Ends the drawing that was begun last.
  package static func end() { if let last = outer.popLast() { current = last } }

  package func save() { if saved.count < 1000 { saved.append(state) } }
  package func restore() { if let last = saved.popLast() { state = last } }

  /// Adds a filled path in the coordinates of the state.
  package func fill(_ path: DrawingPath, isEvenOdd: Bool = false) { add(.fill(path, state.fill, isEvenOdd: isEvenOdd)) }
  /// Adds a line along a path in the coordinates of the state.
  package func stroke(_ path: DrawingPath, _ stroke: DrawingStroke? = nil) {
    add(.stroke(path, state.line, stroke ?? state.stroke))
  }
  /// Clips later drawing operations to a path.
  package func clip(_ path: DrawingPath, isEvenOdd: Bool = false) {
    guard state.clips.count < DrawingElement.maximumDepth / 2 else { return }
    state.clips.append(DrawingGroup.Clip(path.applying(state.transform), isEvenOdd: isEvenOdd))
  }

  /// Adds a command in the state.
  package func add(_ command: DrawingCommand) {
    let isPlain =
      state.clips.isEmpty && state.opacity >= 1 && state.shadow == nil && state.transform == .identity
    if isPlain { return commands.append(command) }
    var group = DrawingGroup(
      transform: state.transform, clip: state.clips.last, opacity: state.opacity,
      filters: state.shadow.map { [$0] } ?? [], commands: [command])
    for clip in state.clips.dropLast().reversed() { group = DrawingGroup(clip: clip, commands: [.group(group)]) }
    commands.append(.group(group))
  }
}
