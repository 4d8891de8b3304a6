internal import FoundationEssentials

/// A step that converts the saved state of one version of a program into that of the next.
///
/// ```swift
/// StateMigration(from: 1) { (old: SettingsOfVersion1) in
///   SettingsOfVersion2(isRegion: old.showsRegion, recents: [])
/// }
/// ```
public struct StateMigration: Sendable {
  /// The version that the step converts; the result has the next one.
  public let version: Int
  let convert: @Sendable (Data) throws -> Data

  /// Creates a step. It may throw if it cannot convert a state: the file is then set aside, as a damaged one.
  public init<Old: Decodable & SendableMetatype, New: Encodable & SendableMetatype>(
    from version: Int, _ convert: @escaping @Sendable (Old) throws -> New
  ) {
    self.version = version
    self.convert = { data in
      let old = try JSONDecoder().decode(SavedState<Old>.self, from: data)
      let new = SavedState(version: version + 1, state: try convert(old.state))
      // A saved state has no secrets.
      return Data(try new.encoded(userInfo: [Secret.omission: true]))
    }
  }
}

/// The content of a state file, or of a window's snapshot.
package struct SavedState<State> {
  package var version: Int
  package var state: State
  /// The states of the window's views, which are decoded apart from the state; `nil` without any.
  private let views: SavedViews?

  package init(version: Int, state: State, views: SavedViews? = nil) {
    self.version = version
    self.state = state
    self.views = views
  }

  private enum CodingKeys: CodingKey { case version, state, views }
}

extension SavedState: Encodable where State: Encodable {
  /// Returns the content as JSON; equal states have equal contents, as far as their own encoding allows it.
  package func encoded(userInfo: [CodingUserInfoKey: any Sendable] = [:]) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.userInfo = userInfo
    return [UInt8](try encoder.encode(self))
  }
}
extension SavedState: Decodable where State: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    state = try container.decode(State.self, forKey: .state)
    views = nil
  }
}

/// The part of the content that all versions have.
struct SavedVersion: Decodable {
  var version: Int
}
