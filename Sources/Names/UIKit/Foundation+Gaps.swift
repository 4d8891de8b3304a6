public import Foundation

// Members of Apple's Foundation that apps use and that are missing from Foundation on this platform.

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { standard(.documentDirectory) }
  /// The folder for files that the app can create again.
  public static var cachesDirectory: URL { standard(.cachesDirectory) }
  /// The folder for the files of apps.
  public static var applicationSupportDirectory: URL { standard(.applicationSupportDirectory) }
  /// The folder of the user's downloads.
  public static var downloadsDirectory: URL { standard(.downloadsDirectory) }
  /// The folder of the user's desktop.
  public static var desktopDirectory: URL { standard(.desktopDirectory) }
  /// The folder of the user's pictures.
  public static var picturesDirectory: URL { standard(.picturesDirectory) }
  /// The folder of the user's music.
  public static var musicDirectory: URL { standard(.musicDirectory) }
  /// The folder of the user's films.
  public static var moviesDirectory: URL { standard(.moviesDirectory) }
  /// The folder for the support files of apps.
  public static var libraryDirectory: URL { standard(.libraryDirectory) }

  private static func standard(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first ?? homeDirectory
  }
}

extension UserDefaults {
  /// Sets the value of a key; `nil` removes it. Key-value coding has no other effect on defaults.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// Returns the value of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension ProcessInfo {
  /// Always false: the app does not run on a Mac.
  public var isiOSAppOnMac: Bool { false }
  /// Always false: the app does not run on a Mac.
  public var isMacCatalystApp: Bool { false }
  /// Always false: front ends do not report the power mode.
  public var isLowPowerModeEnabled: Bool { false }
}

/// A formatter that joins the items of a list as the language of a place does: "red, green, and blue".
///
/// `@unchecked Sendable`, because its base class `Formatter` is; like other formatters, it may be changed only before
/// several threads use it.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The place whose language joins the items.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of an item; `nil` uses its description.
  open var itemFormatter: Formatter?

  /// Returns the items as one text, or `nil` if one of them cannot be formatted.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      if let itemFormatter {
        guard let text = itemFormatter.string(for: item) else { return nil }
        texts.append(text)
      } else {
        texts.append("\(item)")
      }
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// Returns an array of items as one text; `nil` for other objects.
  override open func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

  /// Returns the items as one text in the language of the current place.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }
}
