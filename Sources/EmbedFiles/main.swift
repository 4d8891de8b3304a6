import Foundation

// embed-files OUTPUT ROOT TARGETS PLACE…: writes Swift code with the texts of files and folders, the names of targets, and
// those that the sources offer.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 3 else {
  FileHandle.standardError.write(Data("usage: embed-files OUTPUT ROOT TARGETS PLACE…\n".utf8))
  exit(64)
}
do {
  let source = try EmbeddedSource(
    root: arguments[1], targets: arguments[2].split(separator: ",").map(String.init),
    places: Array(arguments.dropFirst(3)))
  let output = URL(fileURLWithPath: arguments[0])
  // The program is compiled again only if something has changed.
  if (try? String(contentsOf: output, encoding: .utf8)) != source.text { try Data(source.text.utf8).write(to: output) }
} catch {
  FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
  exit(1)
}
