import Synchronization

/// The editing of fields and editors, observed by layers above that post notifications.
package enum TextEditing {
  /// A step of editing in a field or an editor.
  package enum Step: Sendable { case began, changed, ended }

  private typealias Handler = @MainActor @Sendable (_ view: UIView, _ step: Step) -> Void
  private static let handler = Mutex<Handler?>(nil)

  /// Calls the closure for each step in any field or editor from now on. There is one such closure.
  package static func follow(_ handle: @escaping @MainActor @Sendable (_ view: UIView, _ step: Step) -> Void) {
    handler.withLock { $0 = handle }
  }

  @MainActor static func send(_ step: Step, in view: UIView) { handler.withLock { $0 }?(view, step) }
}
