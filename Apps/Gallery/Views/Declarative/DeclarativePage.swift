import FoundationEssentials
import KeelModel
import KeelViews

/// The controls of a category, as views of the same model.
struct DeclarativePage: View {
  let category: GalleryCategory
  @Bindable var model: GalleryModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      switch category {
      case .text: TextPage(model: model)
      case .buttons: ButtonPage(model: model)
      case .toggles: TogglePage(model: model)
      case .input: InputPage(model: model)
      case .values: ValuePage(model: model)
      case .pickers: PickerPage(model: model)
      case .progress: ProgressPage(model: model)
      case .lists: ListPage(model: model)
      case .lazy: LazyPage(model: model)
      case .swipes: SwipePage(model: model)
      case .containers: ContainerPage(model: model)
      case .grid: GridPage(model: model)
      case .shapes: ShapePage()
      case .navigation: NavigationPage()
      case .tabs: TabPage()
      case .split: SplitPage()
      case .sheets: SheetPage(model: model)
      case .colours: ColourPage()
      case .interop: InteropPage(model: model)
      case .layout, .drawing, .charts, .pictures, .symbols: EmptyView()
      }
    }
  }
}

struct TextPage: View {
  let model: GalleryModel
  var body: some View {
    Text("A title").font(.title)
    Text("Body text")
    Text("In the second colour").foregroundStyle(.secondary)
    Text(verbatim: "let code = 1").monospaced()
    Text("Hello, \(model.name)")
    Image(systemName: "star")
    Text("Some **strong** and *emphatic* words")
  }
}

struct ButtonPage: View {
  let model: GalleryModel
  var body: some View {
    Text("Pressed \(model.presses) times")
    Button("Plain") { model.presses += 1 }.buttonStyle(.plain)
    Button("Bordered") { model.presses += 1 }.buttonStyle(.bordered)
    Button("Prominent") { model.presses += 1 }.buttonStyle(.borderedProminent)
    Button("Destructive", role: .destructive) { model.presses += 1 }
    Button("Disabled") { model.presses += 1 }.disabled(true)
  }
}

struct TogglePage: View {
  @Bindable var model: GalleryModel
  var body: some View {
    Toggle("On", isOn: $model.isOn)
    Toggle("All is fine", isOn: $model.isFine)
    Toggle("Disabled", isOn: .constant(false)).disabled(true)
    Text(model.isOn ? "It is on" : "It is off")
  }
}

struct InputPage: View {
  @Bindable var model: GalleryModel
  var body: some View {
    TextField("Name", text: $model.name)
    SecureField("Password", text: $model.password)
    TextEditor(text: $model.notes).accessibilityLabel("Notes")
    Text("Hello, \(model.name)")
  }
}

struct ValuePage: View {
  @Bindable var model: GalleryModel
  var body: some View {
    Slider(value: $model.volume, in: 0...1) { Text("Volume") }
    Text("\(Int(model.volume * 100)) percent")
    Stepper("Count", value: $model.count, in: 0...10)
    Text("\(model.count) of 10")
    DatePicker("Date", selection: $model.date, displayedComponents: .date)
  }
}

struct PickerPage: View {
  @Bindable var model: GalleryModel
  var body: some View {
    Picker("Flavour", selection: $model.flavour) {
      ForEach(GalleryModel.Flavour.allCases) { Text($0.rawValue).tag($0) }
    }
    .pickerStyle(.segmented)
    Menu("Choose") {
      ForEach(GalleryModel.Flavour.allCases) { flavour in Button(flavour.rawValue) { model.flavour = flavour } }
    }
    Text(model.flavour.rawValue)
  }
}

struct ProgressPage: View {
  let model: GalleryModel
  var body: some View {
    ProgressView("Progress", value: model.volume)
    ProgressView()
    Gauge(value: model.volume) { Text("Gauge") }
  }
}

struct ListPage: View {
  let model: GalleryModel
  var body: some View {
    List {
      Section("Rows") {
        Text("Plain")
        LabeledContent("Labelled", value: "value")
        ForEach(GalleryModel.Flavour.allCases) { Text($0.rawValue) }
      }
    }
  }
}

struct ContainerPage: View {
  let model: GalleryModel
  var body: some View {
    HStack(spacing: 16) {
      Text("One")
      Text("Two")
      Text("Three")
    }
    GroupBox("Group") { Text("Inside") }
    DisclosureGroup("More") { Text("Unfolded") }
  }
}

struct NavigationPage: View {
  @State private var isPushed = false
  var body: some View {
    Button("Push a page") { isPushed = true }
      .navigationDestination(isPresented: $isPushed) { Text("Pushed by state").navigationTitle("Declarative page") }
  }
}

struct SheetPage: View {
  @Bindable var model: GalleryModel
  var body: some View {
    Button("Show a sheet") { model.isSheetShown = true }
      .sheet(isPresented: $model.isSheetShown) {
        VStack {
          Text("Presented by state")
          RatingsView(rating: $model.rating)
          DoneButton()
        }
      }
    Button("Show an alert") { model.isAlertShown = true }
      .alert("An alert", isPresented: $model.isAlertShown) {
        Button("OK") {}
      } message: {
        Text("Presented by state")
      }
  }
}

private struct DoneButton: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { dismiss() } }
}

struct ColourPage: View {
  var body: some View {
    ColourSample(name: "Red", colour: .red)
    ColourSample(name: "Orange", colour: .orange)
    ColourSample(name: "Yellow", colour: .yellow)
    ColourSample(name: "Green", colour: .green)
    ColourSample(name: "Blue", colour: .blue)
    ColourSample(name: "Purple", colour: .purple)
  }
}

/// A colour beside its name. Most colours are too pale for texts.
private struct ColourSample: View {
  let name: String
  let colour: Color
  var body: some View {
    HStack {
      Image(systemName: "circle.fill").foregroundStyle(colour).accessibilityHidden(true)
      Text(name)
    }
  }
}

struct InteropPage: View {
  @Bindable var model: GalleryModel
  var body: some View {
    RatedView(rating: $model.rating, title: "The control, wrapped")
    RatingScreenView(rating: $model.rating)
  }
}
