import FoundationEssentials
import KeelControls
import KeelModel

#if Desktop
import KeelDesktop
#endif

/// The saved states of a program's windows: finds where each is kept, restores it and keeps it.
@MainActor final class WindowStates {
  private let options: LaunchOptions
  private var claims: [String: FileClaim] = [:]
  private var keepers: [WindowStateKeeper] = []
  #if Desktop
  private var frames: [WindowFrameKeeper] = []

  /// Gives a window of the desktop the size that it had last, otherwise that of the program, and keeps its size from then
  /// on.
  func keepFrame(of frontEnd: DesktopFrontEnd) {
    if let size = options.defaultSize {
      frontEnd.frame = WindowFrame(width: Int(size.width.rounded()), height: Int(size.height.rounded()))
    }
    guard let claim = claim(of: "window-frame", for: .desktop) else { return }
    frames.append(WindowFrameKeeper(frontEnd, in: claim.file))
  }
  #endif

  init(_ options: LaunchOptions) { self.options = options }

  /// Restores the state of a window that is about to be shown, and keeps it from then on.
  func restore(_ window: UIWindow, for request: LaunchRequest) {
    guard let restoration = window.restoration else { return }
    let isRestored: Bool
    if request.frontEnd.isTab {
      let tab = TabStateKeeper(window, restoration, request, folder: folder)
      isRestored = tab.isRestored
    } else {
      guard let claim = claim(of: "window-\(request.frontEnd.rawValue)", for: request.frontEnd) else { return }
      let keeper = WindowStateKeeper(window, restoration, in: claim.file)
      keepers.append(keeper)
      isRestored = keeper.isRestored
    }
    // The program may have opened the place before the state was restored.
    if isRestored, let place = request.place { _ = window.address?.open(place) }
  }

  /// Returns the right to a file for the windows of a front end; `nil` if they keep nothing.
  ///
  /// Scripts and recordings can be repeated, so they begin as a new program does unless the command line names a folder.
  func claim(of name: String, for kind: FrontEndKind) -> FileClaim? {
    if let claim = claims[name] { return claim }
    guard options.stateDirectory != nil || kind != .headless && !options.actions.areUsed else { return nil }
    let claim = FileClaim(in: folder, name: name)
    claims[name] = claim
    return claim
  }

  /// The path of the folder.
  var folder: String {
    options.stateDirectory ?? AppFolders(name: ProgramName.current).state.path(percentEncoded: false)
  }

  /// Removes the states of views, because the user has ended the program and the next one begins anew.
  func discardViews() { keepers.forEach { $0.discardViews() } }

  /// Releases the files. Called at the end of the program, after everything has been saved.
  func end() {
    keepers.removeAll()
    #if Desktop
    frames.removeAll()
    #endif
    for claim in claims.values { claim.end() }
    claims.removeAll()
  }
}

extension FrontEndKind {
  /// True if the windows are browser tabs, whose states the server keeps.
  var isTab: Bool {
    #if Web
    self == .web
    #else
    false
    #endif
  }
}

extension ActionOptions {
  /// True if actions are recorded or replayed.
  fileprivate var areUsed: Bool { record != nil || replay != nil }
}
