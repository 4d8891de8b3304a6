/// The layout of help texts.
public enum HelpText {
  /// Returns the text with two spaces in front of each line that is not empty.
  public static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}

extension LaunchOptions {
  /// The description of the options (``help``), indented for the list of options in a program's help text.
  public static var indentedHelp: String { HelpText.indented(help) }
}
