import Foundation

/// The folder in which a package is put together, beside the package. The next run removes what a killed one has left.
struct PackageFolder {
  let control: Control
  let files: [PackagedFile]
  let program: BuiltProgram
  /// The folder of the package.
  let destination: URL
  private var folder: URL { destination.appendingPathComponent(".\(control.package)") }

  /// Makes the package, in place of an earlier one of the same version. Returns its name.
  func build() throws -> String {
    let manager = FileManager.default
    try? manager.removeItem(at: folder)
    defer { try? manager.removeItem(at: folder) }
    for name in ["debian", "files", "program", "output"] {
      try manager.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for url in [program.url] + program.resources {
      try manager.copyItem(at: url, to: folder.appendingPathComponent("program/\(url.lastPathComponent)"))
    }
    for file in files { try copy(file) }
    let date = try Self.date()
    let debian = try DebianFolder(
      control: control, files: files + manualPage() + desktopEntry(),
      resources: program.resources.map(\.lastPathComponent),
      copyright: copyright(date), date: date)
    for (path, text) in debian.texts { try Data(text.utf8).write(to: folder.appendingPathComponent(path)) }
    try manager.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appendingPathComponent("debian/rules").path)
    try Tool(name: "debian/rules", folder: folder, environment: ["DH_QUIET": "1", "MAKEFLAGS": "-s"]).run(["binary"])
    let output = folder.appendingPathComponent("output")
    guard let name = try manager.contentsOfDirectory(atPath: output.path).first(where: { $0.hasSuffix(".deb") }) else {
      throw CommandFailure("debhelper made no package.", .failed)
    }
    let package = destination.appendingPathComponent(name)
    try? manager.removeItem(at: package)
    try manager.copyItem(at: output.appendingPathComponent(name), to: package)
    return name
  }

  /// Units of `make install` name the program where that puts it; a package has it in /usr/bin.
  private func copy(_ file: PackagedFile) throws {
    let destination = folder.appendingPathComponent("files/\(file.name)")
    if file.kind == .unit {
      let text = try String(contentsOfFile: file.path, encoding: .utf8)
      try Data(text.replacing("/usr/local/bin/\(control.program)", with: "/usr/bin/\(control.program)").utf8)
        .write(to: destination)
    } else {
      try FileManager.default.copyItem(atPath: file.path, toPath: destination.path)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: destination.path)
  }

  /// Makes a manual page of the help that the program prints, unless one was given.
  private func manualPage() throws -> [PackagedFile] {
    if files.contains(where: { $0.isManualPage(of: control.program) }) { return [] }
    let path = folder.appendingPathComponent("files/\(control.program).1").path
    try Tool(name: "help2man", folder: folder).run([
      "--no-info", "--name", control.summary, "--version-string", control.version, "--output", path,
      "program/\(control.program)",
    ])
    return [try PackagedFile(path)]
  }

  /// Writes an entry for desktops, unless one was given or the program has no windows.
  private func desktopEntry() throws -> [PackagedFile] {
    guard program.hasWindows, !files.contains(where: { $0.name.hasSuffix(".desktop") }) else { return [] }
    let hasIcon = files.contains { ["\(control.program).svg", "\(control.program).png"].contains($0.name) }
    let path = folder.appendingPathComponent("files/\(control.program).desktop").path
    try Data(DesktopEntry(control: control, hasIcon: hasIcon).text.utf8).write(to: URL(fileURLWithPath: path))
    return [try PackagedFile(path)]
  }

  /// The terms of the app: its file LICENSE. Without one nobody may copy it, which Debian wants to be said.
  private func copyright(_ date: Date) -> String {
    for name in ["LICENSE", "LICENSE.txt", "LICENSE.md", "COPYING"] {
      if let text = try? String(contentsOfFile: name, encoding: .utf8) { return text }
    }
    let year = Calendar(identifier: .gregorian).component(.year, from: date)
    return "Copyright \(year) \(control.maintainer)\n\nAll rights reserved.\n"
  }

  /// The time of the package: that of the environment, as reproducible builds set it, or of the last commit, or now.
  private static func date() throws -> Date {
    let given = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"]
    let committed = try? Tool(name: "git").output(["log", "-1", "--format=%ct"], quietly: true)
    let seconds = (given ?? committed).flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    return seconds.map(Date.init(timeIntervalSince1970:)) ?? Date()
  }
}
