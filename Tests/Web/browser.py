"""A tab of a real browser, operated as a user would: elements are found by their texts, and clicked or typed into."""

import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from harness import PATIENCE  # noqa: E402

from playwright.sync_api import sync_playwright

# Without the desktop's window, a tab of its own opens in a third of the time: the lists open a thousand.
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")

# Finds the element with these words: its own name, its text, or those of its row.
FIND = """([name, selector, isSeen]) => {
  const words = element => {
    const row = element.closest(".row");
    const own = [element.getAttribute("aria-label"), element.getAttribute("placeholder"),
      element.querySelector(":scope > .t, :scope > .texts > .t, :scope > .title")?.textContent,
      element.textContent.trim()];
    for (const id of (element.getAttribute("aria-labelledby") ?? "").split(" ")) {
      own.push(document.getElementById(id)?.textContent);
    }
    return own;
  };
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const all = [...document.querySelectorAll(selector)].filter(element => words(element).includes(name)
    && (!isSeen || element.checkVisibility({ visibilityProperty: true })));
  return all.find(element => !dialog || dialog.contains(element)) ?? all[0] ?? null;
}"""

TEXT = """() => {
  let text = "";
  const walk = node => {
    if (node.nodeType === 3) {
      text += node.data;
      return;
    }
    if (node.nodeType !== 1 || node.matches(".unseen, svg, script, noscript, .redacted")) return;
    const isTransparent = getComputedStyle(node).display === "contents";
    if (!isTransparent && !node.checkVisibility({ visibilityProperty: true })) return;
    const isBlock = !isTransparent && !getComputedStyle(node).display.startsWith("inline") || node.matches(".btn");
    if (isBlock) text += "\\n";
    if (node.matches("input, textarea")) {
      text += node.type === "password" ? "•".repeat(node.value.length) || node.placeholder
        : node.type === "range" ? "" : node.value || node.placeholder;
    } else if (node.matches("select")) {
      text += node.selectedOptions[0]?.textContent ?? "";
    } else {
      for (const child of node.childNodes) walk(child);
    }
    if (isBlock) text += "\\n";
  };
  walk(document.body);
  return text.replace(/\\n+/g, "\\n");
}"""

WRITTEN = """() => {
  const parts = [document.title];
  for (const element of document.querySelectorAll("#app, #app *")) {
    for (const attribute of element.attributes) parts.push(attribute.value);
    if (element.value !== undefined) parts.push(element.value);
    for (const child of element.childNodes) if (child.nodeType === 3) parts.push(child.data);
  }
  return parts.join(" ");
}"""

# True if the page shows that patch, and a whole frame later, in which it has measured itself, nothing else has come. A patch
# that comes after the callbacks of a frame is measured in the next one. The second script, which only some pages load, lays
# out once it has arrived.
SETTLED = """async wanted => {
  const app = document.getElementById("app");
  const state = () => app.dataset.laid === "soon" ? "" : app.dataset.state ?? "0 0";
  const before = state(), [sequence, open] = before.split(" ").map(Number);
  if (!before || sequence < wanted || open) return false;
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  return state() === before;
}"""

# The reason why a press on the element would not reach it.
OBSTACLE = """element => {
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  if (element.matches(":disabled, [aria-disabled=true]")) return "is disabled";
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!hit) return "is outside of the window";
  if (hit === element || element.contains(hit) || hit.closest("label")?.control === element) return null;
  return `is covered by ${hit.outerHTML.slice(0, 80)}`;
}"""

PRESSED = "button,a,[role=button],[role=link]"


class Fault(Exception):
    """The page is not as it should be."""


class NotOffered(Exception):
    """The element is in the page, and the page does not let the user do this with it."""


class Browser:
    """One Chromium; `open` opens a tab without any state of the previous one."""

    def __init__(self, **context):
        self.playwright = sync_playwright().start()
        self.chromium = self.playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        self.equip(**context)
        self.language = {}
        self.context = None
        self.page = None
        self.errors = []

    def end(self):
        self.chromium.close()
        self.playwright.stop()

    def equip(self, **context):
        """Sets the options of the next tabs, such as the size of the window."""
        self.options = {"viewport": {"width": 900, "height": 700}, "reduced_motion": "reduce", **context}

    def speak(self, language):
        """Sets the language of the user of the next tab."""
        self.language = {"locale": language}

    def open(self, url):
        if self.context:
            self.context.close()
        self.context = self.chromium.new_context(**self.options, **self.language)
        self.language = {}
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        self.page.goto(url)
        self.until("() => !document.body.classList.contains('waiting')")

    def rest(self):
        """Leaves nothing of the user's last acts to the next scene in the same tab."""
        if not self.page:
            return
        self.page.mouse.up()
        self.page.mouse.move(0, 0)
        # A page that is rebuilt keeps typed text and an open search, as it does after a restart of the server.
        self.page.evaluate("""() => {
          for (const field of document.querySelectorAll("#app input, #app textarea")) field.edited = 0;
          document.getElementById("finder")?.remove();
        }""")
        self.show_in(self.options["viewport"])

    def prefer_motion(self, value):
        """Sets the user's preference ("reduce" or "no-preference"), and waits until the page has sent it to the server."""
        self.page.emulate_media(reduced_motion=value)
        self.until("value => matchMedia(`(prefers-reduced-motion: ${value})`).matches", value)
        # Media queries report a change before the callbacks of the same frame.
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")

    def show_in(self, size):
        if self.page.viewport_size != size:
            self.page.set_viewport_size(size)

    def settle(self, sequence):
        """Waits until the page shows that patch, has measured itself, and no event is under way."""
        self.until(SETTLED, int(sequence))

    def until(self, condition, argument=None):
        """Polls the condition: a page with a strict policy does not allow a wait inside it."""
        end = time.monotonic() + PATIENCE
        while not self.page.evaluate(condition, argument):
            if time.monotonic() > end:
                raise Fault("the page did not follow")
            time.sleep(0.005)

    def wait(self):
        time.sleep(0.01)

    # Finding

    def find(self, name, selector):
        found = self.page.evaluate_handle(FIND, [name, selector, True]).as_element()
        if found:
            return found
        if self.page.evaluate_handle(FIND, [name, "#app *", False]).as_element():
            raise NotOffered(f"{name} is not to be seen, or is not one of {selector}")
        if self.page.query_selector("#app .redacted"):
            raise NotOffered(f"{name} may be the text that is redacted, which no page contains")
        raise Fault(f"{name} is not in the page")

    def row(self, name):
        found = self.page.locator(".row").filter(has=self.page.locator(f".t", has_text=name))
        if found.count() == 0:
            raise Fault(f"there is no row {name}")
        return found.first

    def click(self, found, **options):
        """Clicks what the user can click. Anything else is not waited for."""
        obstacle = found.evaluate(OBSTACLE)
        if obstacle:
            raise NotOffered(f"it {obstacle}")
        found.click(**options)

    def item(self, title):
        """Clicks an item of the open menu, or closes it."""
        try:
            self.click(self.find(title, ".popup [role^=menuitem]"))
        except (Fault, NotOffered):
            self.page.keyboard.press("Escape")
            raise NotOffered(f"no item {title} can be chosen")

    # Actions

    def activate(self, name):
        self.click(self.find(name, PRESSED))

    def toggle(self, name):
        self.click(self.find(name, "[role=switch],[role=checkbox],[aria-pressed],.twist,.fold"))

    def type(self, name, text):
        self.enter(name, "Control+End")
        self.page.keyboard.type(text)

    def caret(self, name, count):
        self.enter(name, "Control+Home")
        for _ in range(int(count)):
            self.page.keyboard.press("ArrowRight")

    def letter(self, letter):
        self.page.keyboard.type(letter)

    def enter(self, name, key):
        field = self.find(name, "input,textarea")
        self.click(field)
        self.page.keyboard.press(key)
        if not field.evaluate("field => field === document.activeElement && !field.readOnly"):
            raise NotOffered(f"{name} does not take text")

    def submit(self, name):
        field = self.find(name, "input")
        if field.evaluate("field => field.disabled || field.closest('[inert]')"):
            raise NotOffered(f"{name} does not take the focus")
        field.press("Enter")

    def clear(self, name):
        field = self.find(name, "input")
        button = field.evaluate_handle("field => field.parentElement.querySelector('[role=button]')").as_element()
        if not button:
            raise NotOffered(f"{name} has no clear button")
        self.click(button)

    def action(self, name, action):
        self.click(self.row(name), button="right")
        self.item(action)

    def back(self):
        buttons = [back for back in self.page.locator(".back").all() if back.is_visible()]
        if not buttons:
            raise NotOffered("there is no way back")
        self.click(buttons[-1])

    def escape(self):
        self.page.keyboard.press("Escape")

    def look_for(self, text):
        self.page.keyboard.press("/")
        self.page.locator("#finder input").wait_for()
        self.page.keyboard.type(text)

    def refresh(self):
        button = self.page.locator(".refresh")
        if button.count() == 0 or not button.first.is_visible():
            raise NotOffered("nothing is fetched again")
        self.click(button)

    def key(self, keys):
        self.page.evaluate("document.activeElement.matches('input,textarea') && document.activeElement.blur()")
        self.page.keyboard.press(keys)

    def resize(self, width, height):
        self.show_in({"width": int(width), "height": int(height)})

    def close(self):
        self.page.goto("about:blank")

    def press(self, name):
        self.find(name, PRESSED).hover()
        self.page.mouse.down()

    def release(self):
        self.page.mouse.up()

    def middle(self, name):
        box = self.find(name, PRESSED + ",.label,.box").bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, name, distance):
        x, y = self.middle(name)
        across, down = map(int, distance.split())
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        if across or down:
            self.page.mouse.move(x + across, y + down, steps=4)
            self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.page.mouse.up()

    def hold(self, name):
        self.page.mouse.move(*self.middle(name))
        self.page.mouse.down()
        self.page.wait_for_timeout(600)
        self.page.mouse.up()

    def scroll(self, name, distance):
        """Turns the wheel over something, and waits until the region around it has moved and rests."""
        x, y = self.middle(name)
        region = self.find(name, ".label,.box").evaluate_handle("element => element.closest('.scroll')")
        if region.evaluate("region => !['auto', 'scroll'].includes(getComputedStyle(region).overflowY)"):
            raise NotOffered(f"what is around {name} does not scroll")
        top = region.evaluate("region => region.scrollTop")
        self.page.mouse.move(x, y)
        self.page.mouse.wheel(0, int(distance))
        self.until("([region, top]) => region.scrollTop !== top && !region.stage", [region, top])

    def adjust(self, name, value):
        field = self.find(name, "input[type=range]")
        field.focus()
        # One key: the page reports values once a frame, and two presses may or may not be in one.
        if float(field.get_attribute("max")) != float(value):
            raise Fault(f"{name} is only moved to its end")
        self.page.keyboard.press("End")

    def step(self, name, verb):
        self.click(self.find(f"{verb} {name}", ".step"))

    def choose(self, name, option):
        found = self.find(name, "select,[role=radiogroup]")
        if found.evaluate("element => element.nodeName") == "SELECT":
            if found.evaluate("(it, name) => it.disabled || [...it.options].find(o => o.label === name)?.disabled", option):
                raise NotOffered(f"{option} is disabled")
            found.select_option(label=option)
        else:
            for radio in found.query_selector_all("[role=radio]"):
                if radio.text_content() == option:
                    return self.click(radio)
            raise Fault(f"{name} has no {option}")

    def nextday(self, name):
        field = self.find(name, "input")
        day = field.evaluate("""field => { const day = new Date(field.value.slice(0, 10) + "T00:00Z");
          day.setUTCDate(day.getUTCDate() + 1);
          return day.toISOString().slice(0, 10) + field.value.slice(10); }""")
        if field.evaluate("field => field.disabled || field.readOnly"):
            raise NotOffered(f"{name} is disabled")
        field.fill(day)

    def follow(self, words):
        self.click(self.find(words, ".run[data-e=l]"))

    def menu(self, name, item):
        self.click(self.find(name, "[aria-haspopup=menu]"))
        self.item(item)

    def tab(self, title):
        self.click(self.find(title, "[role=tab]"))

    def look(self, text):
        self.page.keyboard.press("/")
        self.page.keyboard.type(text)

    def delete(self, name):
        row = self.row(name)
        if row.locator(".edge.delete").count() == 0:
            raise NotOffered(f"{name} has no button that deletes it")
        self.click(self.find("Delete " + name, ".edge.delete"))

    def movedown(self, name):
        self.row(name).locator(".main, .hit").first.focus()
        self.page.keyboard.press("Alt+ArrowDown")

    def reach(self, name):
        wanted = self.find(name, "button,a,input,textarea,select,[tabindex='0'],.stepper")
        # A stepper consists of two buttons.
        wanted = wanted.query_selector("button") if wanted.evaluate("element => element.matches('.stepper')") else wanted
        for _ in range(40):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise Fault(f"no keys lead to {name}")

    def stroke(self, key):
        self.page.keyboard.press(key)

    # Reading

    def text(self):
        return self.page.evaluate(TEXT)

    def checked(self, name):
        """Tells whether a row has a check mark that is to be seen."""
        mark = self.row(name).locator(".mark.on svg, .tick")
        return "yes" if mark.count() and mark.first.is_visible() else "no"

    def frames(self, width, height):
        """The frames of the elements with an identifier, and the lengths of the bars, in a window of this size."""
        self.show_in({"width": int(width), "height": int(height)})
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return self.page.evaluate("""() => {
          const content = document.querySelector(".content").getBoundingClientRect();
          const frames = [...document.querySelectorAll("[data-id]")].map(element => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [element.dataset.id, x, y, width, height];
          });
          return [...frames, ["/bars", content.top, innerHeight - content.bottom]]
            .map(([name, ...lengths]) => [name, ...lengths.map(length => Math.round(length * 100) / 100)].join(" "))
            .join("|");
        }""")

    def written(self):
        return self.page.evaluate(WRITTEN)

    def focused(self):
        return self.page.evaluate(
            "(() => { let here = document.activeElement;"
            " while (here && !/^k[0-9a-z]+$/.test(here.id)) here = here.parentElement;"
            " return here ? here.id.slice(1) : ''; })()")
