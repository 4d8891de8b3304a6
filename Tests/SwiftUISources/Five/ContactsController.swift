// swift-format-ignore-file: NeverForceUnwrap

import UIKit

// A UIKit page without storyboards: custom views, a collection view with registered cell classes, tabs and bars.

public struct Contact: Hashable {
  public let name: String
  public let phone: String
  public init(name: String, phone: String) {
    self.name = name
    self.phone = phone
  }
}

final class AvatarView: UIView {
  private let imageView = UIImageView(image: UIImage(named: "avatar"))
  private let initialsLabel = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUp() {
    backgroundColor = .systemGray
    addSubview(imageView)
    addSubview(initialsLabel)
  }

  var initials: String = "" { didSet { initialsLabel.text = initials } }
}

final class ContactCell: UICollectionViewCell {
  static let reuseIdentifier = "ContactCell"

  private let nameLabel = UILabel()
  private let avatar = AvatarView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.numberOfLines = 0
    nameLabel.lineBreakMode = .byTruncatingTail
    contentView.addSubview(avatar)
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with contact: Contact) {
    nameLabel.text = contact.name
    avatar.initials = String(contact.name.prefix(1))
  }
}

final class PillButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setTitleColor(.white, for: .normal)
    setTitleColor(.lightGray, for: .disabled)
    backgroundColor = .systemBlue
  }

  required init?(coder: NSCoder) { nil }
}

public final class ContactsViewController: UIViewController, UICollectionViewDelegate {
  private enum Section { case main }

  private let contacts: [Contact]
  private let callButton = PillButton()
  private let hintLabel = UILabel()
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(ContactCell.self, forCellWithReuseIdentifier: ContactCell.reuseIdentifier)
    view.delegate = self
    return view
  }()
  private var dataSource: UICollectionViewDiffableDataSource<Section, Contact>!
  private var chosen: Contact?

  public init(contacts: [Contact]) {
    self.contacts = contacts
    super.init(nibName: nil, bundle: nil)
    title = "Contacts"
    tabBarItem = UITabBarItem(title: "People", image: UIImage(systemName: "person.2"), tag: 1)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationController?.navigationBar.tintColor = .systemRed
    UINavigationBar.appearance().tintColor = .systemRed

    callButton.setTitle("Call", for: .normal)
    callButton.setTitle("Choose somebody", for: .disabled)
    callButton.isEnabled = false
    callButton.addAction(UIAction { [weak self] _ in self?.call() }, for: .touchUpInside)
    hintLabel.text = "Nobody chosen"
    hintLabel.alpha = 1
    view.addSubview(hintLabel)
    view.addSubview(collectionView)
    view.addSubview(callButton)

    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, contact in
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: ContactCell.reuseIdentifier, for: indexPath)
        as! ContactCell
      cell.configure(with: contact)
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Contact>()
    snapshot.appendSections([.main])
    snapshot.appendItems(contacts)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen = dataSource.itemIdentifier(for: indexPath)
    callButton.isEnabled = true
    UIView.animate(withDuration: 0.25) {
      self.hintLabel.alpha = 0
    } completion: { _ in
      self.hintLabel.isHidden = true
    }
  }

  private func call() {
    guard let chosen else { return }
    let page = UIViewController()
    page.title = "Calling \(chosen.name)"
    let label = UILabel()
    label.text = chosen.phone
    page.view.addSubview(label)
    navigationController?.setNavigationBarHidden(false, animated: true)
    navigationController?.pushViewController(page, animated: true)
  }
}

public func makeContactTabs() -> UITabBarController {
  let people = UINavigationController(
    rootViewController: ContactsViewController(contacts: [
      Contact(name: "Ada", phone: "555 1"), Contact(name: "Grace", phone: "555 2"),
    ]))
  let settings = UIViewController()
  settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 2)
  let tabs = UITabBarController()
  tabs.viewControllers = [people, settings]
  tabs.tabBar.tintColor = .systemGreen
  return tabs
}

#Preview {
  ContactsViewController(contacts: [])
}

#Preview("Avatar") {
  let avatar = AvatarView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  avatar.initials = "A"
  return avatar
}
