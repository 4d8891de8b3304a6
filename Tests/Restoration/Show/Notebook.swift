import FoundationEssentials
public import KeelModel
public import Observation

/// The model of a small program with tabs, a stack, a sheet and drafts, whose place is one value.
@MainActor @Observable public final class Notebook {
  /// The tabs.
  public enum Screen: String, Codable, CaseIterable, Sendable { case notes, pages, account }

  /// Everything that is restored.
  public struct Scene: Codable, Equatable, Sendable {
    /// The selected tab.
    public var screen = Screen.notes
    /// The notes on the stack of the first tab.
    public var path: [Int] = []
    /// True while the sheet for a new note is open.
    public var isWriting = false
    /// The text of the new note.
    public var draft = ""
    /// The unsaved texts of notes, by their numbers.
    public var replies: [String: String] = [:]
    /// The selected note.
    public var selection: Int?
    /// The page at the top of the scroll region of the second tab.
    public var page: Int?
    /// A secret, which is never saved.
    public var pin = Secret("")

    /// Creates the place at which a new program begins.
    public init() {}
  }

  /// The place and the drafts.
  public var scene = Scene()
  /// True if pages show the scene as text, for tests that wait until it has been saved.
  public let showsScene: Bool

  /// Creates a model at the beginning.
  public init(showsScene: Bool = false) { self.showsScene = showsScene }

  /// The scene as it is saved, on one line.
  public var sceneText: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var copy = scene
    copy.pin = Secret("")
    encoder.userInfo[SecretNames.key] = SecretNames()
    return (try? encoder.encode(copy)).map { String(decoding: $0, as: UTF8.self) } ?? "none"
  }

  /// The address of the place: `notes/4/2`, `pages`, `account`; empty at the beginning.
  public var address: String {
    if scene.screen == .notes, scene.path.isEmpty { return "" }
    return ([scene.screen.rawValue] + (scene.screen == .notes ? scene.path.map(String.init) : [])).joined(
      separator: "/")
  }

  /// Opens an address. Returns false if there is no such place.
  public func open(_ address: String) -> Bool {
    let parts = address.split(separator: "/")
    guard let first = parts.first else {
      scene.screen = .notes
      scene.path = []
      return true
    }
    let path = parts.dropFirst().compactMap { Int($0) }
    guard let screen = Screen(rawValue: String(first)), path.count == parts.count - 1,
      screen == .notes || path.isEmpty, path.allSatisfy({ (0..<Notebook.count).contains($0) })
    else { return false }
    scene.screen = screen
    if screen == .notes { scene.path = path }
    return true
  }

  /// The number of notes and of pages.
  public static let count = 200
}
