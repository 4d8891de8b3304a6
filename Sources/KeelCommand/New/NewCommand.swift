import Foundation

/// `keel new`: writes a package with an app that builds and passes its tests.
struct NewCommand {
  let name: AppName
  private(set) var template = Template.counter
  let keel: KeelPlace

  init(arguments: [String]) throws(CommandFailure) {
    var names: [String] = []
    var place: String?
    var arguments = CommandArguments(arguments)
    while let argument = arguments.next() {
      switch argument {
      case "--template":
        let kind = try arguments.value(of: argument)
        guard let template = Template(rawValue: kind) else {
          let kinds = Template.allCases.map(\.rawValue).joined(separator: ", ")
          throw CommandFailure("There is no template “\(kind)”. Templates are \(kinds).", .usage)
        }
        self.template = template
      case "--keel": place = try arguments.value(of: argument)
      case _ where argument.hasPrefix("-"): throw CommandFailure("There is no option “\(argument)”.", .usage)
      default: names.append(argument)
      }
    }
    guard let name = names.first else { throw CommandFailure("Name the app, as in: keel new ReadingList", .usage) }
    guard names.count == 1 else {
      throw CommandFailure("“\(names[1])” was not expected: an app has one name.", .usage)
    }
    self.name = try AppName(name)
    if let place { keel = try KeelPlace(place) } else { keel = try KeelPlace() }
  }

  /// Writes the package in a folder of its own, inside of a folder.
  func run(in folder: String = FileManager.default.currentDirectoryPath, print: (String) -> Void) throws {
    let files = template.files(for: name, keel, maintainer: Machine.this.author)
    try NewFolder(URL(fileURLWithPath: folder).appendingPathComponent(name.folder)).write(files)
    print(
      """
      \(name.folder) has been written, \(files.count) files. README.md says what they are. Next:

        cd \(name.folder)
        make test   # builds the app and tests it; at first this takes some minutes
        make run    # shows it in this terminal, and `make web` in browsers

      """)
  }
}
