import KeelTesting
import Testing

@testable import KeelControls

/// The list of windows on front ends.
@MainActor @Suite(.serialized) struct WindowListTests {
  @Test func aClosedWindowLeavesNoEntryBehind() {
    let kept = Stage(Page("A"))
    let closed = Stage(Page("B"))
    #expect(UIWindow.onScreen.contains { $0 === closed.window })
    closed.window.close()
    #expect(!UIWindow.shown.contains { $0.window == nil || $0.window === closed.window })
    #expect(UIWindow.onScreen.contains { $0 === kept.window })
    // A closed window can be shown again, and is in the list once.
    closed.show()
    #expect(UIWindow.shown.filter { $0.window === closed.window }.count == 1)
    closed.window.close()
    kept.window.close()
  }
}
