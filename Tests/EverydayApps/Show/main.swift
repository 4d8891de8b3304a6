// Starts one of the everyday apps, to look at it: `EVERYDAY_APP=calculator everyday-apps --front-end web`.

import Foundation
import SwiftUI

@testable import EverydayApps

guard let app = ProcessInfo.processInfo.environment["EVERYDAY_APP"].flatMap(EverydayApp.init) else {
  print("EVERYDAY_APP names an app: " + EverydayApp.allCases.map(\.rawValue).joined(separator: ", "))
  exit(2)
}
app.type.main()
