package import KeelInteraction
package import KeelScene

/// The settings of a page that depend on its server.
package struct WebPageSettings: Hashable, Sendable {
  /// The prefix of all paths of the app: `/`, or `/wifi/` behind a proxy. Ends in a slash.
  package var basePath: String
  /// The paths of the scripts and the stylesheet from the root of the host, which contain a hash of the contents.
  package var scriptPath: String
  /// The path of the script that only pages with layouts by measured sizes load.
  package var layoutsPath: String
  package var stylesheetPath: String
  /// The path of the stylesheet that goes with the script for layouts by measured sizes.
  package var layoutStylesheetPath: String
  /// The path of the app's icon; empty for none.
  package var iconPath: String
  /// The path of the same icon in pixels, which iOS needs for its home screen, because it accepts no SVG there.
  package var touchIconPath: String
  package var manifestPath: String
  /// The path of the socket, from the root of the host.
  package var socketPath: String
  /// The maximum number of bytes of one text in a message.
  package var textBytes: Int
  /// The path at which a paired browser ends its pairing; empty if no code is needed.
  package var pairingPath: String
  /// The messages that the page and its server understand, and which program it is of (`WireProtocol.identity(of:)`).
  package var wire: String
  /// The environment of the browser before its script reports it.
  package var environment: SceneEnvironment
  /// The texts of the pages themselves.
  package var words: SystemWords

  package init(
    basePath: String = "/", scriptPath: String = "/keel.js", layoutsPath: String = "/layouts.js",
    stylesheetPath: String = "/keel.css",
    layoutStylesheetPath: String = "/layouts.css",
    iconPath: String = "", touchIconPath: String = "", manifestPath: String = "",
    socketPath: String = "/socket", textBytes: Int = WireLimits.textBytes, pairingPath: String = "",
    wire: String = WireProtocol.identity(of: ""), environment: SceneEnvironment = SceneEnvironment(idiom: .web),
    words: SystemWords = .inEnglish
  ) {
    self.basePath = basePath
    self.scriptPath = scriptPath
    self.layoutsPath = layoutsPath
    self.stylesheetPath = stylesheetPath
    self.layoutStylesheetPath = layoutStylesheetPath
    self.iconPath = iconPath
    self.touchIconPath = touchIconPath
    self.manifestPath = manifestPath
    self.socketPath = socketPath
    self.textBytes = textBytes
    self.pairingPath = pairingPath
    self.wire = wire
    self.environment = environment
    self.words = words
  }

  /// Returns the settings for a browser with this environment.
  func `for`(_ environment: SceneEnvironment, _ languages: SystemWords.Languages) -> WebPageSettings {
    var settings = self
    settings.environment = environment
    settings.words = languages.words(for: environment.localeIdentifier)
    return settings
  }
}
