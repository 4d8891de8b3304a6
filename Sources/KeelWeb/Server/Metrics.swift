/// The counters of the server, for monitoring.
@MainActor final class Metrics {
  /// The reason for a refusal, or for the end of a tab or connection.
  enum Refusal: String, CaseIterable {
    case address, proxy, host, origin, cookie, token, pairing, form, full, tooLarge
    case malformedFrame, malformedMessage, tooFast, strayEvents, unlawfulEvents, slowReader, timeout, store
  }

  var connections = 0
  var requests = 0
  var sockets = 0
  var socketsOpened = 0
  var sessions = 0
  var sessionsMade = 0
  var sessionsRestored = 0
  var sessionsReloaded = 0
  var resumed = 0
  var messagesIn = 0
  var messagesOut = 0
  var bytesIn = 0
  var bytesOut = 0
  var events = 0
  var patches = 0
  var snapshotsSent = 0
  var failedWrites = 0
  var failedReads = 0
  var identity: ServerIdentity?
  private(set) var refusals: [Refusal: Int] = [:]

  func count(_ refusal: Refusal) { refusals[refusal, default: 0] += 1 }
  subscript(refusal: Refusal) -> Int { refusals[refusal] ?? 0 }

  /// Returns the metrics in the text format of Prometheus.
  func text() -> String {
    var text = ""
    func add(_ name: String, _ kind: String, _ help: String, _ value: Int) {
      text += "# HELP keel_\(name) \(help)\n# TYPE keel_\(name) \(kind)\nkeel_\(name) \(value)\n"
    }
    add("connections", "gauge", "Open HTTP connections.", connections)
    add("sockets", "gauge", "Open WebSockets.", sockets)
    add("sessions", "gauge", "Tabs, connected or waiting to come back.", sessions)
    add("requests_total", "counter", "HTTP requests.", requests)
    add("sockets_total", "counter", "WebSockets opened.", socketsOpened)
    add("sessions_total", "counter", "Tabs made.", sessionsMade)
    add("sessions_reloaded_total", "counter", "Tabs that went on in a page that was loaded again.", sessionsReloaded)
    add("sessions_restored_total", "counter", "Tabs made again from what was kept of them.", sessionsRestored)
    add("sessions_resumed_total", "counter", "Connections that came back to their tab.", resumed)
    add("messages_received_total", "counter", "Messages of pages.", messagesIn)
    add("messages_sent_total", "counter", "Messages to pages.", messagesOut)
    add("received_bytes_total", "counter", "Bytes over WebSockets, received.", bytesIn)
    add("sent_bytes_total", "counter", "Bytes over WebSockets, sent.", bytesOut)
    add("events_total", "counter", "Events from users.", events)
    add("patches_total", "counter", "Patches shown.", patches)
    add("snapshots_total", "counter", "Whole pages sent in place of changes.", snapshotsSent)
    add("failed_writes_total", "counter", "Writes of tabs' state that failed.", failedWrites)
    add("failed_reads_total", "counter", "Questions that the store of tabs did not answer.", failedReads)
    if let identity {
      text += "# HELP keel_server_info The process and the build of the program.\n# TYPE keel_server_info gauge\n"
      text += "keel_server_info{process=\"\(identity.process)\",build=\"\(identity.build)\"} 1\n"
    }
    text += "# HELP keel_refused_total What was refused or ended, by reason.\n# TYPE keel_refused_total counter\n"
    for refusal in Refusal.allCases { text += "keel_refused_total{reason=\"\(refusal.rawValue)\"} \(self[refusal])\n" }
    return text
  }
}
