public import Foundation

/// Returns a symbolic link to `keel-fixtures`, which lies beside the tests, with the name of a fixture.
///
/// The link is the same as that of `Scripts/steps.py`: Swift tests also run without the steps.
///
/// - Throws: `CocoaError` if the program has not been built.
public func fixtureProgram(_ name: String) throws -> URL {
  let places = [
    // The tests' bundle lies beside the program.
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(), Bundle.main.bundleURL,
    URL(filePath: FileManager.default.currentDirectoryPath + "/.build/debug"),
  ]
  let built = places.first { FileManager.default.isExecutableFile(atPath: $0.appending(path: "keel-fixtures").path) }
  guard let built else { throw CocoaError(.fileNoSuchFile) }
  let folder = built.appending(path: "fixtures")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let link = folder.appending(path: name)
  // Another process may have made it.
  try? FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../keel-fixtures")
  return link
}
