// Keys: shortcuts of pages and controls, and the meanings of other keys on the focused element, as in `keyTable`.

import { idOf, inReach, isRTL, isSeen, openDialogs, seen, textFields, topScreen } from "./page.js";
import { showStatus } from "./status.js";
import { line, send } from "./sending.js";
import { stopTypingLater, typeLater } from "./focus.js";
import { closePopups, moveInPopup, nextNamed, openPopups, turnMenu, typeInPopup } from "./menus.js";
import { closeFinder, findNext, finder, openFinder } from "./finder.js";
import { carryRow, endTypingAhead, isTypingAhead, moveInList, typeInList } from "./lists.js";
import { wayBack } from "./places.js";

document.addEventListener("keydown", event => {
  if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
  if (isMeantForLostField(event)) {
    typeLater(event.key);
    return event.preventDefault();
  }
  if (event.target.dataset.e === "y") event.target.isComposing = true;
  // An open menu receives all keys. Otherwise shortcuts of the app have priority, unless the user is typing.
  if (openPopups.length ? tableKey(event) : commandKey(event) || tableKey(event)) event.preventDefault();
});

// True for a letter that the user may type for a field of the page before it was restored. While no server answers, the
// page may be about to be restored.
/** @type {(event: On<KeyboardEvent>) => boolean} */
function isMeantForLostField({ key, target, ctrlKey, metaKey, altKey }) {
  if (key === "Shift" || target.matches("input:not([type=range]),textarea,select")) return false;
  const types = !ctrlKey && !metaKey && !altKey && (key.length === 1 || line.isFieldGone && /^(Enter|Backspace)$/.test(key));
  if (!types) stopTypingLater();
  return types && (line.isFieldGone || !line.isLive && key !== " ");
}
document.addEventListener("pointerdown", stopTypingLater);

// Performs the meaning of a key on the focused element: the first of its meanings in `keyTable` that is possible there.
// Each meaning returns true if it has been performed, false if it is not possible, and null if the browser performs it
// by itself.
/** @type {(event: On<KeyboardEvent>) => boolean | null} */
function tableKey(event) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey) return false;
  if (key === "Tab" && openPopups.length) closePopups();
  if (key === "Enter" && target.closest("#finder")) {
    findNext(event.shiftKey);
    return true;
  }
  const isAct = /^(Enter| |Delete)$/.test(key);
  // Disabled elements keep the focus and are not pressed. Browsers handle other keys in fields, and move sliders, by
  // themselves.
  if (isAct ? target.ariaDisabled === "true" && !(target.readOnly && target.matches(textFields)) : key !== "Escape"
    && target.matches(key.length > 1 ? "input,textarea,select" : "input:not([type=range]),textarea,select")) return null;
  const kind = openPopups.length ? "popup" : kindOf(target), name = nameOf(event);
  if (kind === "row" && key === " " && isTypingAhead(event)) return typeInList(event);
  if (name && key.length > 1) endTypingAhead();
  for (const meaning of keyTable[name]?.[kind]?.split(" ") ?? []) {
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

// The element's kind for the keyboard. Buttons of the page itself have no action.
/** @type {(element: Element) => string} */
const kindOf = element => element.dataset.kind ?? actionKinds[element.dataset.e]
  ?? (element.matches("button,a,[data-e]") ? "button" : "none");

/** @type {Record<string, (event: On<KeyboardEvent>) => boolean | null>} */
const keyMeanings = {
  types: () => null,
  submit: ({ target }) => {
    if (!target.readOnly) send(events.submit, idOf(target));
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
    send(events.deleteRow, idOf(row));
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
    if (event.target.matches("[role=spinbutton]")) send(events.adjust, idOf(event.target), +event.key);
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
    const search = seen(".search input")[0];
    search?.focus();
    return !!search;
  },
  find: () => {
    openFinder();
    return !!finder?.isConnected;
  },
  help: showKeys,
};

// Displays the key commands of the page.
function showKeys() {
  const names = seen("[data-keys]").flatMap(page => JSON.parse(page.dataset.keys)).filter(([, , title]) => title);
  if (!names.length) return false;
  showStatus(names.map(([, key, title]) => key.replace("C-", "Ctrl-").replace("A-", "Alt-") + " " + title).join(" · "));
  setTimeout(() => { if (line.isLive) showStatus(""); }, 6000);
  return true;
}

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
  if (value !== undefined) send(events.adjust, idOf(target), +value);
  return value !== undefined;
}

// Moves the focus to the next button of an alert that begins with the letter, and never to a destructive one.
/** @type {(event: On<KeyboardEvent>) => boolean} */
function typeInAlert({ key, target }) {
  const buttons = [...inReach().querySelectorAll(
    ":scope.alert .btn:not(.destructive, :disabled, [aria-disabled=true])")];
  const found = nextNamed(buttons, buttons.indexOf(target), key);
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
  const button = seen(buttons).find(button => !button.disabled && button.ariaDisabled !== "true");
  button?.click();
  return !!button;
}

/** @type {Record<string, (event: On<KeyboardEvent>) => boolean>} */
const outwardActs = {
  popup: () => {
    const isOpen = openPopups.length > 0;
    if (isOpen) closePopups(true);
    return isOpen;
  },
  finder: () => {
    const isOpen = !!finder?.isConnected;
    if (isOpen) closeFinder();
    return isOpen;
  },
  search: ({ target }) => {
    const screen = target.closest(".screen") ?? topScreen();
    const field = screen?.querySelector(":scope > .body > .search > input");
    const isSearch = !!field?.nextElementSibling || field === target && !!field.value;
    if (isSearch) send(events.searching, idOf(field), 0);
    return isSearch;
  },
  back: () => {
    const back = wayBack();
    back?.click();
    return !!back;
  },
  modal: () => {
    const dialog = openDialogs().at(-1), leaves = dialog?.dataset.dismiss !== undefined;
    if (leaves) send(events.dismiss, idOf(dialog));
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
  const scroller = seen(".body,.inside").at(-1);
  const page = scroller?.clientHeight * .9;
  const by = {
    ArrowDown: 40, ArrowUp: -40, PageDown: page, PageUp: -page, End: 1e9, Home: -1e9,
    " ": target === document.body && (shiftKey ? -page : page)
  }[key];
  if (!scroller || !by || target.closest(".body,.inside")) return false;
  scroller.scrollBy(0, by);
  return true;
}

// Compared as `C-A-x`: like a terminal, this does not distinguish Ctrl-S from Ctrl-Shift-S. Ctrl-Shift-Z reverts Ctrl-Z.
/** @type {(event: On<KeyboardEvent>) => boolean} */
function commandKey(event) {
  const isControl = event.ctrlKey || event.metaKey, field = event.target.closest("input:not([type=range]),textarea,select");
  if (event.key.length !== 1 || !isControl && !event.altKey && (field || keptKeys.includes(event.key))) return false;
  if (field && field.type !== "checkbox" && isControl && editingKeys.includes(event.key.toLowerCase())) return false;
  /** @type {(key: string) => string} */
  const fold = key => key.startsWith("C-") && key !== "C-Z" ? key.toLowerCase() : key;
  // Caps Lock has no effect while Control is held.
  const typed = isControl && !event.shiftKey ? event.key.toLowerCase() : event.key;
  const name = fold((isControl ? "C-" : "") + (event.altKey ? "A-" : "") + typed);
  const pages = seen("[data-keys]").reverse();
  for (const page of pages) {
    /** @type {[command: number, key: string, title: string][]} */
    const commands = JSON.parse(page.dataset.keys);
    const command = commands.find(([, key]) => fold(key) === name);
    if (command) {
      send(events.keyCommand, idOf(page), command[0]);
      return true;
    }
  }
  const item = [...inReach().querySelectorAll("[data-key]")].find(item => fold(item.dataset.key) === name
    && (isSeen(item) || item.closest(".popup")));
  const button = item?.matches("[data-e]") ? item : item?.querySelector("[data-e]");
  if (button?.dataset.e === "x") button.focus();
  else if (button && !button.disabled) button.click();
  else if (item && !button) send(events.activate, idOf(item));
  return !!item;
}
