import KeelTerminal

/// Drags, long presses and the wheel. They need a pointer, whatever else the user works with.
extension TerminalSubject {
  func drag(_ name: String, by x: Double, _ y: Double) throws {
    try act {
      let start = try point(of: name)
      let end = (x: start.x + Int(x / 8), y: start.y + Int(y / 16))
      input(.mouse(Mouse(.press, x: start.x, y: start.y)))
      if end != start {
        input(.mouse(Mouse(.drag, x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)))
        input(.mouse(Mouse(.drag, x: end.x, y: end.y)))
      }
      input(.mouse(Mouse(.release, x: end.x, y: end.y)))
    }
  }

  func hold(_ name: String) throws {
    var start = (x: 0, y: 0)
    try act {
      start = try point(of: name)
      input(.mouse(Mouse(.press, x: start.x, y: start.y)))
    }
    try act { input(.mouse(Mouse(.release, x: start.x, y: start.y))) }
  }

  /// Each step of the wheel is three lines.
  func scroll(_ name: String, down distance: Double) throws {
    try act {
      let place = try point(of: name)
      for _ in 0..<Int(abs(distance) / 48) {
        input(.mouse(Mouse(distance > 0 ? .wheelDown : .wheelUp, x: place.x, y: place.y)))
      }
    }
  }
}
