/// The recent searches of each browser.
///
/// Browsers that never return would fill the file that keeps them, so only those of the latest ``limit`` browsers that
/// have searched are kept.
package struct Recents: Hashable, Sendable {
  /// The recent searches of a browser, the newest first.
  private struct Entry: Hashable, Codable, Sendable {
    var browser: String
    var texts: [String]
  }

  /// The browsers, the one that has searched last first.
  private var entries: [Entry] = []

  package init() {}

  /// The number of browsers whose searches are kept.
  package static let limit = 100

  package subscript(browser: String) -> [String] {
    get { entries.first { $0.browser == browser }?.texts ?? [] }
    set {
      entries.removeAll { $0.browser == browser }
      guard !newValue.isEmpty else { return }
      entries.insert(Entry(browser: browser, texts: newValue), at: 0)
      entries.removeLast(max(0, entries.count - Self.limit))
    }
  }
}

extension Recents: Codable {
  package init(from decoder: any Decoder) throws {
    do {
      entries = Array(try [Entry](from: decoder).prefix(Self.limit))
    } catch {
      // Earlier versions kept a dictionary without an order.
      let texts = try [String: [String]](from: decoder)
      entries = texts.sorted { $0.key < $1.key }.prefix(Self.limit).map { Entry(browser: $0.key, texts: $0.value) }
    }
  }

  package func encode(to encoder: any Encoder) throws { try entries.encode(to: encoder) }
}
