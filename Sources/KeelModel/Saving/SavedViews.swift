package import FoundationEssentials

/// The states of the views of a window, beside the state that its program describes, in one file or snapshot.
package struct SavedViews: Codable, Sendable {
  private static let version = 1
  private var version: Int
  /// The encoded states by their names.
  package private(set) var values: [String: Data]

  /// Creates the saved form of some states.
  package init(_ values: [String: Data]) {
    version = SavedViews.version
    self.values = values
  }

  /// Decodes the states of the views in the content of a file or a snapshot.
  ///
  /// A damaged table is left out: the views begin anew, and the window keeps its state. A newer one is a fault.
  package init(in content: [UInt8]) throws(StateFault) {
    let data = Data(content)
    let version = (try? JSONDecoder().decode(Holder<SavedVersion>.self, from: data))?.views?.version
    if let version, version > SavedViews.version { throw .newer(version: version) }
    self = version.flatMap { _ in try? JSONDecoder().decode(Holder<SavedViews>.self, from: data) }?.views ?? .init([:])
  }

  private struct Holder<Views: Decodable>: Decodable { var views: Views? }
}
