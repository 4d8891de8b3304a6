import Foundation

// keel COMMAND: tools for programs that use Keel.

let usage = """
  usage: keel port [--write] [--both] PATH…

  Rewrites Swift files, or those of folders, that were written for UIKit with the Objective-C runtime. Shows the
  differences and what it cannot do; changes nothing without --write.

    --write  Writes the files.
    --both   Keeps them compilable on Apple's systems, with #if canImport(ObjectiveC).

  """

/// Writes a text to standard error and ends the process.
func fail(_ text: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data(text.utf8))
  exit(status)
}

var arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "port":
  do {
    let command = try PortCommand(arguments: Array(arguments.dropFirst()))
    try command.run { FileHandle.standardOutput.write(Data($0.utf8)) }
  } catch let error as PortCommand.Failure {
    fail("keel: \(error.description)\n", status: error.status)
  } catch {
    fail("keel: \(error.localizedDescription)\n", status: 1)
  }
case "help", "--help", "-h": FileHandle.standardOutput.write(Data(usage.utf8))
case nil: fail(usage, status: 64)
case let command?: fail("keel: There is no command “\(command)”.\n\n\(usage)", status: 64)
}
