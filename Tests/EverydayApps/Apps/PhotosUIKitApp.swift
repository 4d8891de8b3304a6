import UIKit

struct Photo: Hashable {
  let id: Int
  let title: String
  let symbol: String
  var isFavorite = false
}

class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "PhotoCell"

  private let imageView: UIImageView = {
    let imageView = UIImageView()
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.tintColor = .white
    imageView.translatesAutoresizingMaskIntoConstraints = false
    return imageView
  }()

  private let titleLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor(red: 0.2, green: 0.3, blue: 0.5, alpha: 1)
    contentView.layer.cornerRadius = 12
    contentView.layer.masksToBounds = true
    contentView.addSubview(imageView)
    contentView.addSubview(titleLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }

  func configure(with photo: Photo) {
    imageView.image = UIImage(systemName: photo.symbol)
    titleLabel.text = photo.title + (photo.isFavorite ? " ★" : "")
  }
}

class PhotosHeader: UICollectionReusableView {
  static let reuseIdentifier = "PhotosHeader"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class PhotosViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private var albums: [(name: String, photos: [Photo])] = [
    ("Boats", [Photo(id: 1, title: "Ferry", symbol: "ferry"), Photo(id: 2, title: "Sails", symbol: "sailboat")]),
    ("Sky", [Photo(id: 3, title: "Noon", symbol: "sun.max"), Photo(id: 4, title: "Night", symbol: "moon.stars")]),
  ]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    collectionView.register(
      PhotosHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: PhotosHeader.reuseIdentifier)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Shuffle", primaryAction: UIAction { [weak self] _ in self?.moveFirstToLast() })
  }

  private func moveFirstToLast() {
    let photo = albums[0].photos.removeFirst()
    albums[1].photos.append(photo)
    let target = IndexPath(item: albums[1].photos.count - 1, section: 1)
    collectionView.performBatchUpdates(
      {
        self.collectionView.moveItem(at: IndexPath(item: 0, section: 0), to: target)
      }, completion: nil)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    return albums.count
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return albums[section].photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath) as? PhotoCell
    else { return UICollectionViewCell() }
    cell.configure(with: albums[indexPath.section].photos[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: PhotosHeader.reuseIdentifier, for: indexPath)
    (header as? PhotosHeader)?.label.text = albums[indexPath.section].name
    return header
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let photo = albums[indexPath.section].photos[indexPath.item]
    let detail = PhotoViewController(photo: photo) { [weak self] in
      self?.albums[indexPath.section].photos[indexPath.item].isFavorite = true
      self?.collectionView.reloadItems(at: [indexPath])
    }
    navigationController?.pushViewController(detail, animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSize(width: 120, height: 120)
  }
}

class PhotoViewController: UIViewController {
  private let photo: Photo
  private let onFavorite: () -> Void
  private lazy var favoriteButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Favorite", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemPink
    button.layer.cornerRadius = 8
    button.titleLabel?.font = .boldSystemFont(ofSize: 17)
    return button
  }()

  init(photo: Photo, onFavorite: @escaping () -> Void) {
    self.photo = photo
    self.onFavorite = onFavorite
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = photo.title
    view.backgroundColor = .white
    let imageView = UIImageView(image: UIImage(systemName: photo.symbol))
    imageView.contentMode = .scaleAspectFit
    favoriteButton.addAction(
      UIAction { [weak self] _ in
        self?.onFavorite()
        self?.favoriteButton.setTitle("A favorite", for: .normal)
        self?.favoriteButton.isEnabled = false
      }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [imageView, favoriteButton])
    stack.axis = .vertical
    stack.spacing = 16
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
