import SwiftUI

/// Starts the app. Its other file is as its author would write it, but for `@main`.
package enum DiaryProgram {
  @MainActor package static func main() { DiaryApp.main() }
}
