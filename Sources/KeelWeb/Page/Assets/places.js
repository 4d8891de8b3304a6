// Dialogs, menus, the search for a row, and the browser's history.

import { app, idOf, own, wantedFocus, words } from "./elements.js";
import { isLive, isOver, placeStatus, send, showStatus, status } from "./connection.js";
import { isRTL } from "./lists.js";
import { inReach, isSeen } from "./input.js";

export const openDialogs = () => [...app.querySelectorAll(".over > dialog")].filter(dialog => dialog.isShown);

// Dialogs are presented in their order. The browser keeps the focus in the last one, and makes the rest inert.
export function updateDialogs() {
  let isBehind = false;
  for (const dialog of app.querySelectorAll(".over > dialog")) {
    if (dialog.isShown && dialog.matches(":modal") && !isBehind) continue;
    isBehind = true;
    dialog.isShown = false;
    if (dialog.open) dialog.close();
    dialog.showModal();
    dialog.isShown = true;
    if (!dialog.isPrepared) prepare(dialog);
  }
  if (isBehind || !status.isConnected) placeStatus();
}

/** @type {(dialog: Element) => void} */
function prepare(dialog) {
  dialog.isPrepared = true;
  dialog.addEventListener("cancel", event => {
    event.preventDefault();
    if (dialog.dataset.dismiss !== undefined) send(6, idOf(dialog));
  });
  // If a browser closes the dialog nevertheless, the page requests that, and the program may keep the dialog open.
  dialog.addEventListener("close", () => {
    if (!dialog.isShown || !dialog.isConnected || dialog.open) return;
    dialog.isShown = false;
    updateDialogs();
    if (dialog.dataset.dismiss !== undefined) send(6, idOf(dialog));
  });
  // The server determines the initial focus of a dialog. A browser would focus the first button, even a destructive
  // one.
  if (!wantedFocus) (dialog.querySelector(".inside") ?? dialog).focus();
}

/** @type {(dialog: Element) => void} */
export function closeDialog(dialog) {
  dialog.isShown = false;
  if (dialog.open) dialog.close();
}

/** @type {(event: On<MouseEvent>) => void} */
export function dismissOutside(event) {
  const box = event.target.getBoundingClientRect();
  const isInside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top
    && event.clientY <= box.bottom;
  if (!isInside && event.target.dataset.dismiss !== undefined) send(6, idOf(event.target));
}

// Menus. Each open one has a reference to its opener.
/** @type {{ popup: Element, opener: Element }[]} */
export let openPopups = [];

/** @type {(opener: Element) => void} */
export function toggleMenu(opener) {
  const popup = document.getElementById(opener.getAttribute("aria-controls"));
  if (opener.getAttribute("aria-expanded") === "true") return closePopups(false, true, popup);
  if (!opener.closest(".popup")) closePopups();
  openPopup(popup, opener);
}

/** @param {Element} popup @param {Element} opener @param {MouseEvent} [at] */
function openPopup(popup, opener, at) {
  openPopups.push({ popup, opener });
  opener.setAttribute?.("aria-expanded", "true");
  popup.showPopover();
  const box = at ? { left: at.clientX, right: at.clientX, top: at.clientY, bottom: at.clientY }
    : opener.getBoundingClientRect();
  const isSub = opener.matches(".sub"), isTurned = isRTL(opener);
  let x = isSub ? box.right - 4 : isTurned ? box.right - popup.offsetWidth : box.left;
  let y = isSub ? box.top - 6 : box.bottom + 4;
  if (y + popup.offsetHeight > innerHeight - 8) y = isSub ? innerHeight - 8 - popup.offsetHeight : box.top - 4 - popup.offsetHeight;
  if (x + popup.offsetWidth > innerWidth - 8) x = isSub ? box.left + 4 - popup.offsetWidth : innerWidth - 8 - popup.offsetWidth;
  popup.style.left = Math.max(8, x) + "px";
  popup.style.top = Math.max(8, y) + "px";
  popupItems(popup)[0]?.focus();
}

/** @type {(popup: Element) => Element[]} */
const popupItems = popup => [...popup.querySelectorAll("[role^=menuitem]:not(:disabled)")]
  .filter(item => item.closest(".popup") === popup);

/** @param {boolean} [_] @param {boolean} [returnsFocus] @param {Element} [downTo] */
export function closePopups(_, returnsFocus, downTo) {
  while (openPopups.length) {
    const { popup, opener } = openPopups.pop();
    if (popup.isConnected) popup.hidePopover();
    if (opener.matches?.("[aria-haspopup]")) opener.setAttribute("aria-expanded", "false");
    else opener.removeAttribute?.("aria-expanded");
    if (popup.isOurs) popup.remove();
    if (returnsFocus || popup.contains(document.activeElement)) opener.focus?.();
    if (popup === downTo || returnsFocus && !downTo) return;
  }
}

// Keys in the innermost open menu: moving to another item, into a submenu and out of it.
/** @type {(order: (items: Element[], here: number) => Element) => boolean} */
function mark(order) {
  const items = popupItems(openPopups.at(-1).popup), item = order(items, items.indexOf(document.activeElement));
  item?.focus();
  return !!item;
}
/** @type {(event: On<KeyboardEvent>) => boolean} */
export const moveInPopup = ({ key }) => mark((items, here) =>
  key === "ArrowDown" ? items[(here + 1) % items.length] : key === "ArrowUp" ? items.at(here < 0 ? -1 : here - 1)
    : items.at(/^(End|PageDown)$/.test(key) ? -1 : 0));
/** @type {(event: On<KeyboardEvent>) => boolean} */
export const typeInPopup = ({ key }) => mark((items, here) => [...items.slice(here + 1), ...items].find(item =>
  item.textContent.trim().toLowerCase().startsWith(key.toLowerCase())));
/** @type {(isInward: boolean) => boolean} */
export function turnMenu(isInward) {
  const { popup, opener } = openPopups.at(-1), item = document.activeElement;
  if (isInward && item.matches(".sub")) item.click();
  else if (!isInward && opener.matches(".sub")) closePopups(false, true, popup);
  return true;
}

// Presents the actions of a row.
/** @param {Element} element @param {Element} opener @param {MouseEvent} [at] */
export function openActions(element, opener, at) {
  const list = element.dataset.a ? JSON.parse(element.dataset.a) : [], id = idOf(element);
  closePopups();
  const popup = document.createElement("div");
  popup.className = "popup";
  popup.isOurs = true;
  popup.setAttribute("role", "menu");
  popup.setAttribute("aria-label", words.actions);
  popup.popover = "manual";
  /** @type {(title: string, isDestructive: boolean, isEnabled: boolean, act: () => void) => void} */
  const add = (title, isDestructive, isEnabled, act) => {
    const item = document.createElement("button");
    item.type = "button";
    item.textContent = title;
    item.className = isDestructive ? "btn destructive" : "btn";
    item.disabled = !isEnabled;
    item.setAttribute("role", "menuitem");
    item.onclick = () => {
      closePopups(false, true);
      act();
    };
    popup.append(item);
  };
  for (const [action, title, flags] of list) add(title, !!(flags & 1), !(flags & 2), () => send(4, id, action));
  if (element.dataset.del !== undefined) add(words.delete, true, true, () => send(19, id));
  if (!popup.firstChild) return;
  (element.closest("dialog") ?? document.body).append(popup);
  openPopup(popup, opener, at);
}

// The search for a row of a list. The program searches, because not all rows are in the page.
/** @type {Finder} */
export let finder;
export function openFinder() {
  const list = [...inReach().querySelectorAll(".list")].find(isSeen);
  if (!list) return;
  closeFinder();
  finder = document.createElement("div");
  finder.id = "finder";
  finder.setAttribute("role", "search");
  const input = Object.assign(document.createElement("input"), { className: "field", type: "search", placeholder: words.find });
  input.setAttribute("aria-label", words.findRow);
  input.oninput = () => { if (input.value) send(8, idOf(list), input.value, 0, 0); };
  finder.list = list;
  finder.from = document.activeElement;
  finder.append(input);
  (openDialogs().at(-1) ?? document.body).append(finder);
  input.focus();
}

/** @type {(isBackwards: boolean) => void} */
export function findNext(isBackwards) {
  const text = finder.firstElementChild.value, wish = finder.list.dataset.j?.split(" ") ?? ["0"];
  const total = +finder.list.dataset.n || 1;
  if (text) send(8, idOf(finder.list), text, (+wish[0] + (isBackwards ? -1 : 1) + total) % total, +isBackwards);
}

export function closeFinder() {
  if (!finder?.isConnected) return;
  const back = finder.from;
  finder.list.querySelector(".found")?.classList.remove("found");
  finder.remove();
  if (back?.isConnected) back.focus();
}

// Displays the key commands of the page.
export function showKeys() {
  const names = [...inReach().querySelectorAll("[data-keys]")].filter(isSeen)
    .flatMap(page => JSON.parse(page.dataset.keys)).filter(([, , title]) => title);
  if (!names.length) return false;
  showStatus(names.map(([, key, title]) => key.replace("C-", "Ctrl-").replace("A-", "Alt-") + " " + title).join(" · "));
  setTimeout(() => { if (isLive) showStatus(""); }, 6000);
  return true;
}

// History. The model determines the place of the app (`shown`); the address follows. Back, Forward and a typed address
// are only requests. A dialog or a page that the address does not contain has an entry too, above that of its place:
// Back requests its dismissal. Each entry contains the number of these that were open; the server counts them
// (`stepsBack`).
const base = own.dataset.base;
export let shown = own.dataset.path;
let stepsBack = +own.dataset.back;
/** @type {Asked} */
let asked;
let isRenamed = false, place = history.state?.place ?? 0, ownSteps = 0;

// Receives the place of the app, or another name of the same place, and the number of steps that lead back.
/** @type {(about: { u?: string, r?: boolean, b?: number }) => void} */
export function moved({ u, r, b = stepsBack }) {
  stepsBack = b;
  if (u === undefined) return;
  shown = u;
  isRenamed = r;
}

/** @type {(steps: number) => void} */
const goBy = steps => {
  ownSteps++;
  history.go(steps);
};
/** @type {(how: "pushState" | "replaceState", state: object) => void} */
const enterPlace = (how, state) =>
  history[how]({ place, path: shown, loose: 0, depth: depthNow(), ...state }, "", base + shown);

// The number of steps back: the server's count, and one for the visible second pane if there is room for only one pane.
export const depthNow = () => stepsBack + [...app.querySelectorAll(".back.narrow")].filter(isSeen).length;

export function settlePlace() {
  if (asked || ownSteps || isOver) return;
  const { path, before, loose = 0, depth = 0 } = history.state ?? {}, now = depthNow();
  if (path !== shown) {
    if (isRenamed) enterPlace("replaceState", { before });
    else if (before === shown && now <= depth) goBy(-1 - loose);
    else if (loose && now <= depth) enterPlace("replaceState", { before: path });
    else enterPlace("pushState", { place: ++place, before: path });
    isRenamed = false;
  } else if (now > depth) {
    enterPlace("pushState", { place: ++place, before, loose: loose + 1, depth: depth + 1 });
    settlePlace();
  } else if (now < depth) {
    if (loose) goBy(-1);
    else enterPlace("replaceState", { before });
  }
}

// The back button of the page on top.
export const wayBack = () => [...inReach().querySelectorAll(".back")].filter(isSeen).at(-1);

// Requests the end of the presentations above the location of this entry, one after the other.
/** @type {(from: number, path: string) => void} */
function leave(from, path) {
  const dialog = openDialogs().at(-1), depth = depthNow();
  const back = wayBack();
  if (depth <= history.state?.depth || !back && dialog?.dataset.dismiss === undefined) return settlePlace();
  asked = { from, path, depth,
    number: back ? send(back.dataset.e === "p" ? 5 : 14, back.dataset.i, +back.dataset.n) : send(6, idOf(dialog)) };
}

addEventListener("popstate", ({ state }) => {
  const from = place;
  place = state?.place ?? 0;
  if (ownSteps > 0) {
    ownSteps--;
    return settlePlace();
  }
  const path = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : "";
  if (path !== shown || asked) asked = { number: send(24, path), from: asked?.from ?? from, path };
  else leave(from, path);
});

// Handles the program's answer, and corrects the history if the app's location differs from the requested one.
/** @type {(number: number) => void} */
export function pathAnswered(number) {
  if (!asked || number < asked.number) return;
  const { from, path, depth } = asked;
  asked = undefined;
  if (path === shown && depthNow() < depth) leave(from, path);
  else if (path === shown) settlePlace();
  else if (depth) enterPlace("replaceState", { before: history.state?.before });
  else if (from !== place) {
    goBy(from - place);
    place = from;
  } else enterPlace("replaceState", { ...history.state, place, path: shown });
}
