extension HeadlessScript {
  /// Reads all lines without running them, reports each that cannot be parsed, and returns the exit code: 0 or that of
  /// `Exit.unreadable`.
  ///
  /// Names are not checked: whether an element exists depends on what was done before.
  public static func check<Lines: AsyncSequence>(lines: Lines, errors: (String) -> Void) async -> Int32
  where Lines.Element == String {
    var number = 0
    var exit = Exit.done
    do {
      for try await line in lines {
        number += 1
        guard let fault = Self.fault(of: line) else { continue }
        exit = .unreadable
        errors("line \(number)" + (fault.column.map { ", column \($0)" } ?? "") + ": " + fault.message)
      }
    } catch {
      errors("after line \(number): \(error)")
      return Exit.inputFailed.rawValue
    }
    return exit.rawValue
  }

  private static func fault(of line: String) -> (message: String, column: Int?)? {
    do {
      _ = try ScriptVerb(try ScriptLine(line).words)
      return nil
    } catch let fault as ScriptLine.Fault {
      return (fault.message, fault.column)
    } catch {
      return ((error as? ScriptVerb.Fault)?.message ?? "\(error)", nil)
    }
  }
}
