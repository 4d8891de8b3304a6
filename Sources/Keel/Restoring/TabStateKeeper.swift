import KeelControls
import KeelModel
import KeelScene
import KeelViews

/// Restores the state of a browser's tab from its saved session, and tells the server when it has changed.
@MainActor final class TabStateKeeper {
  /// True if there was a state and it was restored.
  private(set) var isRestored = false
  private let snapshot: WindowSnapshot
  private var isReported = false

  /// The window retains the keeper.
  init(_ window: UIWindow, _ restoration: UIWindowRestoration, _ request: LaunchRequest, folder: String) {
    snapshot = WindowSnapshot(restoration)
    if let content = request.state {
      do throws(StateFault) {
        _ = try snapshot.restore(content)
        isRestored = true
      } catch {
        TabStateKeeper.setAside(content, error, in: folder)
      }
    }
    let connection = request.connection
    // The page keeps its scroll positions itself.
    snapshot.follow(window, keepsScrolling: false) { isInitial in
      if !isInitial { connection?.sceneStateDidChange() }
    }
    window.stateToRestore = { self.content }
  }

  /// Returns the store of a tab's views (`@SceneStorage`) with its saved values.
  static func store(for request: LaunchRequest, _ states: WindowStates) -> KeyedStore {
    let connection = request.connection
    return KeyedStore(snapshot: request.state) { fault in
      if let content = request.state { setAside(content, fault, in: states.folder) }
    } didChange: {
      connection?.sceneStateDidChange()
    }
  }

  private var content: [UInt8]? {
    do {
      return try snapshot.content
    } catch {
      if !isReported {
        let problem = StateFileProblem.notEncodable("\(error)")
        RuntimeWarning.report(
          problem.happened, rule: "The state of a tab is kept in its session.", remedy: problem.remedy)
      }
      isReported = true
      return nil
    }
  }

  /// Keeps a state that this version of the program cannot use under a name of its own, and reports it.
  static func setAside(_ content: [UInt8], _ fault: StateFault, in folder: String) {
    let file = AtomicFile(path: "\(folder)/window-web.json")
    let kept = try? {
      try file.write(content)
      return try file.setAside(as: fault.suffix)
    }()
    let problem = fault.problem(keptAt: kept ?? "")
    RuntimeWarning.report(
      problem.happened, rule: "The state of a tab is kept in its session.",
      remedy: kept == nil ? "The tab begins without it." : problem.remedy)
  }
}
