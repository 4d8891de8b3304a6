// Patches: the changes of the program, applied to the elements of the page, and what follows from them.

import { app, byID, idOf, textFields, words } from "./page.js";
import { motion } from "./motion.js";
import { dropErrors, errors, make, setAttribute, setError, setStyle, symbols } from "./elements.js";
import {
  expectFocus, holdFocus, keepFocus, markFocus, moveFocus, movedAt, releaseFocus, stillFocused, wantFocus
} from "./focus.js";
import { followWheels, setValue } from "./fields.js";
import { textsToRetype, typeAwaited } from "./losses.js";
import { measureSoon } from "./geometry.js";
import { closeDialog, updateDialogs } from "./dialogs.js";
import { followOpeners } from "./menus.js";
import { anchorsNow, followWishes, longOnes, revealRows, updateLists } from "./lists.js";
import { moved, settlePlace } from "./places.js";

// Returns the element of a target: a node, or indices of children below it.
/** @type {(target: string) => Element} */
function find(target) {
  const [id, ...places] = target.split(".");
  let element = byID(id);
  for (const place of places) element = element?.children[place];
  return element;
}

/** @type {(parent: Element, element: Element, before: Element) => void} */
function moveInto(parent, element, before) {
  // Keeps the focus, scroll positions and running animations if the browser can.
  if (parent.moveBefore && element.isConnected) parent.moveBefore(element, before);
  else parent.insertBefore(element, before);
}

/** @type {Record<number, (...fields: any[]) => void>} */
const operations = {
  [patches.text]: (target, text) => { motion.retext(find(target), text); },
  [patches.attributes]: (target, ...pairs) => {
    const element = find(target);
    for (let i = 0; i < pairs.length; i += 2) setAttribute(element, pairs[i], pairs[i + 1]);
  },
  [patches.insertParts]: (target, index, ...trees) => {
    const parent = find(target), before = parent.children[index] ?? null;
    for (const tree of trees) parent.insertBefore(make(tree, parent), before);
  },
  [patches.removeParts]: (target, index, count) => {
    const parent = find(target);
    while (count-- > 0) parent.children[index].remove();
  },
  [patches.insert]: (target, index, ...trees) => {
    const parent = find(target), before = parent.children[index] ?? null;
    const pieces = document.createDocumentFragment();
    for (const tree of trees) pieces.append(make(tree, parent));
    motion.arriving(pieces);
    parent.insertBefore(pieces, before);
  },
  [patches.remove]: (...ids) => {
    for (const id of ids) {
      const element = byID(id);
      if (!element) continue;
      motion.leaving(element);
      if (element.nodeName === "DIALOG") closeDialog(element);
      element.remove();
    }
  },
  [patches.move]: (target, index, id) => {
    const parent = find(target), element = byID(id);
    const others = [...parent.children].filter(other => other !== element);
    moveInto(parent, element, others[index] ?? null);
  },
  [patches.value]: (target, value, number) => setValue(find(target), value, number),
  [patches.focus]: (id, number, isQuiet) => {
    // A later move by the user has priority, and so does a requested row that was reached by a key.
    if (number < movedAt || isQuiet && [...longOnes()].some(list => list.wish?.takesFocus)) return;
    wantFocus(id || null, !!isQuiet);
  },
  [patches.replace]: (id, tree, isRestored) => {
    if (id === "") return replaceAll(tree, isRestored);
    const old = byID(id), hadFocus = old.contains(document.activeElement);
    const element = make(tree, old.parentElement);
    old.replaceWith(element);
    if (hadFocus) keepFocus(idOf(stillFocused) ?? id, stillFocused);
  },
  [patches.document]: about => {
    if (about.t !== undefined) document.title = about.t || words.app;
    moved(about);
  },
  [patches.symbol]: tree => symbols.append(make(tree, symbols)),
};

// Typed text, scroll positions and the focus are kept for nodes that remain. A restored scene has nodes of its own: its
// fields are known by their names.
/** @type {(tree: any[], isRestored: boolean) => void} */
function replaceAll(tree, isRestored) {
  /** @type {[Element, string][]} */
  const kept = [...app.querySelectorAll(textFields)].filter(field => field.edited || field.isComposing)
    .map(field => [field, idOf(field)]);
  /** @type {[string, number][]} */
  const scrolled = [...app.querySelectorAll(".body,.scroll")].map(body => [idOf(body), body.scrollTop]);
  const here = document.activeElement, focus = idOf(here), retype = isRestored && textsToRetype();
  if (isRestored) expectFocus(markFocus());
  app.replaceChildren(make(tree));
  for (const [old, id] of kept) {
    const field = byID(id), input = field?.matches(textFields) ? field : field?.querySelector(textFields);
    if (input && !isRestored) Object.assign(input, { value: old.value, edited: old.edited, sent: old.sent });
  }
  updateAll();
  if (retype) retype();
  for (const [id, top] of scrolled) {
    const node = byID(id), body = node?.querySelector(":scope > .body") ?? node;
    if (body) body.scrollTop = top;
  }
  if (!isRestored && focus && byID(focus)) keepFocus(focus, here);
}

/** @type {(list: any[][], animation: any) => void} */
export function applyPatch(list, animation) {
  const anchors = anchorsNow();
  motion.begin(animation);
  holdFocus();
  for (const [code, ...fields] of list) operations[code](...fields);
  dropErrors();
  updateLists();
  updateDialogs();
  for (const putBack of anchors) putBack();
  followWishes();
  followOpeners();
  typeAwaited();
  moveFocus();
  settlePlace();
  releaseFocus();
  motion.end();
  revealRows();
  followWheels();
  measureSoon();
}

// Applies the effects of a whole new page that its attributes alone do not have.
export function updateAll() {
  for (const element of document.querySelectorAll("[data-s]")) setStyle(element, element.dataset.s);
  errors.replaceChildren();
  for (const element of app.querySelectorAll("[data-error]")) setError(element, element.dataset.error);
  for (const field of app.querySelectorAll("input,textarea,select")) field.held ??= field.value;
  updateLists();
  updateDialogs();
  followWishes();
  followWheels();
  measureSoon();
}
