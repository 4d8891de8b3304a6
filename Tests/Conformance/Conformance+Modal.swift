import KeelScene

extension Conformance {
  /// Presented content captures all input; Escape requests its dismissal.
  static var modal: [ConformanceCase] {
    let below = Sketch.button("Below")
    let cancel = Sketch.button("Cancel", role: .cancel)
    let page = Sketch.screen("Page", below)
    let form = Sketch.sheet(Sketch.screen("Enter Password", Sketch.bar(.leading, cancel), Sketch.field("Password")))
    let stubborn = Sketch.sheet(Sketch.screen("Stay", Sketch.button("Stay Here")), isDismissable: false)
    let asking = Sketch.sheet(
      Sketch.screen("Half done", Sketch.bar(.leading, cancel), Sketch.field("Name")), isDismissable: false,
      hearsAttempts: true)
    let full = Sketch.sheet(Sketch.screen("All of it", Sketch.button("Shrink")), style: .fullScreen)
    let ok = Sketch.button("OK")
    let alert = Sketch.alert("Incorrect password", message: "Try again.", ok)
    let keep = Sketch.button("Keep", role: .cancel)
    let question = Sketch.alert("Forget?", Sketch.button("Forget", role: .destructive), keep)
    let later = Sketch.button("Later")
    // In a terminal, these letters are commands elsewhere.
    let (never, quiet, retry) = (Sketch.button("Never"), Sketch.button("Quietly"), Sketch.button("Retry"))
    let letters = Sketch.alert(
      "Forget?", Sketch.button("Forget", role: .destructive), later, never, quiet, retry, keep)
    let forced = Sketch.alert("Answer me", isDismissable: false, Sketch.button("Fine"))
    let window = Sketch.window("", page)
    return [
      ConformanceCase(
        "a sheet replaces the page below", .show(.root(window)),
        .show(.change(.insert(form, into: window.id, at: 1))), .expect(.visible("Enter Password")),
        .cannot(.activate("Below")), .act(.activate("Cancel"), sends: [.activate(cancel.id)]),
        .act(.dismiss, sends: [.dismiss(form.id)]), .expect(.visible("Enter Password")),
        .show(.change(.remove(form.id, from: window.id))), .expect(.notVisible("Enter Password")),
        .act(.activate("Below"), sends: [.activate(below.id)])),
      ConformanceCase(
        "an alert over a sheet takes all input, and leaves the sheet when dismissed", .show(.root(window)),
        .show(.change(.insert(form, into: window.id, at: 1), .insert(alert, into: window.id, at: 2))),
        .expect(.visible("Incorrect password")), .expect(.visible("Try again.")), .cannot(.activate("Below")),
        .cannot(.activate("Cancel")), .cannot(.type("x", into: "Password")),
        .act(.activate("OK"), sends: [.activate(ok.id)]), .show(.change(.remove(alert.id, from: window.id))),
        .expect(.notVisible("Incorrect password")), .act(.activate("Cancel"), sends: [.activate(cancel.id)])),
      ConformanceCase(
        "Escape asks for an alert to go, by the alert and not by its cancel button",
        .show(.root(Sketch.window("", page, question))), .act(.dismiss, sends: [.dismiss(question.id)]),
        .expect(.visible("Forget?"))),
      ConformanceCase(
        "in an alert a letter leads to the button that begins with it, and never to a destructive one",
        .show(.root(Sketch.window("", page, letters))), .act(.key("l"), sends: []), .expect(.focus(later.id)),
        .act(.key("k"), sends: []), .expect(.focus(keep.id)), .act(.key("n"), sends: []), .expect(.focus(never.id)),
        .act(.key("q"), sends: []), .expect(.focus(quiet.id)), .act(.key("r"), sends: []), .expect(.focus(retry.id)),
        .cannot(.key("f")), .expect(.focus(retry.id)), .act(.stroke(.return), sends: [.activate(retry.id)])),
      ConformanceCase(
        "a modal alert cannot be dismissed", .show(.root(Sketch.window("", page, stubborn))), .cannot(.dismiss),
        .show(.root(Sketch.window("", page, forced))), .cannot(.dismiss), .expect(.visible("Answer me"))),
      ConformanceCase(
        "a sheet that confirms its dismissal receives Escape, stays, and its cancel button is not pressed",
        .show(.root(Sketch.window("", page, asking))), .act(.dismiss, sends: [.dismiss(asking.id)]),
        .expect(.visible("Half done")), .act(.dismiss, sends: [.dismiss(asking.id)])),
      ConformanceCase(
        "a sheet that fills the window hides the page below",
        .show(.root(Sketch.window("", page, full))), .expect(.visible("Shrink")), .expect(.notVisible("Below")),
        .cannot(.activate("Below")), .act(.dismiss, sends: [.dismiss(full.id)])),
    ]
  }
}
