import NewAppModel
import NewAppSystem
import SwiftUI
import os

@main struct NewAppApp: App {
  // One monitor, whatever windows there are. It works without one, too.
  private let monitor: Monitor

  init() {
    // The journal has what a service writes there.
    let log = Logger(subsystem: "new-app", category: "monitor")
    let folder = AppFolders(name: "new-app").config
    monitor = Monitor(LinuxSensor(), settings: SettingsStore(file: folder.appending(path: "monitor.json"))) { event in
      switch event {
      case .memoryIsHigh(let memory): log.warning("\(memory) % of the memory is in use.")
      case .memoryIsNormal(let memory): log.notice("\(memory) % of the memory is in use again.")
      case .cannotRead(let reason): log.error("The machine cannot be read: \(reason, privacy: .public)")
      }
    }
    Task { [monitor] in await monitor.run() }
  }

  var body: some Scene {
    WindowGroup("New App") { MonitorView(model: monitor) }
  }
}
