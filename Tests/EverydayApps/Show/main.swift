// Starts one of the everyday apps, to look at it: `EVERYDAY_APP=Calculator everyday-apps --front-end web`.

import Foundation
import SwiftUI

@testable import EverydayApps

guard let app = ProcessInfo.processInfo.environment["EVERYDAY_APP"].flatMap({ everydayApps[$0] }) else {
  print("EVERYDAY_APP names an app: " + everydayApps.keys.sorted().joined(separator: ", "))
  exit(2)
}
app.main()
