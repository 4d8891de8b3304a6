/// The settings of the app: where people come from, and where they are kept.
public struct Voyage: Hashable, Sendable {
  /// Where people come from.
  public enum Source: Hashable, Sendable {
    /// The randomuser.me interface at this address.
    case web(address: String)
    /// The invented people that ship with the app.
    case sample
  }

  public var source: Source
  /// The path of the database; it and its folder are created when they are missing.
  public var database: String
  /// The folder of the cached photos.
  public var photos: String
  /// The path of the file that keeps the region switch and the recent searches; `nil` keeps them for one run.
  public var state: String?
  /// The path of the file that keeps what only a developer should see; `nil` keeps nothing.
  public var log: String?
  /// True if users are on other machines. They do not see the paths of files.
  public var isShared: Bool

  public init(
    source: Source = .web(address: Voyage.randomUser), database: String, photos: String, state: String? = nil,
    log: String? = nil, isShared: Bool = false
  ) {
    self.source = source
    self.database = database
    self.photos = photos
    self.state = state
    self.log = log
    self.isShared = isShared
  }

  /// The address of 100 people of randomuser.me.
  public static let randomUser = "https://randomuser.me/api/?results=100"
}
