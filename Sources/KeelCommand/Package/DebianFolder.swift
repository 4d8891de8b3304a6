import Foundation

/// The folder `debian` from which debhelper builds a package.
///
/// debhelper applies the rules of Debian: the places of files, compression, stripping, the start and stop of units, the
/// libraries that a program needs. This folder only lists the contents of the package.
struct DebianFolder {
  let control: Control
  let files: [PackagedFile]
  /// The names of the folders of resources, which the program finds beside itself.
  let resources: [String]
  /// The terms under which others may use the program.
  let copyright: String
  let date: Date

  private var name: String { control.package }
  private var units: [PackagedFile] { files.filter { $0.kind == .unit } }

  /// The files by path, from the folder that has `debian` in it.
  var texts: [(path: String, text: String)] {
    var texts: [(path: String, text: String)] = [
      ("debian/control", controlText), ("debian/changelog", changelog), ("debian/copyright", copyright),
      ("debian/rules", rules), ("debian/\(name).install", installed),
    ]
    let pages = files.filter { $0.kind == .manualPage }.map { "files/\($0.name)\n" }.joined()
    if !pages.isEmpty { texts.append(("debian/\(name).manpages", pages)) }
    // The program and its resources are in one folder, and a link leads there.
    if !resources.isEmpty {
      texts.append(("debian/\(name).links", "usr/lib/\(name)/\(control.program) usr/bin/\(control.program)\n"))
    }
    let removal = removal
    if !removal.isEmpty { texts.append(("debian/\(name).postrm", removal)) }
    return texts
  }

  private var controlText: String {
    func text(_ fields: [(name: String, value: String)]) -> String {
      fields.map { "\($0.name): \($0.value)\n" }.joined()
    }
    func isOf(_ names: [String], _ name: String) -> Bool { names.contains { $0.lowercased() == name.lowercased() } }
    var source = control.fields.filter { isOf(Control.ofSource, $0.name) }
    if control["Section"] == nil { source.append(("Section", "utils")) }
    if control["Priority"] == nil { source.append(("Priority", "optional")) }
    let left = control.fields.filter {
      !isOf(Control.ofSource + Control.own + ["Package", "Version", "Depends", "Description"], $0.name)
    }
    let needs = ["${shlibs:Depends}", "${misc:Depends}"] + (control["Depends"].map { [$0] } ?? [])
    return text(
      [("Source", name)] + source
        + [
          ("Build-Depends", "debhelper-compat (= 13)"), ("Standards-Version", "4.6.2"), ("Rules-Requires-Root", "no"),
        ])
      + "\n"
      + text(
        [("Package", name), ("Architecture", "any"), ("Depends", needs.joined(separator: ", "))] + left
          + [("Description", control["Description"] ?? "")])
  }

  private var changelog: String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
    return """
      \(name) (\(control.version)) unstable; urgency=medium

        * Version \(control.version).

       -- \(control.maintainer)  \(format.string(from: date))

      """
  }

  /// The path of each file in the package, as dh_install reads it.
  private var installed: String {
    let place = resources.isEmpty ? "usr/bin" : "usr/lib/\(name)"
    var lines = ["program/\(control.program) \(place)"] + resources.map { "program/\($0) \(place)" }
    for file in files {
      switch file.kind {
      case .manualPage: break
      case .unit: lines.append("files/\(file.name) lib/systemd/system")
      case .other(let folder): lines.append("files/\(file.name) \(folder)")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var rules: String {
    let nothing = ["auto_configure", "auto_build", "auto_test", "auto_install", "auto_clean", "dwz"]
    return """
      #!/usr/bin/make -f
      %:
      \tdh $@

      \(nothing.map { "override_dh_\($0)" }.joined(separator: " ")):

      override_dh_strip:
      \tdh_strip --no-automatic-dbgsym

      # Units that are not enabled are not started, and an upgrade restarts those that run.
      override_dh_installsystemd:
      \tdh_installsystemd\(control.startsUnits ? "" : " --no-enable")

      override_dh_builddeb:
      \tdh_builddeb --destdir=output

      """
  }

  /// Removes the data of services when the package is purged. A unit that still exists belongs to a package that has
  /// replaced this one, and uses the same data.
  private var removal: String {
    let commands = units.map { ($0.name, stateFolders(of: $0)) }.filter { !$0.1.isEmpty }.map { name, folders in
      "  [ -e '/lib/systemd/system/\(name)' ] || rm -rf \(folders.joined(separator: " "))\n"
    }
    guard !commands.isEmpty else { return "" }
    return """
      #!/bin/sh
      set -e
      #DEBHELPER#
      if [ "$1" = purge ]; then
      \(commands.joined())fi

      """
  }

  /// Returns the folders in which a unit lets its service keep data. Those of a `DynamicUser` are in `private`.
  private func stateFolders(of unit: PackagedFile) -> [String] {
    let places = ["State": "/var/lib", "Cache": "/var/cache"]
    let text = (try? String(contentsOfFile: unit.path, encoding: .utf8)) ?? ""
    return text.matches(of: /(?m)^(State|Cache)Directory=([A-Za-z0-9 ._-]+)$/).flatMap { match -> [String] in
      let place = places[String(match.1)] ?? ""
      return match.2.split(separator: " ").filter { !$0.hasPrefix(".") }
        .flatMap { ["\(place)/private/\($0)", "\(place)/\($0)"] }
    }
  }
}
