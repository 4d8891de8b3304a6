import KeelModel
public import KeelScene

#if Desktop
public import KeelDesktop

/// The launcher starts the window as it starts the front ends of other packages.
extension DesktopFrontEnd: LaunchableFrontEnd {
  /// Opens the window. The window itself reports when the user closes it.
  ///
  /// - Throws: `DesktopError` if there is no display.
  public func start(end: @escaping @MainActor (Int32) -> Void) throws { try start() }
}
#endif

/// A front end that the launcher starts and stops.
///
/// The launcher attaches a window to it first, so `start` is called with the first patch applied.
@MainActor public protocol LaunchableFrontEnd: FrontEnd {
  /// Starts to show the window and to report events.
  ///
  /// - Parameter end: Ends the program with an exit code. Call it when the user quits, or the device is gone.
  /// - Throws: An error with a description for users. The program prints it and exits with code 69.
  func start(end: @escaping @MainActor (Int32) -> Void) throws
  /// Releases everything that `start` opened. Called once after a successful `start`, however the program ends, unless
  /// the main actor is busy for ten seconds after a signal: the process then ends without it.
  func stop()
}

extension Launcher {
  /// Makes a front end from another package available as `--front-end NAME`.
  ///
  /// Call it before the command line is read: before `App.main()`, or first in `main()`. The last registration of a
  /// kind is used. Keel's own kinds cannot be replaced: an attempt is reported and has no effect.
  ///
  /// - Parameters:
  ///   - kind: The name.
  ///   - make: Creates the front end. Called once for each run that requests the kind.
  public static func register(_ kind: FrontEndKind, make: @escaping @MainActor () -> any LaunchableFrontEnd) {
    guard !FrontEndKind.builtIn.contains(kind) else {
      return RuntimeWarning.report(
        "A front end was registered as \(kind.rawValue).", rule: "That name is one of Keel's own front ends.",
        remedy: "Choose another name.")
    }
    FrontEndKind.add(kind)
    registered[kind] = make
  }

  /// Creates a front end that the launcher starts through `LaunchableFrontEnd`; `nil` for other kinds.
  static func makeFrontEnd(_ kind: FrontEndKind, _ options: LaunchOptions) -> (any LaunchableFrontEnd)? {
    #if Desktop
    if kind == .desktop {
      let frontEnd = DesktopFrontEnd(name: ProgramName.current, languages: options.languages)
      frontEnd.systemLanguages = options.systemLanguages
      return frontEnd
    }
    #endif
    return registered[kind]?()
  }

  static var registered: [FrontEndKind: @MainActor () -> any LaunchableFrontEnd] = [:]

  /// The exit code if a front end is not available: `EX_UNAVAILABLE` of sysexits.
  public static let frontEndUnavailable: Int32 = 69
}
