import SwiftUI

/// Pictures and colours of the program's own, in the ways in which they are usually shown.
@main struct PicturesApp: App {
  var body: some Scene {
    WindowGroup("Pictures") {
      NavigationStack {
        List {
          NavigationLink("Sizes") { SizesPage() }
          NavigationLink("Looks") { LooksPage() }
          NavigationLink("Poster") { PosterPage() }
        }
        .navigationTitle("Pictures")
      }
    }
  }
}

/// Pictures in their own size and in others.
struct SizesPage: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 8) {
        Image("flag").accessibilityIdentifier("natural")
        Image("flag").resizable().frame(width: 60, height: 60).accessibilityIdentifier("stretched")
        Image("flag").resizable().scaledToFit().frame(width: 96).border(.red)
        Image("flag").resizable().scaledToFit().frame(width: 96, height: 96).border(.red)
        Image("flag").resizable().scaledToFill().frame(width: 60, height: 60).clipped()
        HStack {
          Image("sunset").resizable().scaledToFill().frame(width: 64, height: 64).clipShape(Circle())
          VStack(alignment: .leading) {
            Text("Ada Lovelace").font(.headline)
            Text("Sunset").foregroundStyle(.secondary)
          }
          Spacer()
          Image("tiny").resizable().interpolation(.none).frame(width: 40, height: 40)
        }
        Image("sunset").resizable().scaledToFit().cornerRadius(12)
        Image("no such picture")
        Text("Below")
      }
      .padding()
    }
    .navigationTitle("Sizes")
  }
}

/// Colours, templates, tiles and symbols.
struct LooksPage: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        Image("moon").accessibilityIdentifier("moon")
        Image(.dot).foregroundStyle(.green)
        Image("dot").renderingMode(.original)
        Image(.kite).foregroundStyle(.brand)
        Image(.logo)
        Image(decorative: "harmful")
      }
      Image("frame").resizable(capInsets: EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6))
        .frame(width: 200, height: 50)
      Image("frame").resizable(resizingMode: .tile).frame(width: 200, height: 50)
      Text("The colour of the brand").foregroundStyle(Color("Brand"))
      Color(.brand).frame(width: 200, height: 20)
      HStack {
        Image(systemName: "star.fill").imageScale(.small)
        Image(systemName: "star.fill")
        Image(systemName: "star.fill").imageScale(.large)
        Image(systemName: "star.fill").font(.largeTitle)
        Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 60, height: 60).foregroundStyle(.orange)
      }
      Button("In the accent colour") {}.buttonStyle(.borderedProminent)
    }
    .navigationTitle("Looks")
  }
}

/// A page that is filled by a picture.
struct PosterPage: View {
  var body: some View {
    ZStack {
      Image("sunset").resizable().scaledToFill()
      Text("Sunset").font(.largeTitle)
    }
    .navigationTitle("Poster")
  }
}
