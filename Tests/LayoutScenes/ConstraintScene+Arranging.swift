import KeelControls

// Stacks with spaces of their own, and constraints by visual formats.
extension ConstraintScene {
  static var arranging: [ConstraintScene] {
    [
      ConstraintScene(
        "a space of its own after one subview of a stack",
        { w, _ in
          [
            "a": [16, 10, w - 32, 30], "b": [16, 64, w - 32, 30], "c": [16, 102, w - 32, 20],
            "s": [16, 10, w - 32, 112],
          ]
        }
      ) { page in
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 8
        stack.accessibilityIdentifier = "s"
        stack.translatesAutoresizingMaskIntoConstraints = false
        let first = content("a", 90, 30, in: stack)
        _ = content("b", 60, 30, in: stack)
        _ = content("c", 60, 20, in: stack)
        stack.setCustomSpacing(24, after: first)
        page.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
          stack.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
          stack.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
        ])
      },
      ConstraintScene(
        "no space after a hidden subview, and none at all in a row",
        { w, _ in
          [
            "a": [w / 2 - 45, 0, 40, 20], "b": [w / 2 - 5, 0, 50, 20], "s": [w / 2 - 45, 0, 90, 20],
          ]
        }
      ) { page in
        let stack = UIStackView()
        stack.spacing = 16
        stack.alignment = .top
        stack.accessibilityIdentifier = "s"
        stack.translatesAutoresizingMaskIntoConstraints = false
        let first = content("a", 40, 20, in: stack)
        let hidden = content(nil, 60, 20, in: stack)
        _ = content("b", 50, 20, in: stack)
        hidden.isHidden = true
        stack.setCustomSpacing(0, after: first)
        stack.setCustomSpacing(100, after: hidden)
        page.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.centerXAnchor.constraint(equalTo: page.centerXAnchor),
          stack.topAnchor.constraint(equalTo: page.topAnchor),
        ])
      },
      ConstraintScene(
        "the subviews of a row whose height is given are as high, also in stacks inside",
        { w, _ in
          [
            "a": [0, 0, (w - 10) / 2, 60], "b": [(w + 10) / 2, 0, (w - 10) / 2, 60],
          ]
        }
      ) { page in
        let inner = UIStackView()
        let stack = UIStackView()
        stack.spacing = 10
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        _ = content("a", 40, 20, in: inner)
        stack.addArrangedSubview(inner)
        _ = content("b", 50, 20, in: stack)
        page.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: page.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: page.trailingAnchor),
          stack.topAnchor.constraint(equalTo: page.topAnchor), stack.heightAnchor.constraint(equalToConstant: 60),
        ])
      },
      ConstraintScene(
        "a stack leaves the places of plain subviews to their constraints",
        { w, _ in
          [
            "a": [20, 20, 40, 20], "b": [70, 20, w - 90, 20], "s": [20, 20, w - 40, 80],
            "ground": [20, 20, w - 40, 80], "badge": [w - 34, 86, 10, 10],
          ]
        }
      ) { page in
        let stack = UIStackView()
        stack.spacing = 10
        stack.alignment = .top
        stack.accessibilityIdentifier = "s"
        stack.translatesAutoresizingMaskIntoConstraints = false
        let first = content("a", 40, 20, in: stack)
        let badge = plain("badge", in: stack)
        _ = content("b", 50, 20, in: stack)
        let ground = plain("ground", in: page)
        stack.insertSubview(ground, at: 0)
        page.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
          stack.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
          stack.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
          stack.heightAnchor.constraint(equalToConstant: 80),
          first.widthAnchor.constraint(equalToConstant: 40),
          badge.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: -4),
          badge.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: -4),
          badge.widthAnchor.constraint(equalToConstant: 10), badge.heightAnchor.constraint(equalToConstant: 10),
          ground.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
          ground.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
          ground.topAnchor.constraint(equalTo: stack.topAnchor),
          ground.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
        ])
      },
      ConstraintScene(
        "the subviews of an equal column are as high as the highest one, also those of rows in it",
        { w, _ in ["a": [0, 0, w, 60], "b": [0, 70, w / 2, 60], "c": [w / 2, 70, w / 2, 60]] }
      ) { page in
        let row = UIStackView()
        row.distribution = .fillEqually
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 10
        column.distribution = .fillEqually
        column.translatesAutoresizingMaskIntoConstraints = false
        _ = content("a", 40, 20, in: column)
        column.addArrangedSubview(row)
        for name in ["b", "c"] { _ = content(name, 30, 60, in: row) }
        page.addSubview(column)
        NSLayoutConstraint.activate([
          column.leadingAnchor.constraint(equalTo: page.leadingAnchor),
          column.trailingAnchor.constraint(equalTo: page.trailingAnchor),
          column.topAnchor.constraint(equalTo: page.topAnchor),
        ])
      },
      ConstraintScene(
        "a view whose height nothing decides has none",
        { w, h in
          [
            "a": [0, h / 2 - 36, 20, 20], "b": [0, h / 2 + 16, 20, 20],
          ]
        }
      ) { page in
        let (a, middle, b) = (plain("a", in: page), plain(nil, in: page), plain("b", in: page))
        NSLayoutConstraint.activate([
          middle.centerYAnchor.constraint(equalTo: page.centerYAnchor),
          middle.leadingAnchor.constraint(equalTo: page.leadingAnchor),
          middle.trailingAnchor.constraint(equalTo: page.trailingAnchor),
          middle.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 16),
          b.topAnchor.constraint(equalTo: middle.bottomAnchor, constant: 16),
        ])
        for view in [a, b] {
          NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20),
          ])
        }
      },
      ConstraintScene(
        "visual formats",
        { w, h in
          [
            "a": [16, 20, 80, 40], "b": [104, 20, w - 120, 40], "c": [0, 60, w, h - 90],
          ]
        }
      ) { page in
        let views = ["a": plain("a", in: page), "b": plain("b", in: page), "c": plain("c", in: page)]
        for format in ["H:|-[a(80)]-[b]-|", "|[c(>=100)]|", "V:|-top-[a(40)][c]-(>=20,30@900)-|", "V:[b(==a)]"] {
          NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
              withVisualFormat: format, options: format.contains("[a(80)]") ? .alignAllTop : [], metrics: ["top": 20],
              views: views))
        }
      },
    ]
  }
}
