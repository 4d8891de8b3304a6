/// Where tabs are kept whose scenes are gone, and the browsers that have been paired.
///
/// All calls arrive on the main actor, and may take their time. A store that cannot answer throws: no answer is not an
/// answer that there is no such tab. Tokens and cookies never reach a store, only their checksums, which give no access.
@MainActor package protocol SessionStore: AnyObject, Sendable {
  /// True if the store outlives the process, so that open tabs are worth keeping.
  var outlivesProcess: Bool { get }

  /// Encrypts the states of tabs before the store has them; `nil` if nobody else can read the store.
  var sealing: (any StateSealing)? { get }

  /// Returns the tab with this checksum, or `nil` if there is none.
  func tab(_ digest: String) async throws -> SavedSession?

  /// Returns the tab of a browser that was kept last at a path, except open ones, which their checksums name.
  func latestTab(of browser: String, at path: String, except open: Set<String>) async throws -> SavedSession?

  /// Returns true if any tab of that browser is kept, which proves that its cookie was issued here.
  func hasTabs(of browser: String) async throws -> Bool

  /// Returns a paired browser, or `nil` if it is unknown.
  func pairedBrowser(_ digest: String) async throws -> PairedBrowser?

  /// Returns all paired browsers by their checksums.
  func pairedBrowsers() async throws -> [String: PairedBrowser]

  /// Returns a file of the pages of any build that has used this store, by its name; `nil` if there is none.
  func asset(_ name: String) async throws -> [UInt8]?

  /// Makes all of the changes. After an error they are made again, with later ones; the next call follows the end of the
  /// former, so that a store that may hang has a deadline of its own.
  func apply(_ changes: StoreChanges) async throws

  /// Waits until everything is written, when the program ends.
  func finish()
}

extension SessionStore {
  package var sealing: (any StateSealing)? { nil }
}

/// A cipher whose key follows from the cookie of a browser, of which a store has only a checksum.
package protocol StateSealing: Sendable {
  /// Returns the encrypted state of a tab, which its checksum names; `nil` if it cannot be encrypted.
  func sealed(_ state: [UInt8], cookie: String, tab: String) -> [UInt8]?
  /// Returns the state; `nil` if it was encrypted for another browser or tab, or has been changed.
  func opened(_ sealed: [UInt8], cookie: String, tab: String) -> [UInt8]?
}

/// Changes of a store, which can be made in any order.
package struct StoreChanges: Equatable, Sendable {
  /// Tabs that are kept in place of older data, and `nil` for those that are forgotten, by their checksums.
  package var tabs: [String: SavedSession?] = [:]
  /// Browsers that are or are no longer paired.
  package var browsers: [String: PairedBrowser?] = [:]
  /// Browsers all of whose tabs are forgotten, except those in `tabs`.
  package var loggedOut: Set<String> = []
  /// Files that pages of this build may request, also from processes of later builds, by their names.
  package var assets: [String: [UInt8]] = [:]

  package init() {}

  var isEmpty: Bool { tabs.isEmpty && browsers.isEmpty && loggedOut.isEmpty && assets.isEmpty }

  /// Adds later changes, which take the place of those of the same tabs and browsers.
  mutating func add(_ later: StoreChanges) {
    for browser in later.loggedOut { logOut(browser) }
    tabs.merge(later.tabs) { $1 }
    browsers.merge(later.browsers) { $1 }
    assets.merge(later.assets) { $1 }
  }

  /// Drops the largest states beyond a number of bytes. The addresses of their tabs stay.
  mutating func limitSnapshots(to limit: Int) {
    let sizes = tabs.compactMapValues { $0?.snapshot?.count }
    var bytes = sizes.values.reduce(0, +)
    guard bytes > limit else { return }
    for (digest, size) in sizes.sorted(by: { $0.value > $1.value }) {
      if bytes <= limit { break }
      tabs[digest]??.snapshot = nil
      bytes -= size
    }
  }

  /// Forgets all tabs of a browser.
  mutating func logOut(_ browser: String) {
    tabs = tabs.filter { $0.value?.browser != browser }
    loggedOut.insert(browser)
  }
}

/// The store has not answered in time, or with an error. The client tries again.
struct StoreUnavailable: Error {}
