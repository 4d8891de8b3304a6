internal import CTerminal
internal import Glibc
internal import KeelLoop
public import KeelScene

/// Shows one surface on the terminal that the program runs in.
///
/// Call `start()` once the app is set up; from then on every patch is drawn with one write, and user actions are sent
/// as events. The terminal is restored by `stop()`, by `exit`, and by any signal or trap that ends the program. It
/// runs on the main actor and on `MainLoop`, and does nothing while idle.
@MainActor public final class TerminalFrontEnd: FrontEnd {
  /// The screen that composes frames and handles input, without a terminal of its own.
  public let screen: TerminalScreen
  private weak var events: (any EventSink)?
  private var parser = InputParser()
  private var output: TerminalOutput
  private var flow = FlowControl()
  /// Whether nothing is drawn yet, for want of knowing on what.
  private var isColorOpen = false
  private let input: Int32
  /// The terminal as it was given to us, and as we draw on it: the program's own output goes elsewhere meanwhile.
  private let terminal: Int32
  private var said: SaidMeanwhile?
  private let now: () -> Duration
  private var watches: [LoopToken] = []
  private var patience: LoopToken?
  private var spinner: LoopToken?
  private var later: LoopToken?
  private var impatience: LoopToken?
  /// How deep we are in handling input: patches are drawn once at its end.
  var isHandling = false
  /// Whether the terminal is in use: true from `start()` until `stop()`.
  public private(set) var isRunning = false
  private var wakePipe: (read: Int32, write: Int32) = (-1, -1)
  private var hasAskedToClose = false
  private var hasWarned = false
  private var hangups: LoopToken?
  /// Called when a signal ends the program, after the terminal has been restored and the app was asked to close.
  ///
  /// Other parts can be stopped then; `die` ends the process by that signal. A second signal ends it at once, except
  /// for a hangup, which is reported several times. Without a closure the process ends at once.
  public var onEndingSignal: (@MainActor (_ die: @escaping @MainActor () -> Void) -> Void)?
  /// Creates a front end for the terminal at two descriptors, normally those of standard input and output.
  ///
  /// Nothing is read or written before `start()`. Capabilities are those of the environment unless given. Of the languages
  /// that the app speaks the screen has the one that the environment asks for, else the first; none stands for all.
  public init(
    capabilities: TerminalCapabilities? = nil, languages: [String] = [], input: Int32 = 0, output: Int32 = 1
  ) {
    self.input = input
    terminal = output
    self.output = TerminalOutput(descriptor: output)
    let environment = capabilities ?? TerminalCapabilities { name in getenv(name).map { String(cString: $0) } }
    let known = environment.speaking(languages)
    let start = ContinuousClock.now
    now = { ContinuousClock.now - start }
    screen = TerminalScreen(columns: 80, rows: 24, capabilities: known, now: now)
    screen.attach { [weak self] event in self?.events?.send(event) }
    screen.onSuspend = { [weak self] in self?.suspend() }
    screen.onRedraw = { [weak self] in self?.redraw() }
    self.output.encoder.isUnicode = known.isUnicode
  }

  /// Connects the front end to a window. Called by the window.
  public func attach(events: any EventSink) { self.events = events }

  /// Applies a patch and draws it, unless input is being handled: then it is drawn at the end of that. Called by the
  /// window.
  public func apply(_ patch: Patch) {
    screen.apply(patch)
    guard isRunning, !isHandling else { return }
    present()
  }

  /// Opens a URL in another program of this machine.
  public func open(url: String) { SystemLinks.open(url) }

  /// Takes over the terminal and draws the first frame.
  ///
  /// Throws `TerminalError` if there is no terminal; then nothing has been written.
  public func start() throws(TerminalError) {
    guard !isRunning else { return }
    guard isatty(input) == 1, isatty(terminal) == 1 else { throw .notATerminal }
    let term = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !term.isEmpty, term != "dumb" else { throw .dumbTerminal }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .refused(lastError()) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    wakePipe = (ends[0], ends[1])
    let drawing = fcntl(terminal, F_DUPFD_CLOEXEC, 10)
    guard drawing >= 0 else { throw giveUp(nil) }
    output.descriptor = drawing
    let size = size()
    screen.resize(columns: size.columns, rows: size.rows)
    said = SaidMeanwhile(terminal: drawing)
    screen.canSuspend = !MainLoop.isIgnored(SIGTSTP)
    let (enter, leave) = (enterSequence, leaveSequence)
    let result = keel_terminal_begin(drawing, enter, enter.utf8.count, leave, leave.utf8.count, wakePipe.write)
    guard result == 0 else { throw giveUp(drawing) }
    output.forget()
    flow = FlowControl()
    isRunning = true
    watch()
    if let events { handling { events.send(.environment(screen.environment)) } }
    probe()
    present()
  }

  private func giveUp(_ drawing: Int32?) -> TerminalError {
    let reason = lastError()
    if let drawing { close(drawing) }
    close(wakePipe.read)
    close(wakePipe.write)
    said?.end()
    keel_terminal_end()
    said = nil
    return .refused(reason)
  }

  /// Asks the terminal for its background, and whether it answers at all. Where colours depend on that, they wait for it: what is
  /// made for a dark ground would flash on a light one.
  private func probe() {
    isColorOpen = screen.capabilities.colors != .none && screen.capabilities.takesSystemCommands
    output.append((isColorOpen ? "\u{1B}]11;?\u{1B}\\" : "") + FlowControl.question)
    output.flush()
    flow.didSendProbe(at: now())
    awaitAnswer()
  }

  /// Restores the terminal. May be called at any time, and repeatedly.
  public func stop() {
    guard isRunning else { return }
    isRunning = false
    watches.removeAll()
    patience = nil
    spinner = nil
    later = nil
    impatience = nil
    takeAnswers()
    output.drop()
    said?.end()
    keel_terminal_end()
    said = nil
    close(output.descriptor)
    output.descriptor = terminal
    close(wakePipe.read)
    close(wakePipe.write)
  }

  // MARK: The loop

  private func watch() {
    watches = [
      MainLoop.watch(descriptor: input, onReadable: { [weak self] in self?.readInput() }),
      MainLoop.watch(descriptor: wakePipe.read, onReadable: { [weak self] in self?.woken() }),
      MainLoop.onSignal(SIGWINCH) { [weak self] in self?.resized() },
      MainLoop.onSignal(SIGTERM) { [weak self] in self?.ended(by: SIGTERM) },
      MainLoop.onSignal(SIGHUP) { [weak self] in self?.ended(by: SIGHUP) },
      MainLoop.onSignal(SIGINT) { [weak self] in self?.ended(by: SIGINT) },
    ]
    output.onDrained = { [weak self] in self?.present() }
  }

  private func readInput() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      // The terminal is gone: nobody is there to read or to answer.
      return ended(by: SIGHUP)
    }
    take(parser.feed(buffer[..<count]))
  }

  private func take(_ inputs: [Input]) {
    patience = nil
    if let time = parser.patience {
      patience = MainLoop.after(time) { [weak self] in
        guard let self else { return }
        self.take(self.parser.timeout())
      }
    }
    guard !inputs.isEmpty else { return }
    handling {
      for input in inputs where isRunning {
        switch input {
        case .status: didAnswer()
        case .key(Key(.character("c"), .control)): closeKey()
        case .background:
          isColorOpen = false
          screen.handle(input)
        case .key, .paste, .mouse, .windowFocus:
          hasAskedToClose = false
          hasWarned = false
          screen.handle(input)
        }
      }
    }
    present()
  }

  /// Ctrl-C asks the program to close; when it has not, the second one ends it. Over what was typed it asks the person first.
  private func closeKey() {
    if hasAskedToClose { return ended(by: SIGINT) }
    if !hasWarned, screen.warnOfTypedText() {
      hasWarned = true
      return
    }
    hasAskedToClose = true
    screen.handle(.key(Key(.character("c"), .control)))
  }

  private func handling(_ body: () -> Void) {
    let before = isHandling
    isHandling = true
    body()
    isHandling = before
  }

  /// Draws what differs from the screen, unless the terminal is still busy with the last frame.
  func present() {
    guard isRunning else { return }
    said?.look()
    guard !output.isBusy, !isColorOpen else { return }
    // Also while no frame may go out: a row that the program wants in sight is named by its number, which later changes
    // make another one's.
    screen.composeIfNeeded()
    guard flow.mayShow else { return }
    let count = output.show(screen, asking: flow.asks)
    if count > 0 {
      flow.didSendFrame(ofBytes: count, at: now())
      awaitAnswer()
    }
    animate()
    if screen.hasWishes, later == nil {
      // Not from here: the program is in the middle of its own turn.
      later = MainLoop.after(.zero) { [weak self] in
        guard let self else { return }
        self.later = nil
        self.handling { self.screen.fulfilWishes() }
        self.present()
      }
    }
  }

  /// Turns the spinner while there is one in sight.
  private func animate() {
    guard screen.isAnimating else {
      spinner = nil
      return
    }
    guard spinner == nil else { return }
    spinner = MainLoop.every(.milliseconds(100)) { [weak self] in
      guard let self else { return }
      self.screen.turnSpinner()
      self.present()
    }
  }

  // MARK: Answers

  private func didAnswer() {
    flow.didAnswer(at: now())
    answersChanged()
  }

  private func answersChanged() {
    if !flow.isProbing { isColorOpen = false }
    awaitAnswer()
  }

  /// Waits no longer than an answer may take.
  private func awaitAnswer() {
    guard let end = flow.deadline else {
      impatience = nil
      return
    }
    impatience = MainLoop.after(max(.zero, end - now()) + .milliseconds(1)) { [weak self] in
      guard let self else { return }
      self.flow.timeout(at: self.now())
      self.answersChanged()
      self.present()
    }
  }

  /// Takes the answers that are under way, so that the shell does not get them for keys.
  ///
  /// Nobody waits for that who would not wait anyway: the terminal shows what comes next when it has got that far. One that
  /// stands still has three seconds, and one that has never answered half of one.
  private func takeAnswers() {
    let end = now() + (flow.answers == true ? .seconds(3) : .milliseconds(500))
    var byte: UInt8 = 0
    while flow.isWaiting, flow.answers != false, !output.isBusy {
      let left = (end - now()).components
      let milliseconds = Int32(left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000)
      var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard milliseconds > 0, poll(&request, 1, milliseconds) > 0, read(input, &byte, 1) == 1 else { break }
      for case .status in parser.feed([byte]) { flow.didAnswer(at: now()) }
    }
    flow.forget()
  }

  // MARK: Signals

  private func resized() {
    output.forget()
    let size = size()
    handling { screen.personResized(columns: size.columns, rows: size.rows) }
    present()
  }

  private func size() -> (columns: Int, rows: Int) {
    var columns: Int32 = 80
    var rows: Int32 = 24
    _ = keel_terminal_size(output.descriptor, &columns, &rows)
    return (min(Int(columns), 1000), min(Int(rows), 500))
  }

  /// Ctrl-Z: the app is told, then the whole job stops.
  private func suspend() {
    guard keel_terminal_can_stop() else { return }
    handling { events?.send(.phase(.background)) }
    letGo()
    keel_terminal_suspend()
  }

  /// Before somebody else has the terminal.
  private func letGo() {
    takeAnswers()
    isColorOpen = false
    output.drop()
  }

  /// The terminal's handlers have woken the loop: the program has been continued, or is to stop.
  private func woken() {
    var byte: UInt8 = 0
    var isStopWanted = false
    while read(wakePipe.read, &byte, 1) > 0 { isStopWanted = isStopWanted || byte == KEEL_TERMINAL_STOP }
    if isStopWanted {
      handling { events?.send(.phase(.background)) }
      guard isRunning else { return }
      letGo()
      keel_terminal_stop()
      // Continued, or never stopped, as a job that nobody could bring back.
    }
    guard isRunning else { return }
    // The loop may be woken twice for one stop. What is under way by now is waited for: the answers to what was sent before
    // the stop were taken before it, and where it came unannounced their time runs out.
    isColorOpen = false
    handling { events?.send(.phase(.active)) }
    resized()
  }

  private func redraw() {
    output.forget()
    screen.needsComposing = true
  }

  /// A signal that ends programs: the app may tidy up, the terminal is given back, the signal has its way.
  private func ended(by signal: Int32) {
    guard isRunning else { return }
    // The line, the kernel and the shell each tell of a hangup: what the first of them begins is not for the next to end.
    if onEndingSignal != nil { hangups = MainLoop.onSignal(SIGHUP) {} }
    stop()
    events?.send(.close)
    guard let onEndingSignal else { return keel_terminal_die(signal) }
    onEndingSignal { keel_terminal_die(signal) }
  }

  private func lastError() -> String { String(cString: strerror(errno)) }

  // MARK: Sequences

  /// The title put by; other screen, hidden cursor, no wrapping, bracketed paste, mouse with its better coordinates.
  private var enterSequence: String {
    (screen.capabilities.takesSystemCommands ? "\u{1B}[22;2t" : "") + Self.enterScreen
  }
  /// The same backwards.
  private var leaveSequence: String {
    Self.leaveScreen + (screen.capabilities.takesSystemCommands ? "\u{1B}[23;2t" : "")
  }
  private static let enterScreen =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[m\u{1B}[2J"
  /// Ends what may be half written first, and resets the region. Erases: the console of Linux has no other screen to
  /// leave, and would keep the last picture under the shell.
  private static let leaveScreen =
    "\u{18}\u{1B}[?2026l\u{1B}[r\u{1B}[m\u{1B}[H\u{1B}[2J\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
