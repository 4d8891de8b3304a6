internal import CTerminal
internal import Glibc
internal import KeelLoop

/// The output and logs of the program while an app is drawn on its terminal: held back, and shown when the terminal is
/// restored.
///
/// Descriptors 1 and 2 are redirected to a file if they lead to the terminal; output to another file or a pipe is not
/// affected. The file is in memory and keeps the last four megabytes. The rest is in C (`CTerminal`), because a dying
/// process may have output too.
@MainActor final class HeldOutput {
  private var seen: Int64 = 0
  private var next: LoopToken?

  /// Prepares to hold back output to that terminal, from the moment at which the terminal is taken over.
  init(terminal: Int32) {
    guard keel_terminal_hold(terminal, HeldOutput.path) == 0 else { return }
    StandardStreams.didWrite = { [weak self] in self?.look() }
  }

  /// Trims the output if there is too much of it, and checks again soon while it grows. A program without output is
  /// not woken.
  func look() {
    guard next == nil else { return }
    let count = keel_terminal_held_bytes()
    guard count != seen else { return }
    seen = count
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

  /// The path of the file for the complete output, if it is too long for the terminal.
  private static var path: String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "app"
    let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return (folder.hasPrefix("/") ? folder : "/tmp") + "/\(plain.isEmpty ? "app" : plain)-\(getpid()).log"
  }
}
