public import KeelViews

/// Displays progress or a notice.
public struct BannerRow: View {
  private let banner: Banner

  public init(_ banner: Banner) { self.banner = banner }

  public var body: some View {
    switch banner {
    case .progress(let title, let fraction?): ProgressView(title, value: fraction)
    case .progress(let title, nil): ProgressView(title)
    case .notice(let text, let canRetry):
      Label(text, systemImage: canRetry ? "exclamationmark.triangle" : "info.circle")
    }
  }
}
