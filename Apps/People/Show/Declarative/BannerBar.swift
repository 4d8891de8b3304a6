public import KeelViews

/// A bar below a list that displays progress or a notice. It stays where it is while the list scrolls.
public struct BannerBar: View {
  private let banner: Banner
  private let retry: @MainActor () -> Void

  public init(_ banner: Banner, retry: @escaping @MainActor () -> Void) {
    self.banner = banner
    self.retry = retry
  }

  public var body: some View {
    VStack(alignment: .leading) {
      BannerRow(banner)
      if banner.canRetry { Button("Try Again", action: retry) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(.bar)
  }
}
