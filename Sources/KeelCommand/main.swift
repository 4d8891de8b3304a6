import Foundation

// keel COMMAND: tools for programs that use Keel.

/// Writes a text to standard error and ends the process.
func fail(_ text: String, _ status: CommandStatus) -> Never {
  FileHandle.standardError.write(Data(text.utf8))
  exit(status.rawValue)
}

func output(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

let arguments = Array(CommandLine.arguments.dropFirst())
let rest = Array(arguments.dropFirst())
do {
  switch arguments.first {
  case "new": try NewCommand(arguments: rest).run(print: output)
  case "doctor": exit(try DoctorCommand(arguments: rest).run(print: output).rawValue)
  case "audit": try AuditCommand(arguments: rest).run(print: output)
  case "package": try PackageCommand(arguments: rest).run(print: output)
  case "port": try PortCommand(arguments: rest).run(print: output)
  case "help", "--help", "-h": output(Usage.text)
  case nil: fail(Usage.text, .usage)
  case let command?: fail("keel: There is no command “\(command)”.\n\n\(Usage.text)", .usage)
  }
} catch let error as CommandFailure {
  fail("keel: \(error.description)\n", error.status)
} catch {
  fail("keel: \(error.localizedDescription)\n", .failed)
}
