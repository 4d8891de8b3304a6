import FoundationEssentials
import KeelControls
import KeelModel
import KeelViews

extension ImperativePage {
  var valueControls: [UIView] {
    let slider = UISlider()
    slider.title = "Volume"
    slider.addAction(
      UIAction { [weak slider, model] _ in if let slider { model.volume = Double(slider.value) } }, for: .valueChanged)
    observe { [weak slider, model] in slider?.value = Float(model.volume) }
    let stepper = UIStepper()
    stepper.title = "Count"
    stepper.maximumValue = 10
    stepper.addAction(
      UIAction { [weak stepper, model] _ in if let stepper { model.count = Int(stepper.value) } }, for: .valueChanged)
    observe { [weak stepper, model] in stepper?.value = Double(model.count) }
    let date = UIDatePicker()
    date.title = "Date"
    date.datePickerMode = .date
    date.addAction(UIAction { [weak date, model] _ in if let date { model.date = date.date } }, for: .valueChanged)
    observe { [weak date, model] in date?.date = model.date }
    return [
      slider, following { "\(Int($0.volume * 100)) percent" }, stepper, following { "\($0.count) of 10" }, date,
    ]
  }

  var pickerControls: [UIView] {
    let flavours = GalleryModel.Flavour.allCases
    let segments = UISegmentedControl(items: flavours.map(\.rawValue))
    segments.accessibilityLabel = "Flavour"
    segments.addAction(
      UIAction { [weak segments, model] _ in
        if let index = segments?.selectedSegmentIndex, flavours.indices.contains(index) {
          model.flavour = flavours[index]
        }
      }, for: .valueChanged)
    observe { [weak segments, model] in
      segments?.selectedSegmentIndex = flavours.firstIndex(of: model.flavour) ?? UISegmentedControl.noSegment
    }
    let menu = button("Choose") {}
    menu.showsMenuAsPrimaryAction = true
    menu.menu = UIMenu(
      children: flavours.map { flavour in UIAction(title: flavour.rawValue) { [model] _ in model.flavour = flavour } })
    return [segments, menu, following { $0.flavour.rawValue }]
  }

  var progressControls: [UIView] {
    let progress = UIProgressView()
    observe { [weak progress, model] in progress?.progress = Float(model.volume) }
    let activity = UIActivityIndicatorView()
    activity.startAnimating()
    return [UILabel(text: "Progress"), progress, activity]
  }

  var listControls: [UIView] { child(SmallList()) }

  var containerControls: [UIView] {
    let row = UIStackView(arrangedSubviews: [UILabel(text: "One"), UILabel(text: "Two"), UILabel(text: "Three")])
    row.spacing = 16
    let column = UIStackView(arrangedSubviews: [UILabel(text: "Above"), UISeparatorView(), UILabel(text: "Below")])
    column.axis = .vertical
    return [row, column]
  }

  var colourControls: [UIView] {
    let colours: [(String, UIColor)] = [
      ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
      ("Blue", .systemBlue), ("Purple", .systemPurple),
    ]
    return colours.map { name, colour in
      // Most colours are too pale for texts.
      let sample = UIImageView(image: UIImage(systemName: "circle.fill"))
      sample.tintColor = colour
      sample.accessibilityElementsHidden = true
      let row = UIStackView(arrangedSubviews: [sample, UILabel(text: name)])
      row.spacing = 8
      return row
    }
  }

  var interopControls: [UIView] {
    let control = RatingsControl()
    control.accessibilityLabel = "Rating by hand"
    control.addAction(
      UIAction { [weak control, model] _ in if let control { model.rating = control.rating } }, for: .valueChanged)
    observe { [weak control, model] in control?.rating = model.rating }
    let hosting = UIHostingController(rootView: RatedView(rating: $model.rating, title: "Wrapped, and hosted"))
    addChild(hosting)
    hosting.didMove(toParent: self)
    return [UILabel(text: "The control itself"), control, following { "\($0.rating) of 5" }, hosting.view]
  }
}

/// A list with a row of each kind.
@MainActor private final class SmallList: UIViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      if item == "Views in a cell" {
        cell.contentConfiguration = UIHostingConfiguration {
          HStack {
            Text(item)
            Spacer()
            Text("hosted").foregroundStyle(.secondary)
          }
        }
        return
      }
      var content = UIListContentConfiguration.valueCell()
      content.text = item
      content.secondaryText = "value"
      cell.contentConfiguration = content
      if item == "Checked" { cell.accessories = [.checkmark()] }
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Plain", "Checked", "Views in a cell"])
    source?.apply(snapshot, animatingDifferences: false)
  }
}
