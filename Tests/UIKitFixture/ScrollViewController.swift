import UIKit

/// A region whose position the program reads, sets and follows, beside the size of the window.
class ScrollViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private var size = ""
  private var arrivals = 0
  private var follower: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scroll"
    let lines = UIStackView()
    lines.axis = .vertical
    for number in 0..<80 {
      let label = UILabel()
      label.text = "Line \(number)"
      lines.addArrangedSubview(label)
    }
    scrollView.addSubview(lines)
    scrollView.delegate = self
    view.addSubview(scrollView)
    navigationItem.rightBarButtonItems = [
      button("To 500") { $0.contentOffset = CGPoint(x: 0, y: 500) },
      button("To end") {
        $0.scrollRectToVisible(CGRect(x: 0, y: $0.contentSize.height - 1, width: 1, height: 1), animated: false)
      },
      button("Glide up") { $0.setContentOffset(.zero, animated: true) },
    ]
    show()
    follower = observe { [weak self] in
      self?.size = "window \(Int(UIScreen.main.bounds.width))x\(Int(UIScreen.main.bounds.height))"
      self?.show()
    }
  }

  private func button(_ title: String, _ act: @escaping (UIScrollView) -> Void) -> UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: title) { [weak self] _ in
        guard let self else { return }
        act(scrollView)
        show()
      })
  }

  private func show() {
    let end = scrollView.contentSize.height - scrollView.visibleSize.height
    let offset = scrollView.contentOffset.y
    title = "at \(Int(offset))\(end > 0 && abs(offset - end) < 2 ? ", the end" : "")"
    navigationItem.prompt = "arrived \(arrivals), \(size)"
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { show() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    arrivals += 1
    show()
  }
}
