/// An error of a command, with its exit code.
struct CommandFailure: Error, Equatable {
  let description: String
  let status: CommandStatus

  init(_ description: String, _ status: CommandStatus) {
    self.description = description
    self.status = status
  }
}

/// The exit codes of the commands, by sysexits.
enum CommandStatus: Int32 {
  case success = 0
  /// Something is missing or does not work.
  case failed = 1
  /// The command line is wrong.
  case usage = 64
  /// A file or folder to read does not exist, or is not what it should be.
  case noInput = 66
  /// A file or folder cannot be written.
  case cannotCreate = 73
}
