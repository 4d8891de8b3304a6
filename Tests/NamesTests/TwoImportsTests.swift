import Keel
import SwiftUI
import Testing

/// A file that imports both modules; `@main` calls `main()`.
private struct TwoImports: App {
  var body: some Scene { WindowGroup { Text("Both") } }
}

@MainActor @Suite struct TwoImportsTests {
  @Test func anAppIsStartedByOneFunction() {
    // An ambiguous name would not compile. Only the headless tests of whole programs call it.
    let start: @MainActor () -> Void = { TwoImports.main() }
    _ = start
  }
}
