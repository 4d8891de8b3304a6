/// Everything that the app stores, as it is exported and imported.
///
/// ``ArchiveJSON`` keeps all of it. ``ArchiveCSV`` is for spreadsheets; it keeps categories by their names only.
public struct Archive: Hashable, Sendable {
  /// The version of the format.
  public var version: Int
  public var categories: [Category]
  public var activities: [Activity]
  /// The activities whose identifiers were made up, because the file has none.
  public var unidentified: Set<Activity.ID> = []

  public init(
    version: Int = Archive.currentVersion, categories: [Category] = [], activities: [Activity] = []
  ) {
    self.version = version
    self.categories = categories
    self.activities = activities
  }

  /// The version that this program writes, and the newest one that it reads.
  public static let currentVersion = 1
  /// The largest number of bytes that are read.
  public static let sizeLimit = 64 << 20
}
