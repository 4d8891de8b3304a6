"""The same table in NiceGUI, an element for each part of a row. usage: nicegui_rows.py PORT   (pip install nicegui)"""

import sys

from nicegui import ui

WORDS = ["pretty", "large", "small", "red", "yellow", "table", "house", "mouse", "pizza", "quaint", "clean"]


@ui.page("/")
def page():
    state = {"next": 1, "changes": 0, "rows": [], "selected": None}

    def mark():
        state["changes"] += 1
        title.set_text(f"Mark {state['changes']}")

    def append(count):
        with box:
            for number in range(state["next"], state["next"] + count):
                row = ui.element("div").classes("row")
                with row:
                    text = f"{WORDS[number % 11]} {WORDS[number // 7 % 11]} {WORDS[number // 31 % 11]}"
                    label = ui.label(text).on("click", lambda row=row: select(row))
                    ui.label(str(number))
                    ui.button("×", on_click=lambda row=row: remove(row)).props(f'aria-label="Remove {number}"')
                state["rows"].append((row, label))
        state["next"] += count

    def create(count):
        box.clear()
        state["rows"] = []
        append(count)
        mark()

    def add():
        append(1000)
        mark()

    def update():
        for _, label in state["rows"][::10]:
            label.set_text(label.text + " !!!")
        mark()

    def swap():
        rows = state["rows"]
        rows[1], rows[998] = rows[998], rows[1]
        rows[1][0].move(box, 1)
        rows[998][0].move(box, 998)
        mark()

    def clear():
        box.clear()
        state["rows"] = []
        mark()

    def select(row):
        if state["selected"]:
            state["selected"].classes(remove="selected")
        row.classes("selected")
        state["selected"] = row
        mark()

    def remove(row):
        state["rows"] = [pair for pair in state["rows"] if pair[0] is not row]
        box.remove(row)
        mark()

    title = ui.label("Mark 0")
    with ui.row():
        for name, action in {"run": lambda: create(1000), "runlots": lambda: create(10000), "add": add, "update": update,
                             "swaprows": swap, "clear": clear}.items():
            ui.button(name, on_click=action).props("no-caps")
    box = ui.element("div")


ui.run(port=int(sys.argv[1]), host="127.0.0.1", show=False, reload=False)
