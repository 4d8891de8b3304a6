internal import Glibc
import KeelLoop
import KeelModel

/// The trace of turns, passes and patches that the environment variable `KEEL_TRACE` turns on.
///
/// Lines are appended to the file that `KEEL_TRACE_FILE` names; without it, they go to standard error. A terminal app
/// shows its standard error only after it has ended, so use a file to follow its trace.
@MainActor enum TraceOutput {
  /// A problem with the variables, and the exit code for it.
  struct Failure: Error {
    var message: String
    var exitCode: Int32
  }

  /// Begins the trace if the environment asks for one.
  ///
  /// - Parameter variable: Returns the value of an environment variable.
  static func start(_ variable: (String) -> String?) throws(Failure) {
    guard let names = variable("KEEL_TRACE"), !names.isEmpty else { return }
    let parts = try parts(named: names)
    guard let path = variable("KEEL_TRACE_FILE"), !path.isEmpty else {
      return TurnTrace.start(parts) { StandardStreams.offer("keel: \($0)\n", to: STDERR_FILENO) }
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw Failure(
        message: "KEEL_TRACE_FILE cannot be \(path.debugDescription): \(String(cString: strerror(errno))).",
        exitCode: Launcher.outputFailed)
    }
    let file = File(descriptor)
    TurnTrace.start(parts) { line in
      guard let error = StandardStreams.write(line + "\n", to: file.descriptor) else { return }
      TurnTrace.stop()
      StandardStreams.report("The trace ends: \(String(cString: strerror(error))).")
    }
  }

  /// An open file, which is closed when the trace stops.
  private final class File {
    let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }
  }

  private static func parts(named names: String) throws(Failure) -> Set<TurnTrace.Part> {
    var parts: Set<TurnTrace.Part> = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let part = TurnTrace.Part(rawValue: String(name)) else {
        let known = TurnTrace.Part.allCases.map(\.rawValue).joined(separator: ",")
        let error = UsageError.badValue("KEEL_TRACE", String(name), wanted: "some of \(known)")
        throw Failure(message: "\(error)", exitCode: UsageError.exitCode)
      }
      parts.insert(part)
    }
    return parts
  }
}
