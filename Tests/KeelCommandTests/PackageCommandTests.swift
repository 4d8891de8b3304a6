import Foundation
import Testing

@testable import keel_command

/// `keel package` reads what an author says about a package, and writes what debhelper makes of it.
@Suite struct PackageCommandTests {
  private let text = """
    # A comment.
    Package: reading-list
    Version: 1.0
    Maintainer: Jo Doe <jo@example.org>
    Description: list of books
     Keeps books.
     .
     And more.

    """

  private func files(_ control: Control, _ files: [PackagedFile] = [], resources: [String] = []) -> [String: String] {
    let folder = DebianFolder(
      control: control, files: files, resources: resources, copyright: "All rights reserved.\n",
      date: Date(timeIntervalSince1970: 1_700_000_000))
    return Dictionary(uniqueKeysWithValues: folder.texts.map { ($0.path, $0.text) })
  }

  @Test func aProgramAloneIsInTheFolderOfPrograms() throws {
    let control = try Control(text)
    #expect(control.program == "reading-list" && control.summary == "list of books")
    let files = files(control)
    #expect(files["debian/reading-list.install"] == "program/reading-list usr/bin\n")
    #expect(
      files["debian/control"]?.hasSuffix(
        """

        Package: reading-list
        Architecture: any
        Depends: ${shlibs:Depends}, ${misc:Depends}
        Description: list of books
         Keeps books.
         .
         And more.

        """) == true)
    #expect(files["debian/changelog"]?.contains("<jo@example.org>  Tue, 14 Nov 2023 22:13:20 +0000") == true)
    #expect(files["debian/reading-list.postrm"] == nil)
  }

  /// A program looks for its resources beside itself, and not in the folder in which all programs are.
  @Test func aProgramWithResourcesHasAFolder() throws {
    let files = files(try Control(text), resources: ["reading-list_ReadingList.resources"])
    #expect(
      files["debian/reading-list.install"] == """
        program/reading-list usr/lib/reading-list
        program/reading-list_ReadingList.resources usr/lib/reading-list

        """)
    #expect(files["debian/reading-list.links"] == "usr/lib/reading-list/reading-list usr/bin/reading-list\n")
  }

  @Test func filesBelongWhereTheirNamesSay() throws {
    let control = try Control(
      text + "Files: a/reading-list.desktop, reading-list.svg,\n reading-list.1, notes.txt /usr/share/reading-list\n")
    let files = try files(control, control.files.map { try PackagedFile($0.path, destination: $0.destination) })
    #expect(
      files["debian/reading-list.install"] == """
        program/reading-list usr/bin
        files/reading-list.desktop usr/share/applications
        files/reading-list.svg usr/share/icons/hicolor/scalable/apps
        files/notes.txt usr/share/reading-list

        """)
    #expect(files["debian/reading-list.manpages"] == "files/reading-list.1\n")
    #expect(throws: CommandFailure.self) { try PackagedFile("notes.txt") }
  }

  /// Its own fields are not for Debian, and relations to other packages are.
  @Test func fieldsOfTheCommandAreNotInThePackage() throws {
    let control = try Control(
      text + "Program: books\nTraits: Web, Desktop\nDepends: fonts-dejavu-core\nRecommends: cups\nSection: text\n")
    #expect(control.program == "books" && control.traits == ["Web", "Desktop"])
    let written = try #require(files(control)["debian/control"])
    #expect(written.contains("Depends: ${shlibs:Depends}, ${misc:Depends}, fonts-dejavu-core\nRecommends: cups\n"))
    #expect(written.contains("Section: text\n") && !written.contains("Section: utils"))
    #expect(!written.contains("Program:") && !written.contains("Traits:"))
  }

  @Test func aPurgeRemovesWhatAServiceHasKept() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let unit = folder.appendingPathComponent("reading-list.service").path
    try "[Service]\nStateDirectory=reading-list\nCacheDirectory=pages ../../etc\n"
      .write(toFile: unit, atomically: true, encoding: .utf8)
    var written = try files(try Control(text), [PackagedFile(unit)])
    #expect(
      written["debian/reading-list.postrm"]?.contains(
        "\n  [ -e '/lib/systemd/system/reading-list.service' ] || rm -rf /var/lib/private/reading-list /var/lib/reading-list\n"
      ) == true)
    // A name that leads elsewhere is not one of systemd's.
    #expect(written["debian/reading-list.postrm"]?.contains("etc") == false)
    #expect(written["debian/rules"]?.contains("dh_installsystemd --no-enable\n") == true)
    written = try files(try Control(text + "Units: started\n"), [PackagedFile(unit)])
    #expect(written["debian/rules"]?.contains("--no-enable") == false)
  }

  @Test(
    arguments: [
      ("Package: A\n", "Version is missing"), ("Package a\n", "control:1: “Package a” is no field"),
      ("Package: a\nPackage: b\n", "control:2: Package is there twice"), (" x\n", "begins with a blank"),
      ("Package: a\n\nVersion: 1\n", "control:2: A line is empty"), ("Architecture: all\n", "is computed"),
      ("Package: a b\nVersion: 1\nMaintainer: J <j@x.org>\nDescription: d\n", "cannot be the name of a package"),
      ("Package: ab\nVersion: v1\nMaintainer: J <j@x.org>\nDescription: d\n", "cannot be a version"),
      ("Package: ab\nVersion: 1\nMaintainer: J\nDescription: d\n", "is no maintainer"),
      ("Package: ab\nVersion: 1\nMaintainer: J <j@x.org>\nDescription: d\nProgram: ../x\n", "name of a program"),
      ("Package: ab\nVersion: 1\nMaintainer: J <j@x.org>\nDescription: d\nUnits: yes\n", "Units is"),
    ])
  func whatIsWrongInControlIsSaid(text: String, reason: String) {
    let error = #expect(throws: CommandFailure.self) { try Control(text) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test func wrongArgumentsAreRefused() throws {
    #expect(throws: CommandFailure.self) { try PackageCommand(arguments: ["--version"]) }
    #expect(throws: CommandFailure.self) { try PackageCommand(arguments: ["--version", "../1"]) }
    #expect(throws: CommandFailure.self) { try PackageCommand(arguments: ["one", "two"]) }
    #expect(try PackageCommand(arguments: ["--version", "2.0~rc1", "Other"]).folder == "Other")
  }
}
