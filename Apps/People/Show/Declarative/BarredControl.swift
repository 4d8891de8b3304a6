public import KeelControls
public import KeelViews

/// A control with a bar below it, which stays where it is while the control scrolls.
public struct BarredControl: View {
  private let control: UIView
  private let banner: Banner?
  private let retry: @MainActor () -> Void

  public init(_ control: UIView, banner: Banner?, retry: @escaping @MainActor () -> Void) {
    self.control = control
    self.banner = banner
    self.retry = retry
  }

  public var body: some View {
    ControlView(control: control)
      .safeAreaInset(edge: .bottom) {
        if let banner { BannerBar(banner, retry: retry) }
      }
  }
}

private struct ControlView: UIViewRepresentable {
  let control: UIView

  func makeUIView(context: Context) -> UIView { control }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
