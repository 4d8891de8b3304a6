// The focus. Its moves by the user are sent to the server, and after each patch it is where the program wants it.

import { app, byID, focusable, idOf, inReach, isSeen, mainPart, own, textFields, topScreen } from "./page.js";
import { keyOf } from "./losses.js";
import { line, send } from "./sending.js";
import { setAttribute } from "./elements.js";

// The focus that the program wants: `undefined` leaves it as it is, `null` removes it, and an identity moves it to that
// node.
/** @type {string | null | undefined} */
export let wantedFocus;
// The element that had the focus before the patch.
/** @type {Element} */
export let stillFocused;
/** @type {string} */
let stillFocusedNode;
let isQuietFocus = false;
// The page starts or applies a patch: the focus moves because of it, and not by the user.
let isApplying = false;

/** @param {string | null} id */
export function wantFocus(id, isQuiet = false) {
  wantedFocus = id;
  isQuietFocus = isQuiet;
}

// Wants the focus at a node that is created again, unless the program wants another: at the control that had it.
/** @type {string | undefined} */
let keptAction;
// The node whose new element cannot have the focus. It gets the focus back once it can, unless the user moves the focus.
/** @type {string | undefined} */
let lost;
/** @type {(id: string, from: Element) => void} */
export function keepFocus(id, from) {
  if (wantedFocus !== undefined) return;
  wantedFocus = id;
  keptAction = from?.dataset.e;
}

// The element that has the focus for a node. That of a page is its search, which has the page's identity.
/** @type {(element: Element) => Element | null} */
export function stopOf(element) {
  if (element.matches(focusable)) return element;
  const own = element.matches(".screen") ? ownControl(element, keptAction) ?? ownControl(element, "h")
    : element.querySelector(":scope > .main:not(div):not(:disabled), :scope > .hit:not(:disabled)");
  return own ?? element.querySelector(focusable);
}
/** @type {(screen: Element, action: string) => Element | null} */
const ownControl = (screen, action) => screen.querySelector(
  `:scope > .head > [data-e="${action}"], :scope > .body > .search > [data-e="${action}"]`);

/** @type {(id: string) => boolean} */
export function focusNode(id) {
  const element = byID(id), stop = element && stopOf(element);
  stop?.focus({ preventScroll: isQuietFocus });
  isQuietFocus = false;
  return !!stop;
}

// Focuses a node: at once, or after the changes that are being applied, which leave the focus where it was otherwise.
/** @type {(id: string) => void} */
export function bringFocus(id) {
  if (isApplying) wantFocus(id);
  else focusNode(id);
}

// Returns the focus to what opened something that closes: to that element, or to its node if that has another element by
// now, or else to the content of the page.
/** @type {(opener: Element) => void} */
export function giveBackFocus(opener) {
  opener.focus?.();
  if (document.activeElement !== opener) focusNode(idOf(opener));
  keepInContent();
}

// The focus is never on the page as a whole after something has closed.
function keepInContent() {
  if (document.activeElement !== document.body) return;
  (mainPart() ?? inReach().querySelector(".inside"))?.focus({ preventScroll: true });
}

// The focus among the controls of its node: a bar of tabs is one node, and so is a page with its search.
/** @type {(id: string) => Element[]} */
const controlsOf = id => [...byID(id)?.querySelectorAll("[data-e]") ?? []];
/** @type {() => [string, number]} */
export function focusNow() {
  const here = document.activeElement, id = idOf(here);
  return [id, controlsOf(id).indexOf(here)];
}

// Returns the focus to that control, unless a dialog covers it.
/** @type {(focus: [string, number]) => void} */
export function putBackFocus([id, place]) {
  const control = controlsOf(id)[place];
  if (inReach().contains(control)) control.focus({ preventScroll: true });
}

// The focus in a form that outlives the nodes of the scene.
/** @type {(kind: string, key: string) => Element[]} */
const controlsLike = (kind, key) =>
  [...app.querySelectorAll("[data-e]")].filter(one => one.dataset.e === kind && keyOf(one) === key);
/** @type {() => FocusMark | undefined} */
export function markFocus() {
  const here = document.activeElement, kind = here?.dataset.e;
  if (!kind) return undefined;
  const key = keyOf(here), place = controlsLike(kind, key).indexOf(here);
  return here.matches(textFields) ? [kind, key, place, here.selectionStart, here.selectionEnd] : [kind, key, place];
}

// Returns the focus to a control of the restored page. Letters for a field that is not there yet are kept for it, unless
// the user does something else. Returns true if the user types in the control.
/** @type {(mark: FocusMark | undefined) => boolean} */
export function restoreFocus(mark) {
  if (!mark) return false;
  const [kind, key, place, start, end] = mark, control = controlsLike(kind, key)[place];
  const isThere = inReach().contains(control), isText = isThere && control.matches(textFields);
  if (isThere) control.focus({ preventScroll: true });
  line.isFieldGone = /^[xhy]$/.test(kind) && document.activeElement !== control;
  awaitedFocus = line.isFieldGone ? mark : undefined;
  if (!isText || line.isFieldGone) return false;
  // The selection is the user's, whatever the program has requested for a new field.
  selectedWhole[idOf(control)] = control.dataset.whole;
  control.followed = control.dataset.z?.split(" ")[0];
  if (start != null) control.setSelectionRange(start, end);
  if (typedSince) {
    if (start != null) control.setRangeText(typedSince, start, end, "end");
    else control.value += typedSince;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
  typedSince = "";
  return true;
}
/** @type {FocusMark | undefined} */
let restored;
/** @type {(mark: FocusMark | undefined) => void} */
export const expectFocus = mark => { restored = mark ?? (line.isFieldGone ? awaitedFocus : undefined); };

// The focus in a field that the restored page does not have yet, and what the user has typed for it since.
/** @type {FocusMark | undefined} */
let awaitedFocus;
let typedSince = "";
/** @type {(key: string) => void} */
export function typeLater(key) {
  if (!line.isFieldGone) return;
  typedSince = key === "Backspace" ? [...typedSince].slice(0, -1).join("") : typedSince + (key === "Enter" ? "\n" : key);
}
export function stopTypingLater() {
  line.isFieldGone = false;
  typedSince = "";
}

// Focuses the beginning of a new page, unless the server has moved the focus.
/** @type {Element} */
let shownScreen;
export function noteScreen() { shownScreen = topScreen(); }
function turnPage() {
  const before = shownScreen;
  noteScreen();
  if (shownScreen === before) return;
  if (shownScreen && !isSeen(document.activeElement)) mainPart()?.focus({ preventScroll: true });
}

// Begins and ends the changes of a patch.
export function holdFocus() {
  stillFocused = document.activeElement;
  stillFocusedNode = idOf(stillFocused);
  wantedFocus = keptAction = undefined;
  isApplying = true;
}
export function releaseFocus() {
  isApplying = false;
  noteFocus();
}

// Moves the focus where the program wants it, or back to the element that has lost it by the changes.
export function moveFocus() {
  // The part of an element that had the focus has been replaced.
  if (!restored && !stillFocused.isConnected && byID(stillFocusedNode)) keepFocus(stillFocusedNode, stillFocused);
  const mark = restored ?? (line.isFieldGone ? awaitedFocus : undefined);
  if (mark && restoreFocus(mark)) lost = undefined;
  else if (wantedFocus !== undefined) {
    const isThere = wantedFocus && focusNode(wantedFocus);
    lost = isThere || !keptAction ? undefined : wantedFocus;
    const here = document.activeElement;
    if (wantedFocus === null && here?.matches(textFields) && !here.sleeps) here.blur();
  } else if (!mark && stillFocused !== document.activeElement && stillFocused?.isConnected) {
    stillFocused.focus({ preventScroll: true });
  }
  restored = undefined;
  if (lost && wantedFocus === undefined && focusNode(lost)) lost = undefined;
  if (stillFocused !== document.body) keepInContent();
  turnPage();
  selectWhole(document.activeElement);
}

// In a long list, one row is a Tab stop, and the arrow keys move to the others.
/** @type {(list: Element) => void} */
export function rove(list) {
  if (+list.dataset.n < 40) return;
  let chosen = list.roving?.isConnected ? list.roving : null;
  for (const stop of list.querySelectorAll(":scope > .sections > .section > .rows > .row > :is(.main:not(div), .hit)")) {
    chosen ??= stop;
    stop.tabIndex = stop === chosen ? 0 : -1;
  }
}

// The focus, sent to the server when it changes.
let reportedFocus = own.dataset.focus === "-" ? null : own.dataset.focus;
// The number of the event that reported the user's last move of the focus.
export let movedAt = 0;
/** @param {boolean} [isMoved] */
export function noteFocus(isMoved) {
  if (isApplying) return;
  let here = document.activeElement, popup;
  // A menu has the focus for its opener. A page's own buttons are none of its nodes: the page's identity is its search.
  while (popup = here?.closest(".popup")?.opener) here = popup;
  const id = here?.matches("[data-e]:not(.head > *, .search > .cancel)") ? idOf(here) : null;
  if (id === reportedFocus) return;
  reportedFocus = id;
  const list = here.closest(".list");
  if (list && here.matches(".main,.hit")) {
    list.roving = here;
    rove(list);
  }
  const number = id ? send(events.focus, id) : send(events.focus);
  if (isMoved) movedAt = number;
}

// The program may request that the whole text of a field is selected, immediately or when the field is focused. A
// position that the user clicked in the field is kept.
/** @type {Element} */
let pointedAt;
/** @type {Record<string, string>} */
const selectedWhole = {};
document.addEventListener("pointerdown", event => {
  pointedAt = event.target;
  // A press of a button in a field leaves the focus where it is.
  if (pointedAt.closest(".reveal")) event.preventDefault();
}, true);
document.addEventListener("keydown", () => { pointedAt = undefined; }, true);
/** @type {(field: Element) => void} */
export function selectWhole(field) {
  const id = idOf(field), wish = field?.dataset.whole;
  if (!wish || selectedWhole[id] === wish) return;
  selectedWhole[id] = wish;
  if (!pointedAt || !(field.closest(".row") ?? field).contains(pointedAt)) field.select();
}

document.addEventListener("focusin", ({ target }) => {
  if (!isApplying) lost = undefined;
  selectWhole(target);
  // A focus that the page puts back, into a field whose search has ended, begins none.
  if (target.dataset.e === "h" && !isApplying && !target.closest(".search").querySelector(".cancel"))
    send(events.searching, idOf(target), 1);
  noteFocus(true);
});
document.addEventListener("focusout", ({ target, relatedTarget }) => {
  if (target.sleeps && !isApplying) {
    setAttribute(target, "disabled", null);
    target.disabled = true;
  }
  if (!relatedTarget) setTimeout(() => noteFocus(true));
});
