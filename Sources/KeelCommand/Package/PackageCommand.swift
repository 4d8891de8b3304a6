import Foundation

/// `keel package`: builds an app and makes a Debian package of it.
struct PackageCommand {
  /// The folder with the file `control`.
  private(set) var folder = "Packaging"
  private(set) var version: String?
  private(set) var output = ".build/packages"
  private(set) var scratch: String?

  init(arguments: [String]) throws(CommandFailure) {
    var folders: [String] = []
    var arguments = CommandArguments(arguments)
    while let argument = arguments.next() {
      switch argument {
      case "--version":
        let value = try arguments.value(of: argument)
        try Control.check(version: value)
        version = value
      case "--output": output = try arguments.value(of: argument)
      case "--scratch-path": scratch = try arguments.value(of: argument)
      case _ where argument.hasPrefix("-"): throw CommandFailure("There is no option “\(argument)”.", .usage)
      default: folders.append(argument)
      }
    }
    guard folders.count <= 1 else {
      throw CommandFailure("“\(folders[1])” was not expected: a package has one folder.", .usage)
    }
    if let first = folders.first { folder = first }
  }

  func run(print: (String) -> Void) throws {
    guard FileManager.default.fileExists(atPath: "Package.swift") else {
      throw CommandFailure("There is no Package.swift here. Run this in the folder of the app.", .noInput)
    }
    let control = try readControl()
    let files = try packagedFiles(control)
    // Before a build of minutes. A manual page is made by a program of its own.
    let hasManualPage = files.contains { $0.isManualPage(of: control.program) }
    for tool in ["swift", "dh"] + (hasManualPage ? [] : ["help2man"]) where !Tool(name: tool).isThere {
      throw Tool(name: tool).isMissing
    }
    let program = try BuiltProgram(product: control.program, traits: control.traits, scratch: scratch)
    let package = PackageFolder(
      control: control, files: files, program: program, destination: URL(fileURLWithPath: output))
    print("\(output)/\(try package.build())\n")
  }

  private func readControl() throws(CommandFailure) -> Control {
    let path = "\(folder)/control"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw CommandFailure(
        """
        \(path) is missing. It says what the package is, as in:

          Package: reading-list
          Version: 1.0
          Maintainer: Jo Doe <jo@example.org>
          Description: list of books to read
           Keeps the books that you want to read, and those that you have read.
        """, .noInput)
    }
    var control = try Control(text)
    if let version { control.version = version }
    return control
  }

  /// Returns the files that `control` names, and otherwise those beside it whose place is known.
  private func packagedFiles(_ control: Control) throws(CommandFailure) -> [PackagedFile] {
    if control["Files"] != nil {
      var files: [PackagedFile] = []
      for (path, destination) in control.files {
        guard FileManager.default.fileExists(atPath: path) else {
          throw CommandFailure("control: There is no file “\(path)”. Paths begin in the folder of the app.", .noInput)
        }
        files.append(try PackagedFile(path, destination: destination))
      }
      return files
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { try? PackagedFile("\(folder)/\($0)") }
  }
}
