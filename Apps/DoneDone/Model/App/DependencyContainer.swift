internal import Foundation
public import KeelModel
public import Observation

/// What the models of the app need from outside: the stored activities, the settings, the time.
///
/// There is one for the whole program; a test replaces any part of it.
@MainActor @Observable public final class DependencyContainer: ObservableObject {
  public let store: any ActivityStoring
  public let categories: CategoryList
  public let preferences: Preferences
  /// The day and its changes in the time zone of the process. Windows have their own (`WindowContext.today`).
  public let today: Today
  @ObservationIgnored let clocks: Clocks
  /// True if export and import may use files. It is false if the server accepts browsers on other machines.
  public let hasFiles: Bool

  public init(store: any ActivityStoring, preferences: Preferences, today: Today, hasFiles: Bool = true) {
    self.store = store
    categories = CategoryList(store)
    self.preferences = preferences
    self.today = today
    clocks = Clocks(today)
    self.hasFiles = hasFiles
  }
}
