import SwiftUI

// The key of Documentation/navigation.md for a context of the app's own.

final class PersistenceContext {}

extension EnvironmentValues {
  @Entry var managedObjectContext: PersistenceContext?
}
