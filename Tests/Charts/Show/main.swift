// Starts a program that shows the charts, to look at them: `CHARTS=Donut charts-fixture --front-end web`.

import SwiftUI

@testable import ChartSources

ChartsApp.main()
