/// The help, which wrong command lines print, too.
enum Usage {
  static let text = """
    usage: keel new NAME [--template \(Template.allCases.map(\.rawValue).joined(separator: "|"))] [--keel PATH|URL]
           keel doctor [TASK…]
           keel audit [--all] PATH…
           keel package [--version VERSION] [--output FOLDER] [--scratch-path FOLDER] [FOLDER]
           keel port [--write] [--both] PATH…

    keel new writes a package with an app, in the folder NAME, which must not exist.

      --template  The app to begin with (counter).
      --keel      Where Keel is: its folder, or the address of its repository. Otherwise it is where this program was
                  built.

    keel doctor says what this machine lacks to build programs with Keel, and how to get it. The code is 1 if something
    is missing.

      TASK  What else is needed: \(Packages.extraTasks.joined(separator: ", ")).

    keel audit reads Swift files, or those of folders, that were written for SwiftUI or UIKit. Lists by file what is
    absent and what compiles without effect; changes nothing.

      --all  Lists what compiles with another effect than on Apple's systems, too.

    keel package builds the app of this folder and makes a Debian package of it. FOLDER, which is Packaging otherwise,
    has a file control that says what the package is, and what else is installed: units, a desktop file, icons, pages of
    the manual.

      --version       The version, in place of that of control.
      --output        Where the package is put (.build/packages).
      --scratch-path  Where SwiftPM builds, if it is not .build.

    keel port rewrites Swift files, or those of folders, that were written for UIKit with the Objective-C runtime. Shows
    the differences and what it cannot do; changes nothing without --write. Of a PDF in an asset catalogue it makes an
    SVG.

      --write  Writes the files.
      --both   Keeps them compilable on Apple's systems, with #if canImport(ObjectiveC).

    """
}
