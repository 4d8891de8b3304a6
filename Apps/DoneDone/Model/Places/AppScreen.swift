/// The screens of equal rank: tabs where there is little room, a sidebar elsewhere.
public enum AppScreen: String, CaseIterable, Identifiable, Codable, Hashable, Sendable {
  case home, statistics, settings

  public var id: AppScreen { self }
}
