import KeelControls
public import KeelModel
public import KeelViews

/// The `RatingsControl` as a view. The coordinator writes the user's rating to the binding.
public struct RatingsView {
  @Binding var rating: Int

  public init(rating: Binding<Int>) { _rating = rating }

  @MainActor public final class Coordinator {
    var rating: Binding<Int>
    init(_ rating: Binding<Int>) { self.rating = rating }

    func ratingChanged(_ control: RatingsControl) {
      rating.wrappedValue = control.rating
      // The binding may have rejected the value.
      control.rating = rating.wrappedValue
    }
  }
}

extension RatingsView: UIViewRepresentable {
  public func makeCoordinator() -> Coordinator { Coordinator($rating) }

  public func makeUIView(context: Context) -> RatingsControl {
    let control = RatingsControl()
    control.addAction(
      UIAction { [weak control, coordinator = context.coordinator] _ in
        if let control { coordinator.ratingChanged(control) }
      }, for: .valueChanged)
    return control
  }

  public func updateUIView(_ control: RatingsControl, context: Context) {
    context.coordinator.rating = $rating
    control.rating = rating
  }
}

/// The wrapped control beside a text that follows it: the view of seed 003.
struct RatedView: View {
  @Binding var rating: Int
  let title: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
      HStack {
        RatingsView(rating: $rating)
        Text("\(rating) of 5")
      }
    }
  }
}

/// The wrapped view, hosted in an imperative screen that is itself inside views: three layer borders deep.
struct RatingScreenView: UIViewControllerRepresentable {
  @Binding var rating: Int

  func makeUIViewController(context: Context) -> RatingScreen { RatingScreen(rating: $rating) }
  func updateUIViewController(_ screen: RatingScreen, context: Context) { screen.rating = $rating }
}

/// An imperative screen that contains the wrapped control.
final class RatingScreen: UIViewController {
  var rating: Binding<Int> {
    didSet { hosting.rootView = RatedView(rating: rating, title: "Hosted again, three borders deep") }
  }
  private let hosting: UIHostingController<RatedView>

  init(rating: Binding<Int>) {
    self.rating = rating
    hosting = UIHostingController(rootView: RatedView(rating: rating, title: "Hosted again, three borders deep"))
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(hosting)
    view.addSubview(hosting.view)
    hosting.didMove(toParent: self)
  }
}
