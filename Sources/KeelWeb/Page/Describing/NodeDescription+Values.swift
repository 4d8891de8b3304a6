internal import KeelInteraction
internal import KeelScene

/// Controls with a value. A browser that returns to a page would restore earlier values (`autocomplete`), of which the new
/// tab does not know.
extension NodeDescription {
  func slider(_ slider: SliderElement) -> Markup {
    var input = Markup("input").with("type", "range").with("min", slider.minimum.exact)
      .with("max", slider.maximum.exact).with("step", slider.step?.exact ?? "any").with("autocomplete", "off")
      .acting("v")
    input.value = slider.value.exact
    input = named(input, slider.title).with("disabled", if: !isEnabled)
    if !words.value.isEmpty {
      input["aria-valuetext"] = SafeText.line(words.value)
    } else if slider.minimum == 0, slider.maximum == 1 {
      input["aria-valuetext"] = "\(Int((slider.value * 100).rounded()))%"
    }
    var parts: [Markup] = []
    if !slider.minimumLabel.isEmpty { parts.append(Markup("span", "low note", text: line(slider.minimumLabel))) }
    parts.append(input)
    if !slider.maximumLabel.isEmpty { parts.append(Markup("span", "high note", text: line(slider.maximumLabel))) }
    var markup = Markup("div", "slider", parts)
    if let count = slider.dotCount {
      markup.addClass("dots")
      markup.addStyle("--n:\(count)")
    }
    return markup
  }

  func stepper(_ stepper: StepperElement) -> Markup {
    let name = SafeText.line(words.label.isEmpty ? stepper.title : words.label)
    func step(_ event: String, _ verb: SystemWord, _ verbOf: SystemWord, _ symbol: String, _ isPossible: Bool) -> Markup
    {
      Markup("button", "step", [picture(Symbol(symbol))]).with("type", "button").acting(event)
        .with("aria-label", name.isEmpty ? word(verb) : word(verbOf, name)).with("disabled", if: !isEnabled)
        // At the end of its range the button keeps the focus.
        .with("aria-disabled", isEnabled && !isPossible ? "true" : nil)
    }
    var parts: [Markup] = []
    if !stepper.title.isEmpty {
      var title = Markup("span", "title", text: line(stepper.title))
      if let look = stepper.look { paint(&title, look) }
      parts.append(title)
    }
    if !stepper.valueText.isEmpty {
      parts.append(Markup("span", "now", text: line(stepper.valueText)).with("aria-live", "polite"))
    }
    parts.append(
      Markup(
        "span", "steps",
        [
          step("d", .decrease, .decreaseOf, "minus", stepper.canDecrement),
          step("i", .increase, .increaseOf, "plus", stepper.canIncrement),
        ]))
    return Markup("div", "stepper", parts).with("role", "group").with("aria-label", name.isEmpty ? nil : name)
      // The script moves the value to these ends.
      .with("data-min", isEnabled && stepper.canDecrement ? stepper.minimum?.exact : nil)
      .with("data-max", isEnabled && stepper.canIncrement ? stepper.maximum?.exact : nil)
  }

  func picker(_ picker: PickerElement) -> Markup {
    if isInMenu { return pickerInMenu(picker) }
    var parts: [Markup] = []
    let hasTitle = !picker.title.isEmpty && picker.style != .segmented
    if hasTitle { parts.append(Markup("span", "title", text: line(picker.title)).with("id", name("t"))) }
    switch picker.style {
    case .menu:
      var options = picker.options.enumerated().map { index, option in
        Markup("option", text: line(option.title)).with("value", String(index))
          .with("disabled", if: !option.isEnabled)
      }
      options.insert(
        Markup("option", "none", text: "").with("value", "-1").with("disabled", "").with("hidden", ""), at: 0)
      var select = Markup("select", "", options).with("autocomplete", "off").acting("s")
      select.value = String(picker.selectedIndex ?? -1)
      select = named(select, picker.title).with("disabled", if: !isEnabled)
      return Markup("div", "picker \(picker.style.rawValue)", parts + [select])
    case .inline, .segmented, .wheel:
      let options = picker.options.enumerated().map { index, option in
        radio(option, index, isSelected: index == picker.selectedIndex, role: "radio")
      }
      var group = Markup("div", "options", options).with("role", "radiogroup")
      if !words.label.isEmpty {
        group["aria-label"] = SafeText.line(words.label)
      } else if hasTitle {
        group["aria-labelledby"] = name("t")
      } else {
        group = named(group, picker.title)
      }
      return Markup("div", "picker \(picker.style.rawValue)", parts + [group])
    }
  }

  private func pickerInMenu(_ picker: PickerElement) -> Markup {
    let options = picker.options.enumerated().map { index, option in
      radio(option, index, isSelected: index == picker.selectedIndex, role: "menuitemradio")
    }
    let title = line(picker.title)
    return Markup(
      "div", "menugroup",
      (title.isEmpty ? [] : [Markup("span", "heading", text: title).with("aria-hidden", "true")]) + options
    ).with("role", "group").with("aria-label", title.isEmpty ? nil : title)
  }

  private func radio(_ option: PickerOption, _ index: Int, isSelected: Bool, role: String) -> Markup {
    var parts: [Markup] = []
    if let image = option.image { parts.append(picture(image)) }
    parts.append(Markup("span", text: line(option.title)))
    return Markup("button", "option", parts).with("type", "button").with("role", role)
      .with("aria-checked", isSelected ? "true" : "false").acting("c").with("data-n", String(index))
      .with("disabled", if: !isEnabled || !option.isEnabled)
  }

  func datePicker(_ picker: DatePickerElement) -> Markup {
    let kind =
      switch (picker.components.contains(.date), picker.components.contains(.hourAndMinute)) {
      case (true, true): "datetime-local"
      case (false, true): "time"
      default: "date"
      }
    var parts: [Markup] = []
    if !picker.title.isEmpty { parts.append(Markup("span", "title", text: line(picker.title))) }
    var input = Markup("input", "field date").with("type", kind).with("autocomplete", "off").acting("y")
      .with("data-v", picker.date.wire).with("required", "")
    input.value = picker.date.text(kind)
    input["min"] = picker.minimum?.text(kind)
    input["max"] = picker.maximum?.text(kind)
    if kind != "date", picker.minuteInterval > 1 { input["step"] = String(picker.minuteInterval * 60) }
    input = named(input, picker.title).with("disabled", if: !isEnabled)
    parts.append(input)
    if picker.style == .inline, picker.components.contains(.date) { parts.append(month(picker)) }
    return Markup("div", "datepicker \(picker.style.rawValue)", parts)
  }

  /// Returns a calendar month, in which the user selects a day. The arrows change the date by a month.
  private func month(_ picker: DatePickerElement) -> Markup {
    func turn(_ months: Int, _ symbol: String, _ name: SystemWord) -> Markup {
      let date = picker.lawful(picker.date.adding(months: months))
      return Markup("button", "turn", [picture(Symbol(symbol))]).with("type", "button").with("aria-label", word(name))
        .acting("D").with("data-n", date.wire).with("disabled", if: !isEnabled || date == picker.date)
    }
    let locale = settings.environment.localeIdentifier
    let weekdays = settings.words.shortWeekdays(in: locale).map { name in
      Markup("span", "weekday", text: name).with("aria-hidden", "true")
    }
    let month = CalendarMonth(of: picker.date, in: locale)
    let days = month.days.map { date in
      var day = Markup("button", "day", text: String(date.day)).with("type", "button").acting("D")
        .with("data-n", picker.lawful(date).wire)
        .with("aria-label", settings.words.date(day: date.day, month: date.month, year: date.year))
      if date.day == 1 { day.addStyle("grid-column-start:\(month.blanks + 1)") }
      if date.day == picker.date.day { day["aria-pressed"] = "true" }
      return day.with("disabled", if: !isEnabled || !picker.allowsDay(date))
    }
    let title = settings.words[.monthAndYear, settings.words.month(picker.date.month), String(picker.date.year)]
    let heading = Markup("span", "heading", text: title).with("aria-live", "polite")
    return Markup(
      "div", "month",
      [
        Markup(
          "div", "monthbar",
          [turn(-1, "chevron.left", .previousMonth), heading, turn(1, "chevron.right", .nextMonth)]),
        Markup("div", "days", weekdays + days).with("role", "group").with("aria-label", word(.days)),
      ])
  }
}

extension Double {
  /// The number for a range control, without an exponent if possible.
  var exact: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}

extension SceneDate {
  /// The date in the form that messages use.
  var wire: String { "\(year)-\(month)-\(day)-\(hour)-\(minute)" }

  /// Returns the date in the form that a field of that kind uses.
  func text(_ kind: String) -> String {
    kind == "time" ? timeText : kind == "date" ? dayText : dayText + "T" + timeText
  }
}
