// Menus, and the menus of the actions of nodes.

import { focusable, idOf, isRTL, words } from "./page.js";
import { send } from "./sending.js";
import { make } from "./elements.js";
import { giveBackFocus, stopOf } from "./focus.js";

// The open menus. Each has a reference to its opener.
/** @type {{ popup: Element, opener: Element }[]} */
export let openPopups = [];

/** @type {(opener: Element) => void} */
export function toggleMenu(opener) {
  const popup = document.getElementById(opener.getAttribute("aria-controls"));
  if (opener.ariaExpanded === "true") return closePopups(true, popup);
  if (!opener.closest(".popup")) closePopups();
  openPopup(popup, opener);
}

/** @param {Element} popup @param {Element} opener @param {MouseEvent} [at] */
function openPopup(popup, opener, at) {
  openPopups.push({ popup, opener });
  popup.opener = opener;
  opener.setAttribute?.("aria-expanded", "true");
  popup.showPopover();
  const box = at ? { left: at.clientX, right: at.clientX, top: at.clientY, bottom: at.clientY }
    : opener.getBoundingClientRect();
  const isSub = opener.matches(".sub"), { offsetWidth: width, offsetHeight: height } = popup;
  const right = innerWidth - 8 - width, bottom = innerHeight - 8 - height;
  let x = isSub ? box.right - 4 : isRTL(opener) ? box.right - width : box.left;
  let y = isSub ? box.top - 6 : box.bottom + 4;
  if (y > bottom) y = isSub ? bottom : box.top - 4 - height;
  if (x > right) x = isSub ? box.left + 4 - width : right;
  popup.style.left = Math.max(8, x) + "px";
  popup.style.top = Math.max(8, y) + "px";
  popupItems(popup)[0]?.focus();
}

/** @type {(popup: Element) => Element[]} */
const popupItems = popup => [...popup.querySelectorAll("[role^=menuitem]:not(:disabled)")]
  .filter(item => item.closest(".popup") === popup);

/** @param {boolean} [returnsFocus] @param {Element} [downTo] */
export function closePopups(returnsFocus, downTo) {
  while (openPopups.length) {
    const { popup, opener } = openPopups.pop();
    if (popup.isConnected) popup.hidePopover();
    if (opener.matches?.("[aria-haspopup]")) opener.setAttribute("aria-expanded", "false");
    else opener.removeAttribute?.("aria-expanded");
    const here = document.activeElement, hadFocus = returnsFocus || here === document.body || popup.contains(here);
    if (popup.isOurs) popup.remove();
    if (hadFocus) giveBackFocus(opener);
    if (popup === downTo || returnsFocus && !downTo) return;
  }
}

// Closes the menus of nodes that a patch has removed or replaced.
export function followOpeners() {
  if (openPopups.some(({ popup, opener }) => !popup.isConnected || !opener.isConnected)) closePopups();
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
// The next item after one whose text begins with a letter.
/** @type {(items: Element[], here: number, letter: string) => Element | undefined} */
export const nextNamed = (items, here, letter) => [...items.slice(here + 1), ...items].find(item =>
  item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()));
/** @type {(event: On<KeyboardEvent>) => boolean} */
export const typeInPopup = ({ key }) => mark((items, here) => nextNamed(items, here, key));
/** @type {(isInward: boolean) => boolean} */
export function turnMenu(isInward) {
  const { popup, opener } = openPopups.at(-1), item = document.activeElement;
  if (isInward && item.matches(".sub")) item.click();
  else if (!isInward && opener.matches(".sub")) closePopups(true, popup);
  return true;
}

// Presents the actions of a row. The opener has the focus afterwards; in place of an element that cannot have it, the
// focused one in it has, or the first one that can.
/** @param {Element} element @param {Element} opener @param {MouseEvent} [at] */
export function openActions(element, opener, at) {
  const list = element.dataset.a ? JSON.parse(element.dataset.a) : [], id = idOf(element);
  closePopups();
  const popup = make(["div", { class: "popup", role: "menu", "aria-label": words.actions, popover: "manual" }]);
  popup.isOurs = true;
  /** @type {(title: string, isDestructive: boolean, isEnabled: boolean, act: () => void) => void} */
  const add = (title, isDestructive, isEnabled, act) => {
    const item = make(
      ["button", { type: "button", class: isDestructive ? "btn destructive" : "btn", role: "menuitem" }, title]);
    item.disabled = !isEnabled;
    item.onclick = () => {
      closePopups(true);
      act();
    };
    popup.append(item);
  };
  for (const [action, title, flags] of list) add(title, !!(flags & 1), !(flags & 2), () => send(events.action, id, action));
  if (element.dataset.del !== undefined) add(words.delete, true, true, () => send(events.deleteRow, id));
  if (!popup.firstChild) return;
  // In the same landmark.
  (element.closest("dialog, main, .screen > *") ?? document.body).append(popup);
  const here = document.activeElement;
  openPopup(popup, opener.matches(focusable) ? opener : opener.contains(here) ? here : stopOf(element) ?? opener, at);
}

document.addEventListener("pointerdown", event => {
  if (!event.target.closest(".popup, [aria-expanded=true]")) closePopups();
});
document.addEventListener("contextmenu", event => {
  const element = event.target.closest("[data-a],[data-del]");
  if (!element || event.target.closest("input,textarea")) return;
  // A link has a menu of the browser, except for fingers on a row with actions.
  if (event.target.closest("a[href]") && !(/** @type {any} */ (event).pointerType === "touch" && element.matches(".row"))) return;
  event.preventDefault();
  openActions(element, element, event);
});
