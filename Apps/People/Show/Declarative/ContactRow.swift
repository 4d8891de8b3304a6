internal import FoundationEssentials
public import KeelViews

/// A title and an address that can be opened, such as that of a letter or a call.
public struct ContactRow: View {
  private let title: String
  private let text: String
  private let scheme: String

  public init(_ title: String, _ text: String, scheme: String) {
    self.title = title
    self.text = text
    self.scheme = scheme
  }

  public var body: some View {
    LabeledContent(title) {
      if let url = URL(string: "\(scheme):\(text.filter { !$0.isWhitespace })") {
        Link(text, destination: url)
      } else {
        Text(text)
      }
    }
  }
}
