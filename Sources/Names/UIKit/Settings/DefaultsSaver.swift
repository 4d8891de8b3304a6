import Dispatch
import Foundation
import KeelModel
import Synchronization

/// Saves the standard defaults soon after they have changed, and before the program ends. Foundation only saves them
/// in `synchronize()`.
final class DefaultsSaver: Sendable {
  static let shared = DefaultsSaver()

  private struct State {
    var isOn = false
    var isDue = false
    var hasFailed = false
  }
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "keel.defaults")
  /// Changes within this time are saved together.
  private static let delay = DispatchTimeInterval.milliseconds(500)

  /// Saves changes from now on. Tests, and programs that Keel does not start, save by themselves.
  func begin() {
    let isFirst = state.withLock { state in
      defer { state.isOn = true }
      return !state.isOn
    }
    guard isFirst else { return }
    // For `exit()` in the middle of the program.
    atexit { DefaultsSaver.shared.saveBeforeExit() }
  }

  func defaultsDidChange() {
    let begins = state.withLock { state in
      guard state.isOn, !state.isDue else { return false }
      state.isDue = true
      return true
    }
    // Not on the main actor, which may be busy.
    if begins { queue.asyncAfter(deadline: .now() + Self.delay) { self.saveIfDue() } }
  }

  private func saveIfDue() {
    let isDue = state.withLock { state in
      defer { state.isDue = false }
      return state.isDue
    }
    if isDue { save(.standard) }
  }

  func saveBeforeExit() { saveIfDue() }

  func save(_ defaults: UserDefaults) {
    if defaults === UserDefaults.standard { DefaultsFile.keepLast() }
    let hasFailed = !defaults.synchronize()
    let isNews = state.withLock { state in
      defer { state.hasFailed = hasFailed }
      return hasFailed && !state.hasFailed
    }
    guard isNews else { return }
    RuntimeWarning.report(
      "The settings were not saved.", rule: "They are written to \(DefaultsFile.url.path).",
      remedy: "Make room there, or let this user write there. They hold until the program ends.")
  }
}
