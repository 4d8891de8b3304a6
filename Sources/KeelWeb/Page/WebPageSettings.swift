package import KeelInteraction
package import KeelScene

/// What a page has to know of the server that it comes from.
package struct WebPageSettings: Hashable, Sendable {
  /// What all paths of the app begin with: `/`, or `/wifi/` behind a proxy. Ends in a slash.
  package var basePath: String
  /// Where the script and the stylesheet are, from the root of the host; with a hash of their contents.
  package var scriptPath: String
  package var stylesheetPath: String
  /// Where the picture of the app is, and what a browser reads that installs it; empty for none.
  package var iconPath: String
  /// The same picture in pixels: what iOS puts on its home screen, where it takes no SVG.
  package var touchIconPath: String
  package var manifestPath: String
  /// Where the socket is, from the root of the host.
  package var socketPath: String
  /// The most bytes that one text may take in a message.
  package var textBytes: Int
  /// Where a browser that is let in by a code ends that; empty where there is no code.
  package var pairingPath: String
  /// What is known of the browser before it tells.
  package var environment: SceneEnvironment
  /// What pages say of themselves.
  package var words: SystemWords

  package init(
    basePath: String = "/", scriptPath: String = "/keel.js", stylesheetPath: String = "/keel.css",
    iconPath: String = "", touchIconPath: String = "", manifestPath: String = "",
    socketPath: String = "/socket", textBytes: Int = WireLimits.textBytes, pairingPath: String = "",
    environment: SceneEnvironment = SceneEnvironment(idiom: .web), words: SystemWords = .inEnglish
  ) {
    self.basePath = basePath
    self.scriptPath = scriptPath
    self.stylesheetPath = stylesheetPath
    self.iconPath = iconPath
    self.touchIconPath = touchIconPath
    self.manifestPath = manifestPath
    self.socketPath = socketPath
    self.textBytes = textBytes
    self.pairingPath = pairingPath
    self.environment = environment
    self.words = words
  }

  /// The same for one browser.
  func `for`(_ environment: SceneEnvironment, _ languages: SystemWords.Languages) -> WebPageSettings {
    var settings = self
    settings.environment = environment
    settings.words = languages.words(for: environment.localeIdentifier)
    return settings
  }
}
