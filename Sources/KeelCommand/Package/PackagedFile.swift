import Foundation

/// A file that a package installs beside its program.
struct PackagedFile: Equatable {
  enum Kind: Equatable {
    /// A unit of the system.
    case unit
    case manualPage
    /// Anything else, in a folder without a slash before it.
    case other(folder: String)
  }

  let path: String
  let kind: Kind

  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  /// Knows by its name where a file belongs.
  ///
  /// - Throws: If that cannot be told, and no destination is given.
  init(_ path: String, destination: String? = nil) throws(CommandFailure) {
    self.path = path
    if let destination {
      kind = .other(folder: destination.split(separator: "/").joined(separator: "/"))
    } else if let kind = Self.kind(of: URL(fileURLWithPath: path)) {
      self.kind = kind
    } else {
      throw CommandFailure(
        "Where “\(path)” belongs is not known. Write its folder after it, in the field Files: “\(path) /usr/share/…”.",
        .noInput)
    }
  }

  /// True for the manual page of a program.
  func isManualPage(of program: String) -> Bool { name == "\(program).1" || name == "\(program).8" }

  /// The kind of a file by its name, and by its size if it is a picture; `nil` for any other file.
  static func kind(of file: URL) -> Kind? {
    let name = file.lastPathComponent
    if name.hasSuffix(".metainfo.xml") { return .other(folder: "usr/share/metainfo") }
    switch file.pathExtension {
    case "service", "socket", "timer", "path", "target", "mount": return .unit
    case "1", "5", "7", "8": return .manualPage
    case "desktop": return .other(folder: "usr/share/applications")
    case "svg": return .other(folder: "usr/share/icons/hicolor/scalable/apps")
    case "png":
      guard let size = pngSize(of: file), size.width == size.height else { return nil }
      return .other(folder: "usr/share/icons/hicolor/\(size.width)x\(size.width)/apps")
    default: return nil
    }
  }

  /// The width and height of a picture, in pixels, which stand in the first 24 bytes of a PNG file.
  private static func pngSize(of file: URL) -> (width: Int, height: Int)? {
    guard let handle = try? FileHandle(forReadingFrom: file), let head = try? handle.read(upToCount: 24) else {
      return nil
    }
    let bytes = Array(head)
    guard bytes.count == 24, Array(bytes[12..<16]) == Array("IHDR".utf8) else { return nil }
    func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }
}
