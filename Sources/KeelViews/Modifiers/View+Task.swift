import KeelControls
import KeelModel

/// A modifier that runs a task for as long as a view is on the screen, and again when the id changes.
package struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void
}

extension TaskModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    TaskMount(view, at: place)
  }
}

final class TaskMount<Content: View, ID: Equatable>: ModifierMount<Content, TaskModifier<ID>>, PageListener {
  private var task: Task<Void, Never>?
  private var startedID: ID?

  override func didMountContent() { surroundings.page.add(self) }

  func pageDidAppear() {
    if task == nil, !isGone { start() }
  }

  func pageDidDisappear() { stop() }

  private func start() {
    startedID = modifier.id
    let action = modifier.action
    WindowScope.run(for: surroundings.page.controller?.containingWindow) {
      task = Task(priority: modifier.priority) { @MainActor in await action() }
    }
  }

  private func stop() {
    task?.cancel()
    task = nil
  }

  override func didUpdate() {
    guard task != nil, startedID != modifier.id else { return }
    stop()
    start()
  }

  override func willUnmount() {
    surroundings.page.remove(self)
    stop()
  }
}

extension View {
  /// Runs a closure as a task while the view is on the screen. The task is cancelled when the view disappears.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a closure as a task while the view is on the screen. A new id cancels the task and starts another.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
