import FoundationEssentials
import KeelModel
package import KeelScene
import Synchronization

/// The images and colours in some folders, by name: files, and sets of asset catalogues.
///
/// SwiftPM copies the resources of a target to a folder beside the program, catalogues as they are. Each name is
/// searched for once.
package final class NamedAssets: Sendable {
  private let folders: [AssetFolder]
  private struct Known {
    /// The results of the searches; `nil` for names without a result. Their number is limited, for programs that
    /// compute names. Names of files differ if their bytes do.
    var images: [ExactText: UIImage?] = [:]
    var colors: [String: NamedColor?] = [:]
    /// The catalogues' sets, once they have been needed.
    var sets: [[AssetKind: [String: String]]]?
  }
  private let known = Mutex(Known())
  private static let nameLimit = 4_000
  private let searches = Atomic(0)
  /// The number of times that the folders have been searched for an image, for tests.
  package var searchCount: Int { searches.load(ordering: .relaxed) }

  /// The assets of the program: those beside it, its own bundle, and those of the packages that it is made of.
  package static let main = NamedAssets(folders: mainFolders)

  /// The folders with the resources of the program.
  static var mainFolders: [String] {
    let (home, own, others) = bundlesBeside
    return [home] + own + others
  }

  /// The assets of the target that the program itself is, such as its accent colour and its icon. Other programs may
  /// be beside it.
  package static let program: NamedAssets = {
    let (home, own, _) = bundlesBeside
    return NamedAssets(folders: [home] + own)
  }()

  private static var programPath: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
  }

  /// The folder of the program, which is that of the file to which a link leads.
  static var homeFolder: String {
    let program = programPath
    return String(program[..<(program.lastIndex(of: "/") ?? program.startIndex)])
  }

  /// The folder of the program, and in it the bundles of its own target and of others. SwiftPM names a bundle after the
  /// package and the target.
  private static var bundlesBeside: (home: String, own: [String], others: [String]) {
    let home = homeFolder
    let name = programPath.dropFirst(home.count + 1)
    // A folder that cannot be read has no bundles.
    let bundles = ((try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []).sorted()
      .filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    func isOwn(_ bundle: String) -> Bool {
      bundle.hasSuffix("_\(name).resources") || bundle.hasSuffix("_\(name).bundle")
    }
    return (home, bundles.filter(isOwn).map { home + "/" + $0 }, bundles.filter { !isOwn($0) }.map { home + "/" + $0 })
  }

  private static let bundles = Mutex<[ExactText: NamedAssets]>([:])

  /// Returns the assets of the bundle in a folder; those of the program without one.
  package static func of(bundlePath: String?) -> NamedAssets {
    guard let bundlePath else { return main }
    return bundles.withLock { bundles in
      if let known = bundles[ExactText(bundlePath)] { return known }
      if bundles.count >= 1_000 { bundles.removeAll() }
      let assets = NamedAssets(folders: [bundlePath])
      bundles[ExactText(bundlePath)] = assets
      return assets
    }
  }

  package init(folders: [String]) { self.folders = folders.map { AssetFolder(path: $0) } }

  // MARK: Images

  /// Returns the image with a name, or `nil` if there is none or it cannot be read.
  package func picture(named name: String) -> UIImage? {
    if let found = known.withLock({ $0.images[ExactText(name)] }) { return found }
    let image = AssetFolder.isProper(name) ? read(name)?.named(name) : nil
    known.withLock { known in
      if known.images.count >= Self.nameLimit { known.images.removeAll() }
      known.images[ExactText(name)] = .some(image)
    }
    return image
  }

  /// Returns the image with a name. Reports a name without an image once.
  package func reportedPicture(named name: String) -> UIImage? {
    let isNew = known.withLock { $0.images[ExactText(name)] == nil }
    let image = picture(named: name)
    if image == nil, isNew { isPDF(name) ? MissingAssets.reportPDF(name) : MissingAssets.report("image", name) }
    return image
  }

  private func read(_ name: String) -> UIImage? {
    searches.add(1, ordering: .relaxed)
    for folder in folders {
      if let image = file(named: name, in: folder) { return image }
    }
    for name in [name, Self.stem(of: name)].compactMap(\.self) {
      for (folder, sets) in zip(folders, sets()) {
        if let set = sets[.image]?[name], let image = image(of: set, in: folder) { return image }
        if let set = sets[.symbol]?[name], let image = SymbolSet.image(of: set, in: folder) { return image }
      }
    }
    return nil
  }

  /// Returns the name without the ending of a file, which the names of sets do not have; `nil` if it has none.
  private static func stem(of name: String) -> String? {
    guard let ending = name.split(separator: ".").last, endings.contains(ending.lowercased()) else { return nil }
    return String(name.dropLast(ending.count + 1))
  }

  private func sets() -> [[AssetKind: [String: String]]] {
    if let sets = known.withLock({ $0.sets }) { return sets }
    let sets = folders.map { $0.sets() }
    known.withLock { $0.sets = sets }
    return sets
  }

  private static let endings = ["png", "jpg", "jpeg", "gif", "webp", "svg"]

  /// Returns the image of a file with the name, the one with the most pixels in a point.
  private func file(named name: String, in folder: AssetFolder) -> UIImage? {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    var tries: [(file: String, scale: Double)] = []
    if Self.endings.contains(ending) {
      let stem = name.dropLast(ending.count + 1)
      tries = [("\(stem)@3x.\(ending)", 3), ("\(stem)@2x.\(ending)", 2), (name, Self.scale(ofFile: stem))]
    }
    tries += [3, 2, 1].flatMap { (scale: Int) in
      Self.endings.map { ("\(name)\(scale == 1 ? "" : "@\(scale)x").\($0)", Double(scale)) }
    }
    for (file, scale) in tries {
      guard let bytes = folder.contents(of: folder.path + "/" + file, limit: AssetFolder.pictureLimit) else { continue }
      return UIImage(data: bytes)?.changingLook { $0.scale = scale }
    }
    return nil
  }

  /// Returns the scale that a file's name says.
  package static func scale(ofFile stem: some StringProtocol) -> Double {
    stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  /// Returns the image of a set in a catalogue.
  private func image(of set: String, in folder: AssetFolder) -> UIImage? {
    let description = AssetSet(in: set, of: folder)
    func data(_ entry: AssetSet.Entry?) -> ImageData? {
      guard let name = entry?.filename, AssetFolder.isProper(name), !name.contains("/"),
        let bytes = folder.contents(of: set + "/" + name, limit: AssetFolder.pictureLimit)
      else { return nil }
      let data = ImageData(bytes: bytes)
      return data.format == .other ? nil : data
    }
    // Unsupported formats are skipped.
    let entries = (description?.images ?? []).map { entry in
      var entry = entry
      entry.filename = entry.filename.map { Self.shownFile($0, in: set) }
      return entry
    }
    .filter { entry in
      entry.filename.map { name in Self.endings.contains { name.lowercased().hasSuffix("." + $0) } } ?? false
    }
    var light = AssetSet.best(entries, isDark: false)
    let dark = AssetSet.best(entries, isDark: true)
    light = light ?? dark
    guard let entry = light, let picture = data(entry), let image = UIImage(data: picture.bytes) else {
      return description?.images == nil ? undescribed(set, in: folder) : nil
    }
    return image.changingLook { look in
      look.scale = entry.pixelsPerPoint
      look.darkData = data(dark).flatMap { $0 == picture ? nil : $0 }
      look.isTemplate = description?.properties?.renderingIntent == "template"
      if let insets = entry.resizing?.capInsets {
        func points(_ pixels: Double?) -> Double { max(0, min((pixels ?? 0) / entry.pixelsPerPoint, 10_000)) }
        look.capInsets = SceneInsets(
          top: points(insets.top), leading: points(insets.left), bottom: points(insets.bottom),
          trailing: points(insets.right))
        look.isTiled = entry.resizing?.center?.mode == "tile"
      }
    }
  }

  /// Returns the name of the SVG that `keel port` has put beside a PDF, if there is one, and other names as they are.
  private static func shownFile(_ name: String, in set: String) -> String {
    guard name.lowercased().hasSuffix(".pdf") else { return name }
    let drawing = String(name.dropLast("pdf".count)) + "svg"
    return FileManager.default.fileExists(atPath: set + "/" + drawing) ? drawing : name
  }

  /// True if there is a PDF with this name, which has no SVG beside it.
  private func isPDF(_ name: String) -> Bool {
    guard AssetFolder.isProper(name) else { return false }
    return zip(folders, sets()).contains { folder, sets in
      guard let set = sets[.image]?[name] else { return false }
      let files = (AssetSet(in: set, of: folder)?.images ?? []).compactMap(\.filename)
      return files.contains { $0.lowercased().hasSuffix(".pdf") }
    }
  }

  /// Returns the last picture of a set without a usable description.
  private func undescribed(_ set: String, in folder: AssetFolder) -> UIImage? {
    // A folder that cannot be read has no pictures.
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: set)) ?? []).sorted().filter { name in
      Self.endings.contains { name.lowercased().hasSuffix("." + $0) }
    }
    guard let name = names.last,
      let bytes = folder.contents(of: set + "/" + name, limit: AssetFolder.pictureLimit),
      let image = UIImage(data: bytes)
    else { return nil }
    return image.changingLook { $0.scale = Self.scale(ofFile: name[..<(name.lastIndex(of: ".") ?? name.endIndex)]) }
  }

  /// The largest icon of the program itself, if it has one: of the first set named `AppIcon`.
  package func icon() -> ImageData? {
    for (folder, sets) in zip(folders, sets()) {
      guard let set = sets[.icon]?["AppIcon"], let description = AssetSet(in: set, of: folder) else { continue }
      let names = (description.images ?? []).filter { $0.isDark != true }.compactMap(\.filename)
      var icons: [ImageData] = []
      for name in names where AssetFolder.isProper(name) && !name.contains("/") {
        guard let bytes = folder.contents(of: set + "/" + name, limit: 4 << 20) else { continue }
        let icon = ImageData(bytes: bytes)
        if icon.format == .png, icon.width == icon.height, icon.width > 0 { icons.append(icon) }
      }
      if let icon = icons.max(by: { $0.width < $1.width }) { return icon }
    }
    return nil
  }

  // MARK: Colours

  /// Returns the colour with a name, or `nil` if there is none. Reports a name without a colour once, if asked to.
  package func color(named name: String, reports: Bool = true) -> NamedColor? {
    if let found = known.withLock({ $0.colors[name] }) { return found }
    let color = AssetFolder.isProper(name) ? readColor(name) : nil
    known.withLock { known in
      if known.colors.count >= Self.nameLimit { known.colors.removeAll() }
      known.colors[name] = .some(color)
    }
    if color == nil, reports { MissingAssets.report("colour", name) }
    return color
  }

  private func readColor(_ name: String) -> NamedColor? {
    for (folder, sets) in zip(folders, sets()) {
      guard let set = sets[.color]?[name], let description = AssetSet(in: set, of: folder),
        let color = AssetColor.color(of: description.colors ?? [])
      else { continue }
      return color
    }
    return nil
  }
}

/// Reports names for which a program has nothing.
private enum MissingAssets {
  static func report(_ kind: String, _ name: String) {
    RuntimeWarning.report(
      "There is no \(kind) named \"\(name.prefix(200))\".",
      rule: "A name is searched for in the folder of the program and in the resources of its packages beside it.",
      remedy: "Add it to an asset catalogue among the target's resources, or correct the name.")
  }

  static func reportPDF(_ name: String) {
    RuntimeWarning.report(
      "The image named \"\(name.prefix(200))\" is a PDF.",
      rule: "Front ends show PNG, JPEG, GIF, WebP and SVG.",
      remedy: "Let `keel port --write` make an SVG of it, which is used in its place.")
  }
}
