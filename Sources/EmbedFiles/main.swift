import Foundation

// embed-files OUTPUT ROOT TARGETS PLACE…: writes Swift code with the texts of files and folders, and with the names of targets.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 3 else {
  FileHandle.standardError.write(Data("usage: embed-files OUTPUT ROOT TARGETS PLACE…\n".utf8))
  exit(64)
}
do {
  let source = try EmbeddedSource(
    root: arguments[1], targets: arguments[2].split(separator: ",").map(String.init),
    places: Array(arguments.dropFirst(3)))
  try Data(source.text.utf8).write(to: URL(fileURLWithPath: arguments[0]))
} catch {
  FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
  exit(1)
}
