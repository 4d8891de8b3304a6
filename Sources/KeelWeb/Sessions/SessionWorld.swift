internal import KeelScene

/// The shared objects and settings of all tabs.
@MainActor final class SessionWorld {
  let limits: WebServerLimits
  let times: WebServerTimes
  let schedule: Schedule
  let metrics: Metrics
  let log: WebLog
  let makeScene: @MainActor (any FrontEnd, SceneRequest) -> any WebScene
  /// Encrypts the states of tabs for a store that others can read.
  var sealing: (any StateSealing)?
  /// True if only paired browsers may have tabs.
  var needsPairing = false
  /// True if other machines or a proxy can reach the server, or if that is not known yet.
  var isOpen = true
  /// Closures that are called when a tab has ended, has changed, and is to be stored for its return.
  var onEnd: (@MainActor (Session) -> Void)?
  var onChange: (@MainActor (Session) -> Void)?
  var onKeep: (@MainActor (Session) -> Void)?
  /// Called when a tab has been moved away from a browser.
  var onMove: (@MainActor (Browser) -> Void)?
  /// Returns true if the address may have another page now.
  var admitsPage: @MainActor (Peer) -> Bool = { _ in true }
  /// The messages that pages have to understand.
  var wire = ""
  /// The identity of the server, for pages and metrics.
  var identity = ServerIdentity(assets: [])

  init(
    limits: WebServerLimits, times: WebServerTimes, schedule: Schedule, metrics: Metrics, log: WebLog,
    makeScene: @escaping @MainActor (any FrontEnd, SceneRequest) -> any WebScene
  ) {
    self.limits = limits
    self.times = times
    self.schedule = schedule
    self.metrics = metrics
    self.log = log
    self.makeScene = makeScene
  }

  func ended(_ session: Session) { onEnd?(session) }
  func changed(_ session: Session) { onChange?(session) }
  func keep(_ session: Session) { onKeep?(session) }
  func moved(from browser: Browser) { onMove?(browser) }
}
