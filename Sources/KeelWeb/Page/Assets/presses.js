// Presses. The `data-e` attribute of an element contains the action of a press.

import { idOf, mainPart } from "./page.js";
import { line, send } from "./sending.js";
import { dismissOutside } from "./dialogs.js";
import { closePopups, openActions, toggleMenu } from "./menus.js";

/** @type {(element: Element, id: string) => boolean} */
function activate(element, id) {
  // The browser follows links that leave the app, in a tab of its own, and the program is notified.
  closePopups();
  send(events.activate, id);
  return !element.target;
}

/** @type {Record<string, (element: Element, id: string, event: Event & { detail?: number }) => any>} */
const pressed = {
  a: activate,
  o: activate,
  t: (element, id) => {
    const state = element.ariaChecked ?? element.ariaPressed ?? element.ariaExpanded;
    closePopups();
    send(events.toggle, id, +(state !== "true"));
  },
  p: element => send(events.pop, element.dataset.i, +element.dataset.n),
  c: (element, id) => {
    closePopups();
    if (element.ariaChecked !== "true") send(events.choose, element.dataset.i ?? id, +element.dataset.n);
  },
  d: (element, id) => send(events.decrement, id),
  i: (element, id) => send(events.increment, id),
  D: (element, id) => send(events.setDate, id, ...element.dataset.n.split("-").map(Number)),
  r: (element, id) => send(events.refresh, element.dataset.i ?? id),
  R: element => {
    const isShown = element.ariaPressed === "true";
    element.ariaPressed = "" + !isShown;
    element.previousElementSibling.type = isShown ? "password" : "text";
  },
  l: (element, id, event) => {
    send(events.followLink, id, +element.dataset.n);
    return !element.href;
  },
  X: (element, id) => send(events.deleteRow, id),
  k: (element, id) => send(events.dismiss, id),
  q: (element, id) => send(events.searching, id, 0),
  m: element => toggleMenu(element),
  A: (element, id, event) => {
    if (event.detail && element.matches("[data-a]")) {
      // A press of text inside a button presses the button. A selection of text does not open the menu of actions.
      const around = element.parentElement.closest(":is(button,a)[data-e]");
      if (around) return pressed[around.dataset.e](around, idOf(around), event);
      if (!getSelection().isCollapsed) return false;
    }
    openActions(element.closest("[data-a],[data-del]"), element);
  },
};

document.addEventListener("click", event => {
  if (event.target.closest("[href='#app']")) {
    event.preventDefault();
    return mainPart()?.focus();
  }
  const element = event.target.closest("[data-e]");
  const handler = element && pressed[element.dataset.e];
  if (handler) {
    if (element.ariaDisabled === "true") return event.preventDefault();
    // The browser opens links in other tabs and windows.
    if (element.href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    line.pressed = element;
    if (handler(element, idOf(element), event) !== false) event.preventDefault();
    line.pressed = undefined;
    return;
  }
  if (event.target.nodeName === "DIALOG") return dismissOutside(event);
  // In a row with nothing but text and one switch or field, a click on the text activates that control.
  const tools = event.target.closest(".row > div.main")?.parentElement.querySelector(":scope > .tools");
  const only = tools?.children.length === 1 && tools.firstElementChild;
  if (only && only.matches("button,input")) only.nodeName === "BUTTON" ? only.click() : only.focus();
});
