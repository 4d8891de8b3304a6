internal import CTerminal
internal import Glibc
internal import KeelLoop

/// What the program prints and logs while an app is drawn on its terminal: kept apart, and shown when that is given back.
///
/// Descriptors 1 and 2 lead to a file meanwhile, those of them that would lead to the terminal: what goes to a file or a pipe
/// goes on. The file is in memory and keeps the last four megabytes; C has the rest (`CTerminal`), for a dying process
/// has something to say too.
@MainActor final class SaidMeanwhile {
  private var seen: Int64 = 0
  private var next: LoopToken?

  /// Begins to keep what would go to that terminal, as soon as that is taken over.
  init(terminal: Int32) {
    guard keel_terminal_hold(terminal, SaidMeanwhile.path) == 0 else { return }
    StandardStreams.didWrite = { [weak self] in self?.look() }
  }

  /// Looks whether there is too much of it; again soon, for as long as it grows. A program that says nothing is not woken.
  func look() {
    guard next == nil else { return }
    let said = keel_terminal_said()
    guard said != seen else { return }
    seen = said
    keel_terminal_trim()
    next = MainLoop.after(.seconds(2)) { [weak self] in
      self?.next = nil
      self?.look()
    }
  }

  func end() {
    next = nil
    StandardStreams.didWrite = nil
  }

  /// Where all of it is put if it is too long for the terminal.
  private static var path: String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "app"
    let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return (folder.hasPrefix("/") ? folder : "/tmp") + "/\(plain.isEmpty ? "app" : plain)-\(getpid()).log"
  }
}
