public import Foundation
public import KeelControls
import Synchronization

extension UIImage {
  /// Creates an image from a file; `nil` if it cannot be read.
  public init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates the image with this name from the program's resources; `nil` if there is none.
  ///
  /// The initialiser searches for PNG, JPEG, GIF and WebP files and asset catalogues (`flag.imageset`) in the main
  /// bundle and in the bundles that SwiftPM puts beside the program. An image is read once and kept, and a name without
  /// an image is searched for once.
  public init?(named name: String) {
    guard let image = NamedPictures.main.picture(named: name) else { return nil }
    self = image
  }

  /// Creates the image with this name from the resources of a bundle; `nil` if there is none.
  public init?(named name: String, in bundle: Bundle?) {
    guard let bundle, bundle != .main else {
      self.init(named: name)
      return
    }
    let pictures = NamedPictures(folders: [bundle.resourceURL, bundle.bundleURL].compactMap { $0 })
    guard let image = pictures.picture(named: name) else { return nil }
    self = image
  }
}

/// The images in some folders, by name.
final class NamedPictures: Sendable {
  private let folders: [URL]
  /// The results of the searches; `nil` for names without an image.
  private let found = Mutex<[String: UIImage?]>([:])
  private let searches = Atomic(0)
  /// The number of times that the folders have been searched, for tests.
  var searchCount: Int { searches.load(ordering: .relaxed) }

  /// The images of the program: its main bundle, and the bundles of packages beside it.
  static let main: NamedPictures = {
    let home = Bundle.main.bundleURL
    // A folder that cannot be read has no bundles.
    let beside = (try? FileManager.default.contentsOfDirectory(at: home, includingPropertiesForKeys: nil)) ?? []
    let bundles = beside.filter { $0.pathExtension == "resources" || $0.pathExtension == "bundle" }
    return NamedPictures(folders: [Bundle.main.resourceURL, home].compactMap { $0 } + bundles)
  }()

  init(folders: [URL]) { self.folders = folders }

  func picture(named name: String) -> UIImage? {
    if let known = found.withLock({ $0[name] }) { return known }
    let image = name.isEmpty ? nil : read(name)
    found.withLock { _ = $0.updateValue(image, forKey: name) }
    return image
  }

  private func read(_ name: String) -> UIImage? {
    searches.add(1, ordering: .relaxed)
    // A file that cannot be read is no image, as one that cannot be decoded.
    return folders.lazy.compactMap { self.file(named: name, in: $0) }.first.flatMap { try? Data(contentsOf: $0) }
      .flatMap { UIImage(data: $0) }
  }

  private static let endings = ["png", "jpg", "jpeg", "gif", "webp"]

  /// Returns the file of an image in a folder, or in an asset catalogue there.
  private func file(named name: String, in folder: URL) -> URL? {
    let manager = FileManager.default
    let names = [name] + ["", "@2x", "@3x"].flatMap { scale in Self.endings.map { "\(name)\(scale).\($0)" } }
    for name in names {
      let file = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      if manager.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue { return file }
    }
    // Folders that cannot be read have no images.
    let catalogues = ((try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
      .filter { $0.pathExtension == "xcassets" }
    for catalogue in catalogues {
      let wanted = "\(name).imageset"
      let sets = manager.enumerator(at: catalogue, includingPropertiesForKeys: nil)
      while let set = sets?.nextObject() as? URL {
        guard set.lastPathComponent == wanted || set.path.hasSuffix("/" + wanted) else { continue }
        let pictures = ((try? manager.contentsOfDirectory(at: set, includingPropertiesForKeys: nil)) ?? [])
          .filter { Self.endings.contains($0.pathExtension.lowercased()) }
          .sorted { $0.lastPathComponent < $1.lastPathComponent }
        if let picture = pictures.last { return picture }
      }
    }
    return nil
  }
}
