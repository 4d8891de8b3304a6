public import KeelModel

/// The state of a window that outlives the program: the place in the app, selections, unfinished input, scroll positions.
///
/// A program with a model describes it as one value:
///
///     struct Scene: Codable {
///       var path: [Route] = []
///       var selection: Activity.ID?
///       var draft = Draft()
///     }
///
///     window.restoration = UIWindowRestoration(
///       version: 2, migrations: [StateMigration(from: 1) { (old: SceneOfVersion1) in Scene(path: old.path) }],
///       state: { model.scene }, restore: { model.scene = $0 })
///
/// The launcher calls `restore` before the window is first shown, if there is a saved state, and then follows `state`. A
/// change is on the disk within a second: a program that is killed loses no more than that. A location in the command
/// line (`--open`) or in the address of a browser wins over the place in the saved state, because it is opened
/// afterwards.
///
/// A terminal and other front ends with one window keep the state in the folder of the program's state, a browser's tab in
/// its saved session, and a headless script nowhere: `--state FOLDER` selects another folder for all of them. Programs
/// that run at the same time have a file each. [The state of an app](Documentation/state.md) has the rules.
///
/// The states of the window's views are restored too after a program was killed: see `UIHostingController`.
///
/// A state of an older version is migrated. A damaged state, or one of a newer version, is set aside under another name,
/// and reported on standard error; the window begins without it.
///
/// - Important: The state is saved as readable text. Leave passwords out of it, or keep them as ``Secret`` values, which
///   are saved as empty texts.
@MainActor @preconcurrency public struct UIWindowRestoration {
  /// Restores the window from saved content. Returns true if the content had an older form.
  package let restore: ([UInt8]) throws(StateFault) -> Bool
  /// Calls a closure at once and after each change of the state. It receives a closure that encodes the state together
  /// with the states of the window's views.
  package let follow: (@escaping (@escaping @MainActor (SavedViews?) throws -> [UInt8]) -> Void) -> ObservationToken

  /// Creates a restoration from closures that read the model's state and change it.
  ///
  /// - Parameters:
  ///   - version: The version of the form of the state. Raise it when an older program could not read the new form, or
  ///     the new program the old one.
  ///   - migrations: The steps from each older version to the next, in any order.
  ///   - state: Returns the state. It is observed: it runs again when values that it has read change.
  ///   - restore: Gives the model a saved state. Called at most once, before the window is shown.
  public init<State: Codable>(
    version: Int = 1, migrations: [StateMigration] = [], state: @escaping @MainActor () -> State,
    restore: @escaping @MainActor (State) -> Void
  ) {
    self.restore = { content throws(StateFault) in
      let decoded = try DecodedState<State>(content, version: version, migrations: migrations)
      restore(decoded.state)
      return decoded.isMigrated
    }
    follow = { didChange in
      KeelModel.follow(state) { state, _ in
        didChange { views in
          try SavedState(version: version, state: state, views: views).encoded(userInfo: [Secret.omission: true])
        }
      }
    }
  }

  static func reportLate() {
    RuntimeWarning.report(
      "The restoration of a window was set when the window was on the screen already.",
      rule: "A state is restored before the first frame.",
      remedy: "Set it where the window is created, before it is returned to the launcher.")
  }
}
