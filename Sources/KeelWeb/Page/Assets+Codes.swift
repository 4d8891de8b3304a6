extension Assets {
  /// Returns the script with numbers in place of the names of events and operations (`EventCode`, `PatchCode`). A name that
  /// does not exist ends the program, at the latest in its first test.
  static func withCodes(_ script: [UInt8]) -> [UInt8] {
    let text = String(decoding: script, as: UTF8.self).replacing(/\b(events|patches)\.(\w+)/) { match in
      guard let code = codes["\(match.1).\(match.2)"] else {
        preconditionFailure("The script names \(match.0), which does not exist.")
      }
      return "\(code)"
    }
    return Array(text.utf8)
  }

  private static let codes: [String: Int] = {
    var codes: [String: Int] = [:]
    for code in EventCode.allCases { codes["events.\(code)"] = code.rawValue }
    for code in PatchCode.allCases { codes["patches.\(code)"] = code.rawValue }
    return codes
  }()
}
