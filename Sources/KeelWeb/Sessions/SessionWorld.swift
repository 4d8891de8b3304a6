internal import KeelScene

/// What all tabs share.
@MainActor final class SessionWorld {
  let limits: WebServerLimits
  let times: WebServerTimes
  let schedule: Schedule
  let metrics: Metrics
  let log: WebLog
  let makeScene: @MainActor (any FrontEnd, SceneRequest) -> any WebScene
  /// Whether only browsers that have told the code have tabs.
  var needsPairing = false
  /// Whether other machines, or a proxy, can reach the server; until that is known, they can.
  var isOpen = true
  /// Told when a tab has ended, when it has changed, and when it is to be kept for its return.
  var onEnd: (@MainActor (Session) -> Void)?
  var onChange: (@MainActor (Session) -> Void)?
  var onKeep: (@MainActor (Session) -> Void)?

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
}
