import SwiftUI

/// Starts the app, which has no `@main` of its own because it is a part of `keel-fixtures`.
package enum DiaryProgram {
  @MainActor package static func main() { DiaryApp.main() }
}
