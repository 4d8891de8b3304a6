import BrowserConformance
import ConstraintSystems
import DataCommands
import DiaryScenes
import DrawingPages
import Foundation
import PeopleCommands
import RestorationPages
import StateCommands
import SwiftUI
import TerminalPages

@testable import ChartSources
@testable import EverydayApps

/// The programs that tests start, each with its name on the command line.
enum Fixture: String, CaseIterable {
  case charts = "charts-fixture"
  case conformance = "web-conformance"
  case constraints = "constraint-fixture"
  case data = "data-fixture"
  case drawings = "drawing-fixture"
  case everydayApps = "everyday-apps"
  case people = "people-fixture"
  case restoration = "restoration-fixture"
  case scene = "scene-fixture"
  case state = "state-fixture"
  case terminal = "terminal-fixture"

  @MainActor func run() {
    switch self {
    case .charts: ChartsApp.main()
    case .conformance: WebConformance.main()
    case .constraints: ConstraintProgram.main()
    case .data: runToEnd { await DataProgram.main() }
    case .drawings: DrawingProgram.main()
    case .everydayApps: showEverydayApp()
    case .people: runToEnd { await PeopleProgram.main() }
    case .restoration: RestorationProgram.main()
    case .scene: DiaryProgram.main()
    case .state: runToEnd { await StateProgram.main() }
    case .terminal: TerminalProgram.main()
    }
  }

  /// Starts one of the everyday apps, to look at it:
  /// `EVERYDAY_APP=calculator swift run keel-fixtures everyday-apps --front-end web`.
  @MainActor private func showEverydayApp() {
    guard let app = ProcessInfo.processInfo.environment["EVERYDAY_APP"].flatMap(EverydayApp.init) else {
      print("EVERYDAY_APP names an app: " + EverydayApp.allCases.map(\.rawValue).joined(separator: ", "))
      exit(2)
    }
    app.type.main()
  }
}
