import SwiftUI

/// Starts the app. It has no `@main`, because one executable contains several fixtures.
package enum DiaryProgram {
  @MainActor package static func main() { DiaryApp.main() }
}
