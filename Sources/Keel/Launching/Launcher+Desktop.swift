#if Desktop
import FoundationEssentials
internal import Glibc
import KeelDesktop
import KeelLoop

/// A program in a window of the desktop is one process: a second start shows the window of the first.
extension Launcher {
  /// Hands the start over to the process that already has the window of this program. Returns the exit code if there is
  /// one; `nil` if this process is to show the window.
  ///
  /// Starts with another folder of states, or with other arguments except `--open`, are programs of their own, and so are
  /// those with several front ends.
  package static func handOver(_ options: LaunchOptions) -> Int32? {
    guard instance == nil, options.frontEnds == [.desktop], options.actions.record == nil, options.actions.replay == nil
    else { return nil }
    // The same folder has several names: relative ones, and those of links.
    let folder = URL(fileURLWithPath: WindowStates(options).folder).resolvingSymlinksInPath().path
    let identity = [folder] + otherArguments
    guard let found = DesktopInstance(name: ProgramName.current, identity: identity) else { return nil }
    guard found.isElsewhere else {
      instance = found
      return nil
    }
    found.ask(toOpen: options.place, token: activationToken)
    return 0
  }

  /// Answers other starts of the program with its window.
  static func answer(with frontEnd: DesktopFrontEnd, opening open: @escaping (String) -> Void) {
    instance?.onRequest { [weak frontEnd] request in
      frontEnd?.present(request)
      if let place = request.place { open(place) }
    }
  }

  /// Ends the search for this process, so that the next start has a window of its own.
  static func endInstance() { instance = nil }

  private static var instance: DesktopInstance?

  /// The token with which a desktop allows the program that it starts to come to the front.
  private static var activationToken: String? {
    for name in ["XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"] {
      if let value = getenv(name) { return String(cString: value) }
    }
    return nil
  }

  /// The arguments of the process without the place to open.
  private static var otherArguments: [String] {
    var others: [String] = []
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      if argument == "--open" {
        _ = arguments.popFirst()
      } else if !argument.hasPrefix("--open="), !LaunchOptions.isLink(argument) {
        others.append(argument)
      }
    }
    return others
  }
}
#endif
