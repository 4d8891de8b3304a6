import KeelModel
import KeelViews

/// An endless list of days, and a strip of numbers.
struct LazyPage: View {
  let model: GalleryModel
  var body: some View {
    Text("\(model.days) days so far")
    ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem(), GridItem()]) {
        ForEach(0..<10_000, id: \.self) { Text(verbatim: "\($0)") }
      }
    }
    // The rows would share the height of the page.
    .frame(height: 56)
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<model.days, id: \.self) { day in
          Text("Day \(day + 1)").onAppear { model.dayAppeared(day) }
        }
      }
    }
  }
}

struct SwipePage: View {
  let model: GalleryModel
  var body: some View {
    List(model.fruits, id: \.self) { fruit in
      Label(fruit, systemImage: model.favourites.contains(fruit) ? "star.fill" : "star")
        .swipeActions(edge: .leading) {
          Button("Favourite", systemImage: "star") { model.favouriteSwiped(fruit) }
        }
        .swipeActions {
          Button("Delete", systemImage: "trash", role: .destructive) { model.deleteSwiped(fruit) }
        }
    }
  }
}

struct GridPage: View {
  let model: GalleryModel
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16) {
      GridRow {
        Text("Name")
        Text(model.name)
      }
      GridRow {
        Text("Rating")
        Text("\(model.rating) of 5")
      }
      Divider()
      GridRow { Text("Both columns").gridCellColumns(2) }
    }
  }
}

struct ShapePage: View {
  var body: some View {
    Rectangle().fill(.red).frame(width: 96, height: 48)
    RoundedRectangle(cornerRadius: 12).fill(.orange).frame(width: 96, height: 48)
    Capsule().fill(.green).frame(width: 96, height: 48)
    Circle().fill(.blue).frame(width: 48, height: 48)
    Ellipse().stroke(.purple, lineWidth: 2).frame(width: 96, height: 48)
  }
}

struct TabPage: View {
  @State private var tab = 1
  var body: some View {
    TabView(selection: $tab) {
      Tab("First", systemImage: "1.circle", value: 1) { Text("The first tab") }
      Tab("Second", systemImage: "2.circle", value: 2) { Text("The second tab") }
    }
  }
}

struct SplitPage: View {
  @State private var choice: GalleryModel.Flavour?
  var body: some View {
    NavigationSplitView {
      List(GalleryModel.Flavour.allCases, selection: $choice) { Text($0.rawValue) }
    } detail: {
      Text(choice?.rawValue ?? "Choose a flavour")
    }
  }
}
