internal import CTerminal
internal import Glibc
internal import KeelLoop
public import KeelScene

/// A front end that shows one surface on the terminal that the program runs in.
///
/// Call `start()` once the app is set up; from then on every patch is drawn with one write, and user actions are sent
/// as events. The terminal is restored by `stop()`, by `exit`, and by any signal or trap that ends the program. The
/// front end runs on the main actor and on `MainLoop`, and does nothing while idle. While the main actor does not return
/// for two seconds, another thread reads the input, so that Ctrl-C twice ends the program.
@MainActor public final class TerminalFrontEnd: FrontEnd {
  /// The screen that composes frames and handles input, without a terminal of its own.
  public let screen: TerminalScreen
  private weak var events: (any EventSink)?
  private let input: TerminalInput
  var output: TerminalOutput
  private var flow = FlowControl()
  /// True while drawing waits for the terminal's background colour.
  private var isColorOpen = false
  /// The answers about pixels, while they may still arrive.
  private var graphicsProbe: GraphicsProbe?
  /// The output descriptor that the caller passed. Frames are drawn on a duplicate, because the program's own output
  /// is redirected while the front end runs.
  private let terminal: Int32
  private var heldOutput: HeldOutput?
  private let now: () -> Duration
  private var watches: [LoopToken] = []
  private var patience: LoopToken?
  private var spinner: LoopToken?
  private var later: LoopToken?
  private var impatience: LoopToken?
  /// True while input is handled: patches are then drawn once, at its end.
  var isHandling = false
  /// A Boolean value that indicates whether the terminal is in use: true from `start()` until `stop()`.
  public private(set) var isRunning = false
  private var wakePipe: (read: Int32, write: Int32) = (-1, -1)
  private var hasWarned = false
  private var hangups: LoopToken?
  /// The closure to call when a signal ends the program, after the terminal has been restored and the app asked to
  /// close.
  ///
  /// The closure can stop other parts of the program; `die` then ends the process by that signal. A second signal ends
  /// the process at once, except for a hangup, which is reported several times. Without a closure the process ends at
  /// once. If the main actor is busy, the signal ends the process at the limit (`MainLoop.endingLimits`), without it.
  package var onEndingSignal: (@MainActor (_ die: @escaping @MainActor () -> Void) -> Void)?
  /// The time that the terminal has for each answer, in place of the usual limits. Set it before `start()`.
  package var answerLimit: Duration?

  /// Creates a front end for the terminal at two descriptors, normally those of standard input and output.
  ///
  /// Nothing is read or written before `start()`. Capabilities are those of the environment unless given. The screen
  /// uses the language that the environment requests if the app supports it, otherwise the app's first language. An
  /// empty array of languages means all languages.
  public init(
    capabilities: TerminalCapabilities? = nil, languages: [String] = [], input: Int32 = 0, output: Int32 = 1
  ) {
    self.input = TerminalInput(descriptor: input)
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
    screen.onPicture = { [weak self] in self?.present() }
    self.output.encoder.adapt(to: known)
  }

  /// Connects the front end to a window. Called by the window.
  public func attach(events: any EventSink) { self.events = events }

  /// Applies a patch and draws it. While input is handled, the patch is drawn at the end of that. Called by the
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
  /// - Throws: `TerminalError` if there is no usable terminal; then nothing has been written.
  public func start() throws(TerminalError) {
    guard !isRunning else { return }
    guard isatty(input.descriptor) == 1, isatty(terminal) == 1 else { throw .notATerminal }
    let term = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !term.isEmpty, term != "dumb" else { throw .dumbTerminal }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .ofLastCall }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    wakePipe = (ends[0], ends[1])
    let drawing = fcntl(terminal, F_DUPFD_CLOEXEC, 10)
    guard drawing >= 0 else { throw giveUp(nil) }
    output.descriptor = drawing
    let size = output.size
    screen.resize(columns: size.columns, rows: size.rows)
    heldOutput = HeldOutput(terminal: drawing)
    screen.canSuspend = !MainLoop.isIgnored(SIGTSTP)
    let (enter, leave) = (enterSequence, leaveSequence)
    let result = keel_terminal_begin(drawing, enter, enter.utf8.count, leave, leave.utf8.count, wakePipe.write)
    guard result == 0 else { throw giveUp(drawing) }
    output.forget()
    flow = FlowControl(limit: answerLimit)
    isRunning = true
    input.open(waking: wakePipe.write)
    MainLoop.whileHanging(input)
    watch()
    if let events { handling { events.send(.environment(screen.environment)) } }
    probe()
    present()
  }

  private func giveUp(_ drawing: Int32?) -> TerminalError {
    let refusal = TerminalError.ofLastCall
    if let drawing { close(drawing) }
    close(wakePipe.read)
    close(wakePipe.write)
    heldOutput?.end()
    keel_terminal_end()
    heldOutput = nil
    return refusal
  }

  /// Requests the terminal's background colour, and a status report to determine whether the terminal answers. If
  /// colours depend on the background, drawing waits for it: colours for a dark background would flash on a light one.
  private func probe() {
    isColorOpen = screen.capabilities.colors != .none && screen.capabilities.takesSystemCommands
    graphicsProbe = isColorOpen ? GraphicsProbe(asking: screen.capabilities) : nil
    let questions = graphicsProbe?.questions ?? ""
    output.append((isColorOpen ? "\u{1B}]11;?\u{1B}\\" : "") + questions + FlowControl.question)
    output.flush()
    flow.didSendProbe(at: now())
    awaitAnswer()
  }

  /// Restores the terminal. May be called at any time, and repeatedly.
  public func stop() {
    guard isRunning else { return }
    isRunning = false
    patience = nil
    spinner = nil
    later = nil
    impatience = nil
    takeAnswers()
    input.forget()
    output.drop()
    heldOutput?.end()
    keel_terminal_end()
    // Until here a further signal must not have its default effect, which restores nothing.
    watches.removeAll()
    MainLoop.whileHanging(nil)
    heldOutput = nil
    close(output.descriptor)
    output.descriptor = terminal
    close(wakePipe.read)
    close(wakePipe.write)
  }

  // MARK: The loop

  private func watch() {
    watches = [
      MainLoop.watch(descriptor: input.descriptor, onReadable: { [weak self] in self?.readInput() }),
      MainLoop.watch(descriptor: wakePipe.read, onReadable: { [weak self] in self?.woken() }),
      MainLoop.onSignal(SIGWINCH) { [weak self] in self?.resized() },
      MainLoop.onEndingSignal(SIGTERM) { [weak self] in self?.ended(by: SIGTERM) },
      MainLoop.onEndingSignal(SIGHUP) { [weak self] in self?.ended(by: SIGHUP) },
      MainLoop.onEndingSignal(SIGINT) { [weak self] in self?.ended(by: SIGINT) },
    ]
    output.onDrained = { [weak self] in self?.present() }
  }

  private func readInput() {
    // If the terminal is gone, no user can read or answer.
    guard input.read() else { return ended(by: SIGHUP) }
    handleInput()
  }

  private func handleInput() {
    patience = nil
    if let time = input.patience {
      patience = MainLoop.after(time) { [weak self] in
        self?.input.timeout()
        self?.handleInput()
      }
    }
    guard !input.isEmpty else { return }
    handling {
      // One at a time: if the turn hangs, the rest is still in the queue, where a second Ctrl-C is found.
      while isRunning, let next = input.next() {
        switch next {
        case .status: didAnswer()
        case .key(Key(.character("c"), .control)): closeKey()
        case .graphics(let answer): didAnswer(answer)
        case .background:
          isColorOpen = false
          screen.handle(next)
        case .key, .paste, .overlongPaste, .mouse, .windowFocus:
          input.hasAskedToClose = false
          hasWarned = false
          screen.handle(next)
        }
      }
    }
    present()
  }

  /// Handles Ctrl-C: the first one requests the app to close, the second one ends the program. If it would discard
  /// typed text, the user is warned first.
  private func closeKey() {
    if input.hasAskedToClose { return ended(by: SIGINT) }
    if !hasWarned, screen.warnOfTypedText() {
      hasWarned = true
      return
    }
    input.hasAskedToClose = true
    screen.handle(.key(Key(.character("c"), .control)))
  }

  private func handling(_ body: () -> Void) {
    let before = isHandling
    isHandling = true
    body()
    isHandling = before
  }

  /// Draws the screen's changes, unless the terminal is still busy with the last frame.
  func present() {
    guard isRunning else { return }
    heldOutput?.look()
    guard !output.isBusy, !isColorOpen else { return }
    // Compose even while no frame may be sent: the program identifies the row that it scrolls to by its number, which
    // later changes would give to another row.
    screen.composeIfNeeded()
    guard flow.mayShow else { return }
    let count = output.show(screen, asking: flow.asks)
    if count > 0 {
      flow.didSendFrame(ofBytes: count, at: now())
      awaitAnswer()
    }
    animate()
    if screen.hasWishes, later == nil {
      // Not immediately: the program is in the middle of its own turn.
      later = MainLoop.after(.zero) { [weak self] in
        guard let self else { return }
        self.later = nil
        self.handling { self.screen.fulfilWishes() }
        self.present()
      }
    }
  }

  /// Turns the spinner while one is visible.
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
    // The answers about pixels precede any report.
    graphicsProbe = nil
  }

  /// Takes an answer about pixels, also if the time for it has passed.
  private func didAnswer(_ answer: GraphicsAnswer) {
    graphicsProbe?.take(answer)
    if !flow.isProbing { showPixels() }
  }

  private func answersChanged() {
    if !flow.isProbing {
      isColorOpen = false
      showPixels()
    }
    awaitAnswer()
  }

  private func showPixels() {
    if let graphicsProbe { screen.graphics = graphicsProbe.graphics(window: output.cellSize) }
  }

  /// Schedules the end of the time that an answer may take.
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

  /// Reads the pending answers, so that the shell does not receive them as keys.
  ///
  /// This causes no extra wait: the terminal shows the next output only when it has processed everything before it.
  private func takeAnswers() {
    input.close()
    let end = flow.answersEnd(at: now())
    while let end, flow.answersEnd(at: now()) != nil, !output.isBusy, let found = input.readByte(within: end - now()) {
      for case .status in found { flow.didAnswer(at: now()) }
    }
    flow.forget()
  }

  // MARK: Signals

  private func resized() {
    output.forget()
    let size = output.size
    handling { screen.userResized(columns: size.columns, rows: size.rows) }
    present()
  }

  /// Handles Ctrl-Z: notifies the app, then stops the whole job.
  private func suspend() {
    guard keel_terminal_can_stop() else { return }
    handling { events?.send(.phase(.background)) }
    letGo()
    keel_terminal_suspend()
    if isRunning { input.open(waking: wakePipe.write) }
  }

  /// Prepares to give the terminal to another program.
  private func letGo() {
    takeAnswers()
    isColorOpen = false
    output.drop()
  }

  /// Handles a wake-up by the terminal's signal handlers: the program has been continued, or is to stop. The thread that
  /// reads while a turn hangs wakes the loop too.
  private func woken() {
    var byte: UInt8 = 0
    var isStopWanted = false
    var isContinued = false
    while read(wakePipe.read, &byte, 1) > 0 {
      isStopWanted = isStopWanted || byte == KEEL_TERMINAL_STOP
      isContinued = isContinued || byte != TerminalInput.wakeByte
    }
    handleInput()
    guard isRunning, isStopWanted || isContinued else { return }
    if isStopWanted {
      handling { events?.send(.phase(.background)) }
      guard isRunning else { return }
      letGo()
      keel_terminal_stop()
      input.open(waking: wakePipe.write)
      // The program was continued, or it was not stopped because no shell could resume the job.
    }
    guard isRunning else { return }
    // The loop may be woken twice for one stop. Pending answers are awaited: answers to requests from before the stop
    // were read before it, or time out if the stop was unannounced.
    isColorOpen = false
    handling { events?.send(.phase(.active)) }
    resized()
  }

  private func redraw() {
    output.forget()
    screen.needsComposing = true
  }

  /// Handles a signal that ends programs: restores the terminal, requests the app to close, and lets the signal take
  /// effect.
  private func ended(by signal: Int32) {
    guard isRunning else { return }
    // The line, the kernel and the shell each report a hangup: a later report must not end the cleanup that the first
    // began.
    if onEndingSignal != nil { hangups = MainLoop.onSignal(SIGHUP) {} }
    stop()
    events?.send(.close)
    guard let onEndingSignal else { return keel_terminal_die(signal) }
    onEndingSignal { keel_terminal_die(signal) }
  }
}
