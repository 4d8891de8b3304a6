import AppCommandLine
import Keel
import KeelLoop
import KeelViews
import NetworkManagerRadio
import SimulatedRadio
import WiFiSettingsDeclarativeViews
import WiFiSettingsModel
import WiFiSettingsViews

/// Starts Wi-Fi settings with the arguments of the command line.
@main enum WiFiSettingsProgram {
  static func main() { Options.main(run) }

  @MainActor private static func run(_ options: Options) -> Int32 {
    var launch = options.launch
    launch.languages = ["en"]
    launch.title = WiFiSettingsModel.title
    if let code = Launcher.runPreviews(launch) { return code }
    // A missing service is never replaced by a simulated one: users see what is missing, and scripts exit.
    if options.radio == nil, options.launch.frontEnds == [.headless], !isNetworkManagerRunning() {
      UsageError.report(
        "NetworkManager is not running. Start it, or use --radio simulated for networks that are made up.",
        program: Options.program)
      return noRadioExitCode
    }
    let kind = options.radio ?? .networkmanager
    // A script against the simulation runs without waiting; everything else runs in real time.
    let testClock = options.launch.frontEnds == [.headless] && kind == .simulated ? TestClock() : nil
    let radio: any Radio
    switch kind {
    case .networkmanager: radio = NetworkManagerRadio()
    case .simulated: radio = SimulatedRadio(seed: options.seed, clock: testClock ?? SuspendingClock())
    }
    let networks = WiFiNetworks(radio: radio, clock: testClock ?? SuspendingClock())
    networks.adviceWithoutService =
      "As a rule, systemctl start NetworkManager starts it. To look around without it, use --radio simulated: its "
      + "networks are made up."
    /// Returns the model of one window, which holds its place in the app; all windows share the radio and its state.
    func makeModel(for request: LaunchRequest) -> WiFiSettingsModel {
      let isBrowser = request.frontEnd == .web
      return WiFiSettingsModel(
        networks: networks, clock: testClock ?? SuspendingClock(),
        connectionCarriesSession: {
          kind == .networkmanager
            && (RemoteSession.isOverWiFi() || isBrowser && RemoteSession.mayBeOverWiFi(to: request.localAddress))
        })
    }
    if let place = options.launch.place, !WiFiSettingsModel.isPlace(path: place) {
      return Options.refuse(
        "\(place.debugDescription) is not a place. Places are detail/NAME and connect/NAME. Open one of those.")
    }
    launch.actions.facts = ["radio": kind.rawValue]
    if kind == .simulated { launch.actions.facts["seed"] = String(options.seed) }
    Launcher.willEnd.append { close(radio) }
    return Launcher.run(launch, testClock: testClock) { request in
      let model = makeModel(for: request)
      let window = UIWindow(rootViewController: root(of: options.views, on: model))
      window.title = WiFiSettingsModel.title
      window.recordActions(of: model)
      // After the line above, so that a recording contains it; before the first frame.
      if let place = request.place { model.open(path: place) }
      window.address = UIWindowAddress(path: { model.path }, open: { model.open(path: $0) })
      return window
    }
  }

  @MainActor private static func root(of views: ViewsKind, on model: WiFiSettingsModel) -> UIViewController {
    switch views {
    case .imperative: UINavigationController(rootViewController: WiFiSettingsViewController(model: model))
    case .declarative: UIHostingController(rootView: WiFiSettingsView(model: model))
    }
  }

  /// `EX_UNAVAILABLE`: a required service is missing.
  private static let noRadioExitCode: Int32 = 69

  /// Completes or undoes a join under way, within the time that a user is willing to wait. The next start finishes the
  /// rest.
  @MainActor private static func close(_ radio: any Radio) {
    var isOver = false
    func end() {
      isOver = true
      MainLoop.quit()
    }
    Task {
      await radio.close()
      end()
    }
    let limit = MainLoop.after(.seconds(5)) { end() }
    // Other sources that end now, such as a script whose input is closed, quit the loop as well.
    while !isOver { MainLoop.run() }
    limit.cancel()
  }

  /// Queries the bus, for two seconds at most. Returns false if there is no bus.
  @MainActor private static func isNetworkManagerRunning() -> Bool {
    var isRunning = false
    Task {
      isRunning = await NetworkManagerRadio.isServiceRunning()
      MainLoop.quit()
    }
    MainLoop.run()
    return isRunning
  }
}
