import Foundation

/// The output of an app beside its user interface, and the ways in which it can end.
///
/// `say 8` prints eight lines, in turn through `print`, C's `stdout`, `NSLog` and a file handle; `flood 20` prints some
/// twenty megabytes; `part` prints a line without its end; `trap`, `overflow` and `exit` end the program. `spin FOLDER`
/// creates the file `begun` there and does not return until the file `done` is there.
@MainActor enum Talk {
  private static var said = 0

  /// Runs the command in the text. Returns false if the text is not a command.
  static func obey(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    let number = words.count > 1 ? Int(words[1]) ?? 0 : 0
    switch words.first {
    case "say": for _ in 0..<number { say() }
    case "flood":
      let line = String(repeating: "flood ", count: 16)
      for index in 0..<number * 10_000 { print(line, index) }
    case "part": print("no end of a line", terminator: "")
    case "trap": fatalError("The mast is gone.")
    case "overflow": print(deep(number))
    case "exit": exit(3)
    case "spin": spin(String(words.last ?? ""))
    default: return false
    }
    return true
  }

  private static func say() {
    said += 1
    switch said % 4 {
    case 0: print("said \(said) by print")
    case 1: puts("said \(said) by stdio")
    case 2: NSLog("%@", "said \(said) by NSLog")
    default: FileHandle.standardError.write(Data("said \(said) by a handle\n".utf8))
    }
  }

  /// Keeps the main actor busy.
  private static func spin(_ folder: String) {
    _ = FileManager.default.createFile(atPath: folder + "/begun", contents: nil)
    while access(folder + "/done", F_OK) != 0 {}
  }

  /// Recurses until the stack overflows.
  private static func deep(_ number: Int) -> Int { number == -1 ? 0 : deep(number + 1) + number }
}
