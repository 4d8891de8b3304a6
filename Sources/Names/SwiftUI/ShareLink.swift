public import Foundation
import KeelInteraction
public import KeelViews

/// A control to share an item. A URL becomes a link that opens it; for text, only the label is shown.
public struct ShareLink<Label: View> {
  private let url: URL?
  private let label: Label

  /// Creates a link to a URL. Subject and message are ignored.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    url = item
    self.label = label()
  }
  /// Creates a label only: text cannot be shared. Subject and message are ignored.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    url = nil
    self.label = label()
  }
}

extension ShareLink where Label == KeelViews.Label<Text, Image> {
  /// Creates a link to a URL with the label "Share…". Subject and message are ignored.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { sharing }
  }
  /// Creates the label "Share…" only: text cannot be shared.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { sharing }
  }
  /// Creates a link to a URL with a title. Subject and message are ignored.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { Label(titleKey, systemImage: "square.and.arrow.up") }
  }
  /// Creates a label with a title only: text cannot be shared.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { Label(titleKey, systemImage: "square.and.arrow.up") }
  }
}

/// The default label of a link.
private var sharing: Label<Text, Image> {
  Label {
    Text(.shareWith)
  } icon: {
    Image(systemName: "square.and.arrow.up")
  }
}

extension ShareLink: View {
  /// The content and behaviour of the view.
  public var body: some View {
    if let url { Link(destination: url) { label } } else { label }
  }
}
