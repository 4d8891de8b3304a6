// swift-format-ignore-file: NeverForceUnwrap

import SwiftUI

struct CatalogueApp: App {
  @State private var modelData = CatalogueModel()

  var body: some Scene {
    WindowGroup {
      CatalogueView()
        .environment(modelData)
    }
    #if os(macOS)
    Settings { Text("Settings") }
    #endif
  }
}

struct Landmark: Hashable, Codable, Identifiable {
  var id: Int
  var name: String
  var park: String
  var state: String
  var isFavorite: Bool
  var category: Category

  enum Category: String, CaseIterable, Codable {
    case lakes = "Lakes"
    case rivers = "Rivers"
    case mountains = "Mountains"
  }

  var image: Image { Image(name.lowercased()) }
}

@Observable
class CatalogueModel {
  var landmarks: [Landmark] = [
    Landmark(
      id: 1, name: "Turtle Rock", park: "Joshua Tree", state: "California", isFavorite: true, category: .mountains),
    Landmark(id: 2, name: "Silver Salmon", park: "Lake Clark", state: "Alaska", isFavorite: false, category: .lakes),
    Landmark(
      id: 3, name: "Hidden Lake", park: "North Cascades", state: "Washington", isFavorite: true, category: .lakes),
    Landmark(id: 4, name: "Chilkoot Trail", park: "Klondike", state: "Alaska", isFavorite: false, category: .rivers),
  ]

  var categories: [String: [Landmark]] {
    Dictionary(grouping: landmarks, by: { $0.category.rawValue })
  }
}

struct CatalogueView: View {
  @State private var selection: Tab = .featured

  enum Tab {
    case featured
    case list
  }

  var body: some View {
    TabView(selection: $selection) {
      CategoryHome()
        .tabItem {
          Label("Featured", systemImage: "star")
        }
        .tag(Tab.featured)

      LandmarkList()
        .tabItem {
          Label("List", systemImage: "list.bullet")
        }
        .tag(Tab.list)
    }
  }
}

struct CategoryHome: View {
  @Environment(CatalogueModel.self) var modelData

  var body: some View {
    NavigationSplitView {
      List {
        ForEach(modelData.categories.keys.sorted(), id: \.self) { key in
          CategoryRow(categoryName: key, items: modelData.categories[key]!)
        }
        .listRowInsets(EdgeInsets())
      }
      .listStyle(.inset)
      .navigationTitle("Featured")
    } detail: {
      Text("Select a Landmark")
    }
  }
}

struct CategoryRow: View {
  var categoryName: String
  var items: [Landmark]

  var body: some View {
    VStack(alignment: .leading) {
      Text(categoryName)
        .font(.headline)
        .padding(.leading, 15)
        .padding(.top, 5)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: 0) {
          ForEach(items) { landmark in
            NavigationLink {
              LandmarkDetail(landmark: landmark)
            } label: {
              VStack(alignment: .leading) {
                landmark.image
                  .renderingMode(.original)
                  .resizable()
                  .frame(width: 155, height: 155)
                  .cornerRadius(5)
                Text(landmark.name)
                  .foregroundStyle(.primary)
                  .font(.caption)
              }
              .padding(.leading, 15)
            }
          }
        }
      }
      .frame(height: 185)
    }
  }
}

struct LandmarkList: View {
  @Environment(CatalogueModel.self) var modelData
  @State private var showFavoritesOnly = false

  var filteredLandmarks: [Landmark] {
    modelData.landmarks.filter { landmark in
      (!showFavoritesOnly || landmark.isFavorite)
    }
  }

  var body: some View {
    NavigationSplitView {
      List {
        Toggle(isOn: $showFavoritesOnly) {
          Text("Favorites only")
        }

        ForEach(filteredLandmarks) { landmark in
          NavigationLink {
            LandmarkDetail(landmark: landmark)
          } label: {
            LandmarkRow(landmark: landmark)
          }
        }
      }
      .animation(.default, value: filteredLandmarks)
      .navigationTitle("Landmarks")
    } detail: {
      Text("Select a Landmark")
    }
  }
}

struct LandmarkRow: View {
  var landmark: Landmark

  var body: some View {
    HStack {
      landmark.image
        .resizable()
        .frame(width: 50, height: 50)
      Text(landmark.name)
      Spacer()
      if landmark.isFavorite {
        Image(systemName: "star.fill")
          .imageScale(.medium)
          .foregroundStyle(.yellow)
      }
    }
  }
}

struct LandmarkDetail: View {
  @Environment(CatalogueModel.self) var modelData
  var landmark: Landmark

  var landmarkIndex: Int {
    modelData.landmarks.firstIndex(where: { $0.id == landmark.id })!
  }

  var body: some View {
    @Bindable var modelData = modelData

    ScrollView {
      CircleImage(image: landmark.image)
        .offset(y: -130)
        .padding(.bottom, -130)

      VStack(alignment: .leading) {
        HStack {
          Text(landmark.name)
            .font(.title)
          FavoriteButton(isSet: $modelData.landmarks[landmarkIndex].isFavorite)
        }

        HStack {
          Text(landmark.park)
          Spacer()
          Text(landmark.state)
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)

        Divider()

        Text("About \(landmark.name)")
          .font(.title2)
      }
      .padding()
    }
    .navigationTitle(landmark.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct CircleImage: View {
  var image: Image

  var body: some View {
    image
      .clipShape(Circle())
      .overlay {
        Circle().stroke(.white, lineWidth: 4)
      }
      .shadow(radius: 7)
  }
}

struct FavoriteButton: View {
  @Binding var isSet: Bool

  var body: some View {
    Button {
      isSet.toggle()
    } label: {
      Label("Toggle Favorite", systemImage: isSet ? "star.fill" : "star")
        .labelStyle(.iconOnly)
        .foregroundStyle(isSet ? .yellow : .gray)
    }
  }
}

#Preview("Landmarks") {
  CatalogueView()
    .environment(CatalogueModel())
}
