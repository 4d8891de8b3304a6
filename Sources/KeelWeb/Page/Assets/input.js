// Events of the user. The `data-e` attribute of an element contains the action of a press.

import { app, idOf, isApplying, own, setAttribute, setValue, textFields, words } from "./elements.js";
import { send } from "./connection.js";
import { carryRow, indexOf, isRTL, moveInList, rove, scrollerOf, typeInList } from "./lists.js";
import {
  closeFinder, closePopups, dismissOutside, findNext, finder, moveInPopup, openActions, openDialogs, openFinder, openPopups,
  showKeys, toggleMenu, turnMenu, typeInPopup, wayBack
} from "./places.js";

// The element that is being pressed while its event is sent.
/** @type {Element} */
export let pressing;

/** @type {Record<string, (element: Element, id: string, event: Event & { detail?: number }) => any>} */
const pressed = {
  a: (element, id, event) => {
    // The browser follows links that leave the app, in a tab of its own, and the program is notified.
    closePopups(true);
    send(0, id);
    return !element.target;
  },
  t: (element, id) => {
    const state = element.getAttribute("aria-checked") ?? element.getAttribute("aria-pressed")
      ?? element.getAttribute("aria-expanded");
    closePopups(true);
    send(1, id, state === "true" ? 0 : 1);
  },
  p: element => send(5, element.dataset.i, +element.dataset.n),
  c: (element, id) => {
    closePopups(true);
    if (element.getAttribute("aria-checked") !== "true") send(14, element.dataset.i ?? id, +element.dataset.n);
  },
  d: (element, id) => send(13, id),
  i: (element, id) => send(12, id),
  D: (element, id) => send(15, id, ...element.dataset.n.split("-").map(Number)),
  r: (element, id) => send(9, element.dataset.i ?? id),
  R: element => {
    const isShown = element.ariaPressed === "true";
    element.ariaPressed = "" + !isShown;
    element.previousElementSibling.type = isShown ? "password" : "text";
  },
  l: (element, id, event) => {
    send(16, id, +element.dataset.n);
    return !element.href;
  },
  X: (element, id) => send(19, id),
  k: (element, id) => send(6, id),
  q: (element, id) => send(18, id, 0),
  m: element => toggleMenu(element),
  A: (element, id, event) => {
    if (event.detail && element.matches("[data-a]")) {
      // A press of text inside a button presses the button. A selection of text does not open the menu of actions.
      const around = element.parentElement.closest(":is(button,a)[data-e]");
      if (around) return pressed[around.dataset.e](around, idOf(around), event);
      if (!getSelection().isCollapsed) return false;
    }
    openActions(element.closest("[data-a], .row"), element);
  },
};

document.addEventListener("click", event => {
  if (event.target.closest("[href='#app']")) {
    event.preventDefault();
    return [...document.querySelectorAll("main")].find(main => main.offsetParent)?.focus();
  }
  const element = event.target.closest("[data-e]");
  const handler = element && pressed[element.dataset.e];
  if (handler) {
    if (element.getAttribute("aria-disabled") === "true") return event.preventDefault();
    // The browser opens links in other tabs and windows.
    if (element.href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    pressing = element;
    if (handler(element, idOf(element), event) !== false) event.preventDefault();
    pressing = undefined;
    return;
  }
  if (event.target.nodeName === "DIALOG") return dismissOutside(event);
  // In a row with nothing but text and one switch or field, a click on the text activates that control.
  const tools = event.target.closest(".row > div.main")?.parentElement.querySelector(":scope > .tools");
  const only = tools?.children.length === 1 && tools.firstElementChild;
  if (only && only.matches("button,input")) only.nodeName === "BUTTON" ? only.click() : only.focus();
});

// Typing and setting.
document.addEventListener("input", event => {
  const field = event.target, id = idOf(field);
  if (field.sleeps) return setValue(field, field.held);
  switch (field.dataset.e) {
  case "x":
    if (!event.isComposing) edit(field, 2);
    break;
  case "h":
    edit(field, 17);
    break;
  case "v": {
    if (field.isWaiting) return;
    field.isWaiting = true;
    requestAnimationFrame(() => {
      field.isWaiting = false;
      field.edited = send(11, id, +field.value);
    });
  }
  }
});
document.addEventListener("compositionstart", event => { event.target.isComposing = true; });
document.addEventListener("compositionend", event => {
  event.target.isComposing = false;
  if (event.target.dataset.e === "x") edit(event.target, 2);
});

// A text that is too long for a message is rejected: the field keeps its previous text and reports the fault.
/** @type {(field: Element, code: number) => void} */
function edit(field, code) {
  const isTooLong = new Blob([JSON.stringify(field.value)]).size > +own.dataset.limit;
  field.setCustomValidity(isTooLong ? words.tooLong : "");
  if (isTooLong) {
    setValue(field, field.held);
    field.reportValidity();
  } else {
    field.edited = send(code, idOf(field), field.held = field.value);
  }
}

document.addEventListener("change", event => {
  const field = event.target, id = idOf(field);
  if (field.sleeps) return setValue(field, field.held);
  if (field.dataset.e === "s" && +field.value >= 0) field.edited = send(14, id, +field.value);
  // A date that is being typed is sent when it is complete and possible: not with the year 20 on the way to 2025.
  if (field.dataset.e === "y" && field.value && field.validity.valid && (isWhole(field.value) || !isWhole(field.held))) {
    const date = field.dataset.v.split("-").map(Number), parts = field.value.split(/[-T:]/).map(Number);
    if (field.type === "time") date.splice(3, 2, ...parts.slice(0, 2));
    else date.splice(0, parts.length, ...parts);
    field.edited = send(15, id, ...date.slice(0, 5));
  }
});

// True for a time, and for a date with a year of four digits.
/** @type {(date: string) => boolean} */
const isWhole = date => /^([1-9]\d{3}-|\d\d:)/.test(date);

/** @type {Element} */
export let dragged;
document.addEventListener("pointerdown", event => {
  if (event.target.type === "range") dragged = event.target;
  if (openPopups.length && !event.target.closest(".popup, [aria-expanded=true]")) closePopups();
  const handle = event.target.closest("[data-e=M]");
  if (handle) startMoving(handle, event);
});
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => { dragged = undefined; }, true);

// Dragging a row: it follows the pointer and is dropped where the pointer is released. The list scrolls near an end of
// the visible part.
/** @type {(handle: Element, event: PointerEvent) => void} */
function startMoving(handle, { pointerId, clientY }) {
  const row = handle.closest(".row"), list = row.closest(".list"), scroller = scrollerOf(list);
  const from = clientY + scroller.scrollTop;
  /** @type {Element} */
  let target;
  handle.setPointerCapture(pointerId);
  row.classList.add("held");
  handle.onpointermove = ({ clientY }) => {
    const view = scroller.getBoundingClientRect();
    scroller.scrollTop += clientY < view.top + 56 ? -9 : clientY > view.bottom - 56 ? 9 : 0;
    row.style.translate = "0 " + (clientY + scroller.scrollTop - from) + "px";
    target?.classList.remove("target");
    target = [...list.querySelectorAll(".row:not(.held)")].find(other => {
      const box = other.getBoundingClientRect();
      return clientY >= box.top && clientY < box.bottom;
    });
    target?.classList.add("target");
  };
  handle.onpointerup = handle.onpointercancel = up => {
    handle.onpointermove = handle.onpointerup = handle.onpointercancel = null;
    row.style.translate = "";
    row.classList.remove("held");
    target?.classList.remove("target");
    if (up.type === "pointerup" && target?.isConnected) send(20, idOf(row), indexOf(target));
  };
}

// A row that is swiped sideways presents its actions. A list that is pulled down at its head is refreshed.
/** @type {Touching} */
let touch;
/** @type {(event: Event) => void} */
const letGo = event => {
  const { moving, moved, isAside, actions, refresh } = touch ?? {};
  touch = undefined;
  if (!moving) return;
  moving.style.translate = "";
  if (event.type !== "touchend" || Math.abs(moved) < 56) return;
  if (isAside) openActions(moving, actions);
  else refresh.click();
};
document.addEventListener("touchstart", event => {
  letGo(event);
  const { target, touches: [{ clientX: x, clientY: y }, other] } = event;
  const actions = target.closest(".row")?.querySelector(":scope > .actions");
  const refresh = target.closest(".screen")?.querySelector(".refresh:enabled");
  if (!other && !target.closest("input,textarea,.move")) touch = { x, y, actions, refresh };
}, { passive: true });
document.addEventListener("touchmove", event => {
  if (!touch) return;
  const x = event.touches[0].clientX - touch.x, y = event.touches[0].clientY - touch.y;
  if (!touch.moving) {
    if (Math.hypot(x, y) < 12) return;
    touch.isAside = Math.abs(x) > Math.abs(y);
    touch.moving = touch.isAside ? touch.actions?.parentElement
      : y > 0 && !scrollerOf(event.target).scrollTop && touch.refresh?.closest(".screen").querySelector(".list");
    if (!touch.moving) return letGo(event);
  }
  touch.moved = Math.min(96, touch.isAside ? Math.max(-96, x) : Math.max(0, y / 2));
  touch.moving.style.translate = (touch.isAside ? "" : "0 ") + touch.moved + "px";
}, { passive: true });
document.addEventListener("touchend", letGo);
document.addEventListener("touchcancel", letGo);
document.addEventListener("contextmenu", event => {
  const element = event.target.closest("[data-a]");
  if (!element || event.target.closest("input,textarea,a[href]")) return;
  event.preventDefault();
  openActions(element, element, event);
});

// The focus, sent to the server when it changes.
let reportedFocus = own.dataset.focus === "-" ? null : own.dataset.focus;
// The number of the event that reported the user's last move of the focus.
export let movedAt = 0;
/** @param {boolean} [isMoved] */
export function noteFocus(isMoved) {
  if (isApplying) return;
  const here = document.activeElement, id = here?.matches("[data-e]") ? idOf(here) : null;
  if (id === reportedFocus) return;
  reportedFocus = id;
  const list = here.closest(".list");
  if (list && here.matches(".main,.hit")) {
    list.roving = here;
    rove(list);
  }
  const number = id ? send(21, id) : send(21);
  if (isMoved) movedAt = number;
}
// The program may request that the whole text of a field is selected, immediately or when the field is focused. A
// position that the user clicked in the field is kept.
/** @type {Element} */
let pointedAt;
/** @type {Record<string, string>} */
const selectedWhole = {};
document.addEventListener("pointerdown", event => { pointedAt = event.target; }, true);
document.addEventListener("keydown", () => { pointedAt = undefined; }, true);
/** @type {(field: Element) => void} */
export function selectWhole(field) {
  const id = idOf(field), wish = field?.dataset.whole;
  if (!wish || selectedWhole[id] === wish) return;
  selectedWhole[id] = wish;
  if (!pointedAt || !(field.closest(".row") ?? field).contains(pointedAt)) field.select();
}
document.addEventListener("focusin", event => {
  selectWhole(event.target);
  if (event.target.dataset.e === "h" && !event.target.closest(".search").querySelector(".cancel")) {
    send(18, idOf(event.target), 1);
  }
  noteFocus(true);
});
document.addEventListener("focusout", ({ target, relatedTarget }) => {
  // The parts of a date are corrected only when the user leaves its field, and not when another window has the focus.
  if (target.dataset.e === "y" && target !== document.activeElement) {
    target.isComposing = false;
    if (!target.edited) setValue(target, target.held);
  }
  if (target.sleeps && !isApplying) {
    setAttribute(target, "disabled", null);
    target.disabled = true;
  }
  if (!relatedTarget) setTimeout(() => noteFocus(true));
});

// Keys.
export const inReach = () => openDialogs().at(-1) ?? app;
/** @type {(element: Element) => boolean} */
export const isSeen = element => element.offsetParent !== null || getComputedStyle(element).position === "fixed";

document.addEventListener("keydown", event => {
  if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
  if (event.target.dataset.e === "y") event.target.isComposing = true;
  // An open menu receives all keys. Otherwise shortcuts of the app have priority, unless the user is typing.
  if (openPopups.length ? tableKey(event) : commandKey(event) || tableKey(event)) event.preventDefault();
});

// Performs the meaning of a key on the focused element: the first of its meanings in `keyTable` that is possible there.
// Each meaning returns true if it has been performed, false if it is not possible, and null if the browser performs it
// by itself.
/** @type {(event: On<KeyboardEvent>) => boolean | null} */
function tableKey(event) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey) return false;
  if (key === "Tab" && openPopups.length) closePopups(false, false);
  if (key === "Enter" && target.closest("#finder")) {
    findNext(event.shiftKey);
    return true;
  }
  const isAct = /^(Enter| |Delete)$/.test(key);
  // Disabled elements keep the focus and are not pressed. Browsers handle other keys in fields, and move sliders, by
  // themselves.
  if (isAct ? target.ariaDisabled === "true" && !(target.readOnly && target.matches(textFields)) : key !== "Escape"
    && target.matches(key.length > 1 ? "input,textarea,select" : "input:not([type=range]),textarea,select")) return null;
  const kind = openPopups.length ? "popup" : kindOf(target);
  for (const meaning of keyTable[nameOf(event)]?.[kind]?.split(" ") ?? []) {
    const done = keyMeanings[meaning](event);
    if (done !== false) return done;
  }
  return false;
}

// Returns the name of the key in `keyTable`: Left is where words begin, and characters with the same meaning share a
// name.
/** @type {(event: On<KeyboardEvent>) => string} */
function nameOf({ key, target, altKey }) {
  const turned = isRTL(target) && { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[key] || key;
  if (altKey || /^Arrow(Up|Down)$/.test(key) && target.matches(".move")) return "A-" + turned;
  return keyTable[turned] ? turned : key === "=" ? "+" : /^\d$/.test(key) ? "digit" : key.length === 1 ? "letter" : "";
}

// Returns the element's kind for the keyboard, as in `ControlKind`.
/** @type {(element: Element) => string} */
function kindOf(element) {
  if (element.matches(".row > .main,.row > .hit,.row > .move")) return "row";
  switch (element.dataset.e) {
  case "x": return element.nodeName === "TEXTAREA" ? "editor" : "field";
  case "h": return "search";
  case "t": return element.ariaExpanded ? "disclosure" : "toggle";
  case "m": return "menu";
  case "v": return element.type === "range" ? "slider" : "adjustable";
  case "s": return "picker";
  case "c": return element.role === "tab" ? "tabs" : "picker";
  case "d":
  case "i": return "stepper";
  case "y": return "date";
  case "A": return "actions";
  }
  return element.matches("a[target],[role=link]") ? "link" : element.matches("button,a,summary,[data-e]") ? "button" : "none";
}

/** @type {Record<string, (event: On<KeyboardEvent>) => boolean | null>} */
const keyMeanings = {
  types: () => null,
  submit: ({ target }) => {
    if (!target.readOnly) send(3, idOf(target));
    return true;
  },
  press: pressByKey,
  toggle: pressByKey,
  open: pressByKey,
  defaultButton: () => pressFirst("[data-default]"),
  outward: event => outwardSteps.some(step => outwardActs[step](event)),
  deleteRow: ({ target }) => {
    const row = target.closest(".row");
    if (row.dataset.del === undefined) return false;
    send(19, idOf(row));
    return true;
  },
  raise: event => carryRow(event, -1),
  lower: event => carryRow(event, 1),
  less: event => stepValue(event, -1),
  more: event => stepValue(event, 1),
  muchLess: () => false,
  muchMore: () => false,
  least: event => moveToEnd(event, "min") || chooseFirst(alternatives(event)),
  greatest: event => moveToEnd(event, "max") || chooseFirst(alternatives(event).reverse()),
  number: event => {
    const item = alternatives(event)[+event.key - 1];
    if (event.target.matches("[role=spinbutton]")) send(11, idOf(event.target), +event.key);
    else if (item) chooseFirst([item]);
    return true;
  },
  tab: () => false,
  fold: ({ target }) => fold(target, "true"),
  unfold: ({ target }) => fold(target, "false"),
  move: event => openPopups.length ? moveInPopup(event) : moveInList(event) || scrollKey(event),
  typeAhead: event => openPopups.length ? typeInPopup(event) : kindOf(event.target) === "row" ? typeInList(event)
    : typeInAlert(event),
  search: () => {
    const search = [...inReach().querySelectorAll(".search input")].find(isSeen);
    search?.focus();
    return !!search;
  },
  find: () => {
    openFinder();
    return !!finder?.isConnected;
  },
  help: () => showKeys(),
};

// Returns the options of the group, or the tabs, that contain the focused element.
/** @type {(event: On<KeyboardEvent>) => Element[]} */
const alternatives = ({ target }) => target.matches("[role=radio],[role=tab]")
  ? [...target.parentElement.querySelectorAll(":scope > :is([role=radio],[role=tab]):not(:disabled)")] : [];

/** @type {(items: Element[]) => boolean} */
function chooseFirst([item]) {
  item?.focus();
  item?.click();
  return !!item;
}

/** @type {(event: On<KeyboardEvent>, step: number) => boolean} */
function stepValue(event, step) {
  const items = alternatives(event), next = items[items.indexOf(event.target) + step];
  if (next) chooseFirst([next]);
  else if (event.target.matches("[role=spinbutton]")) send(step > 0 ? 12 : 13, idOf(event.target));
  else event.target.closest(".stepper")?.querySelector(`[data-e=${step > 0 ? "i" : "d"}]`).click();
  return true;
}

// Moves the value of a stepper to an end of its range, if it has one and is not there.
/** @type {(event: On<KeyboardEvent>, end: string) => boolean} */
function moveToEnd({ target }, end) {
  const value = target.closest(".stepper")?.dataset[end];
  if (value !== undefined) send(11, idOf(target), +value);
  return value !== undefined;
}

// Moves the focus to the next button of an alert that begins with the letter, and never to a destructive one.
/** @type {(event: On<KeyboardEvent>) => boolean} */
function typeInAlert({ key, target }) {
  const buttons = [...inReach().querySelectorAll(
    ":scope.alert .btn:not(.destructive, :disabled, [aria-disabled=true])")];
  const next = buttons.indexOf(target) + 1;
  const found = [...buttons.slice(next), ...buttons.slice(0, next)]
    .find(button => button.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
  found?.focus();
  return !!found;
}

// Expands or collapses a row or a disclosure, or enters or leaves a submenu.
/** @type {(target: Element, isOpen: string) => boolean} */
function fold(target, isOpen) {
  if (openPopups.length) return turnMenu(isOpen === "false");
  const mark = target.dataset.e === "t" ? target : target.parentElement.querySelector(":scope > .fold");
  const turns = mark?.ariaExpanded === isOpen;
  if (turns) mark.click();
  return turns;
}

// Browsers press buttons themselves, and follow links that leave the app.
/** @type {(event: On<KeyboardEvent>) => boolean | null} */
function pressByKey(event) {
  const { target, key } = event;
  if (target.matches(pressedByKeys + (key === " " ? ":not([role=link])" : ""))) {
    return !target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
  // An element that is a link only for use in other tabs is pressed like a button.
  if (key !== " " || !target.matches("a[href][data-e]:not([target])")) return null;
  target.click();
  return true;
}

/** @type {(buttons: string) => boolean} */
function pressFirst(buttons) {
  const button = [...inReach().querySelectorAll(buttons)].find(button => isSeen(button) && !button.disabled
    && button.ariaDisabled !== "true");
  button?.click();
  return !!button;
}

/** @type {Record<string, (event: On<KeyboardEvent>) => boolean>} */
const outwardActs = {
  popup: () => {
    const isOpen = openPopups.length > 0;
    if (isOpen) closePopups(false, true);
    return isOpen;
  },
  finder: () => {
    const isOpen = !!finder?.isConnected;
    if (isOpen) closeFinder();
    return isOpen;
  },
  search: ({ target }) => {
    const isSearch = target.dataset.e === "h" && (!!target.value || !!target.closest(".search").querySelector(".cancel"));
    if (isSearch) send(18, idOf(target), 0);
    return isSearch;
  },
  back: () => {
    const back = wayBack();
    back?.click();
    return !!back;
  },
  modal: () => {
    const dialog = openDialogs().at(-1), leaves = dialog?.dataset.dismiss !== undefined;
    if (leaves) send(6, idOf(dialog));
    // An alert has to be answered with one of its buttons.
    return leaves || !!dialog?.matches(".alert");
  },
  // Handled even without such a button, because a browser would close an open dialog.
  cancelButton: () => pressFirst("[data-cancel]") || openDialogs().length > 0,
};

// Elements that browsers do not press themselves.
const pressedByKeys = "[tabindex][data-e]:not(button,a[href],input,textarea,select,[data-e=v])";

// If the focus is in nothing that scrolls, keys scroll the page.
/** @type {(event: On<KeyboardEvent>) => boolean} */
function scrollKey({ key, target, shiftKey }) {
  const scroller = [...inReach().querySelectorAll(".body,.inside")].filter(isSeen).at(-1);
  const page = scroller?.clientHeight * .9;
  const by = {
    ArrowDown: 40, ArrowUp: -40, PageDown: page, PageUp: -page, End: 1e9, Home: -1e9,
    " ": target === document.body && (shiftKey ? -page : page)
  }[key];
  if (!by || target.closest(".body,.inside")) return false;
  scroller.scrollBy(0, by);
  return true;
}

// Compared as `C-A-x`: like a terminal, this does not distinguish Ctrl-S from Ctrl-Shift-S.
/** @type {(event: On<KeyboardEvent>) => boolean} */
function commandKey(event) {
  const isControl = event.ctrlKey || event.metaKey, field = event.target.closest("input:not([type=range]),textarea,select");
  if (event.key.length !== 1 || !isControl && !event.altKey && (field || keptKeys.includes(event.key))) return false;
  if (field && isControl && editingKeys.includes(event.key.toLowerCase())) return false;
  /** @type {(key: string) => string} */
  const fold = key => key.startsWith("C-") ? key.toLowerCase() : key;
  const name = fold((isControl ? "C-" : "") + (event.altKey ? "A-" : "") + event.key);
  const pages = [...inReach().querySelectorAll("[data-keys]")].filter(isSeen).reverse();
  for (const page of pages) {
    /** @type {[command: number, key: string, title: string][]} */
    const commands = JSON.parse(page.dataset.keys);
    const command = commands.find(([, key]) => fold(key) === name);
    if (command) {
      send(10, idOf(page), command[0]);
      return true;
    }
  }
  const item = [...inReach().querySelectorAll("[data-key]")].find(item => fold(item.dataset.key) === name
    && (isSeen(item) || item.closest(".popup")));
  const button = item?.matches("[data-e]") ? item : item?.querySelector("[data-e]");
  if (button?.dataset.e === "x") button.focus();
  else if (button && !button.disabled) button.click();
  else if (item && !button) send(0, idOf(item));
  return !!item;
}
