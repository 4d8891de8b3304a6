import FoundationEssentials
import KeelModel
import Synchronization

/// The translations in the string catalogues of some folders, by table and key.
///
/// The table `Localizable` is the file `Localizable.xcstrings`. SwiftPM copies the resources of a target to a folder
/// beside the program. The catalogues are read once, when a text is first shown.
package final class NamedStrings: Sendable {
  private let tables: [String: [StringCatalog]]

  /// The largest number of bytes that a catalogue may have.
  private static let limit = 64 << 20
  private static let ending = ".xcstrings"

  /// The texts of the program: those beside it, its own bundle, and those of the packages that it is made of.
  package static let main = NamedStrings(folders: NamedAssets.mainFolders)

  private static let bundles = Mutex<[ExactText: NamedStrings]>([:])

  /// Returns the texts of the bundle in a folder; those of the program without one.
  package static func of(bundlePath: String?) -> NamedStrings {
    guard let bundlePath else { return main }
    if let known = bundles.withLock({ $0[ExactText(bundlePath)] }) { return known }
    // Without the lock, because it reads files, and reports damaged ones.
    let strings = NamedStrings(folders: [bundlePath])
    bundles.withLock { bundles in
      if bundles.count >= 1_000 { bundles.removeAll() }
      bundles[ExactText(bundlePath)] = strings
    }
    return strings
  }

  /// Reads the catalogues of the folders. A damaged catalogue is reported and counts as empty.
  package init(folders: [String]) {
    var tables: [String: [StringCatalog]] = [:]
    for folder in folders.map({ AssetFolder(path: $0) }) {
      for file in folder.files(endingIn: Self.ending) {
        guard let bytes = folder.contents(of: folder.path + "/" + file, limit: Self.limit) else { continue }
        do throws(StringCatalogError) {
          tables[String(file.dropLast(Self.ending.count)), default: []].append(try StringCatalog(data: bytes))
        } catch {
          RuntimeWarning.report(
            "The string catalogue \(file) could not be read: \(error)",
            rule: "A catalogue is JSON, as Xcode writes it.",
            remedy: "Repair the file. Until then its texts are shown as they are in the source.")
        }
      }
    }
    self.tables = tables
  }

  /// Returns the text for a key in a language, or `nil` if no catalogue has it (`StringCatalog.string`).
  package func string(_ key: String, table: String?, language: String, counts: [Int?]) -> String? {
    guard !tables.isEmpty, let catalogs = tables[table ?? "Localizable"] else { return nil }
    for catalog in catalogs {
      if let text = catalog.string(key, language: language, counts: counts) { return text }
    }
    return nil
  }
}
