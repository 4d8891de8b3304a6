public import Foundation
public import KeelModel
public import KeelViews

/// How far a picture has come.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// A picture from somewhere else. Front ends are given no bytes of pictures: what stands for it stays.
public struct AsyncImage<Content: View> {
  private let content: Content

  public init(url: URL?, scale: CGFloat = 1) where Content == _NoPicture { content = _NoPicture() }
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
}

extension AsyncImage: View {
  public var body: some View { content }
}

/// The room of a picture that is not there.
public struct _NoPicture: View {
  public var body: some View { Color.gray.opacity(0.2) }
}

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
    self.init(item: item) { Label("Share…", systemImage: "square.and.arrow.up") }
  }
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { Label("Share…", systemImage: "square.and.arrow.up") }
  }
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { Label(titleKey, systemImage: "square.and.arrow.up") }
  }
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { Label(titleKey, systemImage: "square.and.arrow.up") }
  }
}

extension ShareLink: View {
  public var body: some View {
    if let url { Link(destination: url) { label } } else { label }
  }
}
