/// `keel doctor`: says what this machine lacks, and how to get it.
struct DoctorCommand {
  /// The tasks that must be possible, beside building.
  let tasks: [String]
  private let packages: [NeededPackage]
  private let machine: Machine

  init(
    arguments: [String], packages: [NeededPackage] = Packages.all, machine: Machine = .this
  ) throws(CommandFailure) {
    for argument in arguments {
      if argument.hasPrefix("-") { throw CommandFailure("There is no option “\(argument)”.", .usage) }
      guard packages.contains(where: { $0.task == argument }) else {
        let tasks = Packages.extraTasks.joined(separator: ", ")
        throw CommandFailure("There is no task “\(argument)”. Tasks are \(tasks).", .usage)
      }
    }
    tasks = arguments
    self.packages = packages
    self.machine = machine
  }

  /// Prints what is there and what is missing. The status is that of the command.
  func run(print: (String) -> Void) -> CommandStatus {
    var isWell = examineSwift(print)
    print("\nC libraries and programs, for every program:\n")
    let missing = examine(Packages.build, print)
    var wanted = missing
    // Windows are shown unasked, because a build with the trait is a choice.
    for task in Packages.extraTasks where tasks.contains(task) || task == "desktop" {
      print(tasks.contains(task) ? "\nFor \(task):\n" : "\nFor \(task), which is not needed unless you want it:\n")
      let more = examine(task, print)
      if tasks.contains(task) {
        wanted += more
      } else if !more.isEmpty {
        print("  To get it: \(install(more))\n")
      }
    }
    if !wanted.isEmpty {
      isWell = false
      print("\nMissing: \(wanted.map(\.name).joined(separator: ", ")). To get it:\n\n  \(install(wanted))\n")
    }
    if isWell { print("\nNothing is missing.\n") }
    return isWell ? .success : .failed
  }

  private func examineSwift(_ print: (String) -> Void) -> Bool {
    let needed = "Keel needs Swift \(SwiftVersion.needed) or newer. Install it from swift.org/install."
    guard let version = machine.swiftVersion else {
      print("✗ Swift is missing. \(needed)\n")
      return false
    }
    guard version >= SwiftVersion.needed else {
      print("✗ Swift \(version) is too old. \(needed)\n")
      return false
    }
    print("✓ Swift \(version)\n")
    return true
  }

  /// Prints the packages of a task, and returns those that are missing.
  private func examine(_ task: String, _ print: (String) -> Void) -> [NeededPackage] {
    packages.filter { $0.task == task }.filter { package in
      let presence = machine.presence(of: package)
      let (mark, note) =
        switch presence {
        case .present(let version): ("✓", version.map { " \($0)" } ?? "")
        case .missing: ("✗", "")
        case .unknown: ("?", ", which cannot be told without dpkg")
        }
      print("  \(mark) \(package.name)\(note): \(package.purpose)\n")
      return presence == .missing
    }
  }

  private func install(_ packages: [NeededPackage]) -> String {
    let names = packages.map(\.name).joined(separator: " ")
    return machine.hasApt
      ? "sudo apt-get install \(names)" : "the packages of your system that correspond to Debian's \(names)"
  }
}
