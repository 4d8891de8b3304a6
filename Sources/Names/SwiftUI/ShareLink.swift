public import Foundation
import KeelInteraction
public import KeelViews

/// Hands something on to others: opens an address; of all else, shows the label alone.
public struct ShareLink<Label: View> {
  private let url: URL?
  private let label: Label

  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    url = item
    self.label = label()
  }
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    url = nil
    self.label = label()
  }
}

extension ShareLink where Label == KeelViews.Label<Text, Image> {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { sharing }
  }
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { sharing }
  }
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { Label(titleKey, systemImage: "square.and.arrow.up") }
  }
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { Label(titleKey, systemImage: "square.and.arrow.up") }
  }
}

/// What a link says that is given no words.
private var sharing: Label<Text, Image> {
  Label {
    Text(.shareWith)
  } icon: {
    Image(systemName: "square.and.arrow.up")
  }
}

extension ShareLink: View {
  public var body: some View {
    if let url { Link(destination: url) { label } } else { label }
  }
}
