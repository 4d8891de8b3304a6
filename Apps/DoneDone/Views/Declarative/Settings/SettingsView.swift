import DoneDoneModel
import SwiftUI

/// The settings of the app.
struct SettingsView: View {
  let model: SettingsModel

  private var words: Words { model.words }

  var body: some View {
    @Bindable var preferences = model.preferences
    Form {
      Section {
        link(.categories, words[.categories], "tag")
        link(.transfer, words[.transfer], "square.and.arrow.up")
      }
      Section {
        Picker(words[.appearance], selection: $preferences.stored.appearance) {
          Text(words[.system]).tag(Preferences.Appearance.system)
          Text(words[.light]).tag(Preferences.Appearance.light)
          Text(words[.dark]).tag(Preferences.Appearance.dark)
        }
        Picker(words[.language], selection: $preferences.stored.language) {
          Text(words[.system]).tag(Language?.none)
          ForEach(Language.allCases, id: \.self) { Text($0.name).tag(Optional($0)) }
        }
        Picker(words[.firstWeekday], selection: $preferences.stored.firstWeekday) {
          ForEach(Weekday.allCases, id: \.self) { Text(words.name($0)).tag($0) }
        }
      } footer: {
        if let problem = model.preferences.problem { Text(problem.description).foregroundStyle(.red) }
      }
      Section { link(.about, words[.about], "info.circle") }
    }
    .navigationTitle(words[.settingsTitle])
  }

  private func link(_ step: Step, _ title: String, _ symbol: String) -> some View {
    Button {
      model.stepTapped(step)
    } label: {
      HStack {
        Label {
          Text(title).foregroundStyle(Color.primary)
        } icon: {
          Image(systemName: symbol)
        }
        Spacer()
        Image(systemName: "chevron.right").foregroundStyle(.secondary).accessibilityHidden(true)
      }
    }
    .linkAddress(model.address(of: step))
  }
}

struct AboutView: View {
  @Environment(AppModel.self) private var model

  var body: some View {
    Form {
      Section {
        Text("DoneDone").font(.title2).bold()
        Text(model.words[.aboutText])
      }
    }
    .navigationTitle(model.words[.about])
  }
}
