import KeelControls
import KeelScene

/// A front end that shows nothing and counts the operations that it receives.
@MainActor final class CountingFrontEnd: FrontEnd {
  private(set) var operationCount = 0

  func attach(events: any EventSink) {}
  func apply(_ patch: Patch) { operationCount += patch.operations.count }
}

/// A model in a window.
@MainActor final class Screen {
  let model: Rows
  let frontEnd = CountingFrontEnd()
  private let window: UIWindow

  init(_ model: Rows, _ controller: UIViewController) {
    self.model = model
    window = UIWindow(rootViewController: controller)
    window.show(on: frontEnd)
  }

  func close() { window.close() }
}
