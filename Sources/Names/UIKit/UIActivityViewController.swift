import Foundation
public import KeelControls
import KeelInteraction
import KeelModel

/// An action on items, such as a text or a link, that an app offers where they are shared.
@MainActor @preconcurrency open class UIActivity {
  /// The kind of an action.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The action that copies texts and links.
    public static let copyToPasteboard = ActivityType("net.keel.activity.CopyToPasteboard")
    /// The action that opens a link.
    public static let openLink = ActivityType("net.keel.activity.OpenLink")
    /// An action that front ends do not have.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// An action that front ends do not have.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// An action that front ends do not have.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// An action that front ends do not have.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// An action that front ends do not have.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// An action that front ends do not have.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// An action that front ends do not have.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// An action that front ends do not have.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// An action that front ends do not have.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
  }

  /// Creates an action.
  public init() {}
  /// The kind of the action.
  open var activityType: ActivityType? { nil }
  /// The title of the action.
  open var activityTitle: String? { nil }
  /// The picture of the action.
  open var activityImage: UIImage? { nil }
  /// Returns true if the action is possible with the items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items, before `perform()`.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the action, and calls `activityDidFinish(_:)` when it has ended.
  open func perform() { activityDidFinish(true) }
  /// Closes the page of the actions.
  open func activityDidFinish(_ completed: Bool) { onFinish?(completed) }
  var onFinish: ((Bool) -> Void)?
}

/// A page with the actions on items: copy the texts and links, open the first link, and the app's own actions.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// A closure that is called when the page has closed.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?, _ activityError: (any Error)?
  ) -> Void

  /// Called when the user has chosen an action or closed the page.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The actions that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private let items: [Any]
  private let activities: [UIActivity]
  private var hasEnded = false

  /// Creates a page for items, with the app's own actions.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init()
  }
  /// Always fails: there is no archive to decode a page from.
  override public init?(coder: Any) { return nil }

  override open func viewDidLoad() {
    super.viewDidLoad()
    let words = traitCollection.systemWords
    let stack = UIStackView(arrangedSubviews: buttons(words))
    stack.axis = .vertical
    stack.spacing = 8
    view.addSubview(stack)
    title = words[.share]
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: words[.done], primaryAction: UIAction { [weak self] _ in self?.end(nil, completed: false) })
  }

  override open func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    report(nil, completed: false)
  }

  private func buttons(_ words: SystemWords) -> [UIButton] {
    var buttons: [UIButton] = []
    let texts = items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
    if !texts.isEmpty, allows(.copyToPasteboard) {
      buttons.append(
        button(words[.copy], UIImage(systemName: "doc.on.doc")) { [weak self] in
          UIPasteboard.general.string = texts.joined(separator: "\n")
          self?.end(.copyToPasteboard, completed: true)
        })
    }
    if let url = items.lazy.compactMap({ $0 as? URL }).first(where: UIApplication.shared.canOpenURL),
      allows(.openLink)
    {
      buttons.append(
        button(words[.openLink], UIImage(systemName: "safari")) { [weak self] in
          UIApplication.shared.open(url)
          self?.end(.openLink, completed: true)
        })
    }
    for activity in activities where allows(activity.activityType) && activity.canPerform(withActivityItems: items) {
      buttons.append(
        button(activity.activityTitle ?? "", activity.activityImage) { [weak self] in
          guard let self else { return }
          activity.onFinish = { [weak self] in self?.end(activity.activityType, completed: $0) }
          activity.prepare(withActivityItems: items)
          activity.perform()
        })
    }
    return buttons
  }

  private func button(_ title: String, _ image: UIImage?, action: @escaping @MainActor () -> Void) -> UIButton {
    UIButton(configuration: .bordered(), primaryAction: UIAction(title: title, image: image) { _ in action() })
  }

  private func allows(_ type: UIActivity.ActivityType?) -> Bool {
    type.map { excludedActivityTypes?.contains($0) != true } ?? true
  }

  private func end(_ type: UIActivity.ActivityType?, completed: Bool) {
    report(type, completed: completed)
    dismiss(animated: true)
  }

  /// Calls the handler once.
  private func report(_ type: UIActivity.ActivityType?, completed: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    completionWithItemsHandler?(type, completed, completed ? items : nil, nil)
  }
}
