import KeelModel
import Testing

@testable import KeelControls

/// A program whose folder of resources was not copied with it says so.
@Suite struct ModuleResourcesTests {
  private func reports(_ names: [String], isDeclared: Bool = true) -> [String] {
    RuntimeWarning.withCapture {
      ModuleResources(fileID: "Harbour/HarbourApp.swift", isDeclared: isDeclared)?
        .reportIfMissing(among: names, in: "/usr/bin")
    }.map(\.happened)
  }

  @Test func theFolderOfTheTargetIsExpectedBesideTheProgram() {
    let missing =
      "The resources of Harbour are missing: no folder with a name that ends with _Harbour.resources is in /usr/bin."
    #expect(reports(["harbour"]) == [missing])
    #expect(reports(["harbour", "other_Quay.resources", "harbour_HarbourModel.resources"]) == [missing])
    #expect(reports(["harbour", "harbour_Harbour.resources"]) == [])
    #expect(reports(["harbour"], isDeclared: false) == [], "a target without resources misses none")
  }

  @Test func theTargetMayHaveAnotherNameThanItsModule() {
    let reports = RuntimeWarning.withCapture {
      ModuleResources(fileID: "harbour_app/HarbourApp.swift", isDeclared: true)?
        .reportIfMissing(among: ["Keel_harbour-app.resources"], in: "/usr/bin")
    }
    #expect(reports.isEmpty)
  }

  /// This target has none, as the compiler knows.
  @Test func theMacroIsThatOfTheCallingTarget() { #expect(!#_hasResources) }
}
