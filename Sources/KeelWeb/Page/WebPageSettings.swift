package import KeelScene

/// What a page has to know of the server that it comes from.
package struct WebPageSettings: Hashable, Sendable {
  /// What all paths of the app begin with: `/`, or `/wifi/` behind a proxy. Ends in a slash.
  package var basePath: String
  /// Where the script and the stylesheet are, from the root of the host; with a hash of their contents.
  package var scriptPath: String
  package var stylesheetPath: String
  /// Where the socket is, from the root of the host.
  package var socketPath: String
  /// What is known of the browser before it tells.
  package var environment: SceneEnvironment

  package init(
    basePath: String = "/", scriptPath: String = "/keel.js", stylesheetPath: String = "/keel.css",
    socketPath: String = "/socket",
    environment: SceneEnvironment = SceneEnvironment(idiom: .web)
  ) {
    self.basePath = basePath
    self.scriptPath = scriptPath
    self.stylesheetPath = stylesheetPath
    self.socketPath = socketPath
    self.environment = environment
  }
}
