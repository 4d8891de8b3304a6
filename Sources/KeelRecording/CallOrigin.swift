import KeelModel

/// The origin of a call of an endpoint that comes from no event of a front end.
///
/// Such a call is the user's if a view or a test makes it in a task, and the program's own if nothing connects it with
/// the action that caused it: `Task.detached`, dispatch queues and timers do not pass on that they are its consequences.
enum CallOrigin: String {
  /// A task that is not the one that records.
  case task
  /// No task, as on a dispatch queue or in a timer.
  case queue

  /// Returns the origin of the present call, or `nil` if it is the user's: one of an event, or of the task that records.
  ///
  /// - Parameter recording: The task that records; `nil` if all actions of the user come from events.
  @MainActor static func current(recording: RecordingTask?) -> CallOrigin? {
    guard Turn.shared.currentEvent == nil else { return nil }
    let task = RecordingTask()
    return task == recording ? nil : task.identity == nil ? .queue : .task
  }
}

/// The task in which an object is created, or none.
struct RecordingTask: Equatable {
  let identity: Int?

  init() { identity = withUnsafeCurrentTask { $0?.hashValue } }
}
