// Elements, created from the trees in messages and changed by their operations. Text becomes text nodes. Nothing is
// parsed as HTML, and styles are set through the object model.

import { anchorsNow, followWishes, longOnes, revealRows, updateLists } from "./lists.js";
import { dragged, inReach, isSeen, movedAt, noteFocus, selectWhole } from "./input.js";
import { closeDialog, moved, settlePlace, updateDialogs } from "./places.js";
import { motion } from "./motion.js";
import { replaced } from "./connection.js";
import { measureSoon } from "./geometry.js";

export const own = document.querySelector("script[data-resume]");
export const app = document.getElementById("app");
export const words = JSON.parse(own.dataset.words);
const svgTags = new Set(["svg", "use", "path", "symbol", "g", "text", "tspan", "defs", "clipPath", "linearGradient",
  "radialGradient", "stop", "filter", "feGaussianBlur", "feDropShadow", "image", "mask"]);
/** @type {(id: string) => Element} */
export const byID = id => document.getElementById("k" + id);

// The element of the node that this one belongs to, and the node's identity.
/** @type {(element: Element) => Element} */
const nodeOf = element => {
  while (element && !/^k[0-9a-z]+$/.test(element.id)) element = element.parentElement;
  return element;
};
/** @type {(element: Element) => string} */
export const idOf = element => nodeOf(element)?.id.slice(1);

/** @type {(tree: any[]) => Element} */
export function make(tree) {
  if (tree[0] === 0) {
    // An element that the page does not have is an error of the server. It is reported, which fails every test in a
    // browser, and nothing is shown in its place.
    /** @type {any} */
    const known = byID(tree[1]) ?? new Comment();
    if (!known.id) console.error("unknown", tree[1]);
    return known;
  }
  const element = svgTags.has(tree[0])
    ? document.createElementNS("http://www.w3.org/2000/svg", tree[0]) : document.createElement(tree[0]);
  let start = 1, value;
  if (tree[1] && typeof tree[1] === "object" && !Array.isArray(tree[1])) {
    start = 2;
    for (const name in tree[1]) {
      if (name === "value" && tree[0] !== "option") value = tree[1][name];
      else setAttribute(element, name, tree[1][name]);
    }
  }
  for (let i = start; i < tree.length; i++) {
    if (typeof tree[i] === "string") element.textContent = tree[i];
    else element.append(make(tree[i]));
  }
  if (value !== undefined) element.value = element.held = value;
  return element;
}

/** @type {(element: Element, name: string, value: string | null) => void} */
export function setAttribute(element, name, value) {
  if (name === "data-s") setStyle(element, value ?? "");
  if (name === "aria-busy") element.isPending = false;
  // Browsers remove the focus from disabled elements. A focused one keeps it, does nothing, and is disabled once it
  // loses the focus.
  if (name === "disabled" && (element.sleeps || value !== null && element === document.activeElement)) {
    element.sleeps = element.readOnly = value !== null;
    setAttribute(element, "aria-disabled", element.sleeps ? "true" : null);
    if (element.sleeps) return;
  }
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** @type {(element: Element, text: string) => void} */
function setStyle(element, text) {
  const change = () => {
    for (const part of (element.dataset.s ?? "").split(";")) element.style.removeProperty(part.split(":", 1)[0]);
    for (const part of text.split(";")) {
      const colon = part.indexOf(":");
      if (colon > 0) element.style.setProperty(part.slice(0, colon), part.slice(colon + 1));
    }
  };
  if (motion.isOn || element.motion) motion.restyle(element, change, text);
  else change();
}

// Returns the element of a target: a node, or indices of children below it.
/** @type {(target: string) => Element} */
function find(target) {
  const [id, ...places] = target.split(".");
  let element = byID(id);
  for (const place of places) element = element?.children[place];
  return element;
}

export const textFields = "input.field:not([type=date],[type=time],[type=datetime-local]),textarea,.search input";

// Sets a value from the server, unless the user has edited the field since: that edit will be answered too.
/** @param {Element} field @param {any} value @param {number} [number] */
export function setValue(field, value, number) {
  field.held = value;
  if (number < (field.edited ?? 0) || field.isComposing || field === dragged || field.value === value) return;
  const isHere = field === document.activeElement && field.matches(textFields);
  const [old, start, end] = isHere ? [field.value, field.selectionStart, field.selectionEnd] : [];
  field.value = value;
  if (isHere && start !== null) {
    field.setSelectionRange(caretAfter(start, old, field.value), caretAfter(end, old, field.value));
  }
}

// Returns the caret after the program has replaced the text, by the rule of `CaretRule`, in code points: at the end it
// stays at the end, and otherwise as many kept characters stand behind it as before.
/** @type {(caret: number, old: string, text: string) => number} */
function caretAfter(caret, old, text) {
  if (caret >= old.length) return text.length;
  const before = [...old.slice(0, caret)], behind = [...old.slice(caret)].reverse(), letters = [...text];
  let start = 0, end = 0, place = 0, best = -1;
  while (behind[end] && behind[end] === letters.at(-1 - end)) end++;
  const rest = letters.slice(0, letters.length - end);
  while (before[start] && before[start] === rest[start]) start++;
  const tail = rest.slice(start), front = keptWeights(before.slice(start), tail);
  const back = keptWeights(behind.slice(end), tail.reverse()).reverse();
  front.forEach((count, i) => {
    const score = count + back[i] - Math.abs(start + i - before.length) / 1e6;
    if (score > best) [best, place] = [score, start + i];
  });
  return letters.slice(0, place).join("").length;
}

// Returns for each beginning of a text the weight of its heaviest common subsequence with an old text.
/** @type {(old: string[], text: string[]) => number[]} */
function keptWeights(old, text) {
  let row = [0, ...text.map(() => 0)];
  for (const letter of old.length * text.length > 1e6 ? [] : old) {
    const next = [0], weight = /[\p{Alpha}\p{N}]/u.test(letter) ? 4 : 1, folded = letter.toLowerCase();
    text.forEach((other, i) => {
      next.push(other.toLowerCase() === folded ? row[i] + weight : Math.max(row[i + 1], next[i]));
    });
    row = next;
  }
  return row;
}

/** @type {(parent: Element, element: Element, before: Element) => void} */
function moveInto(parent, element, before) {
  // Keeps the focus, scroll positions and running animations if the browser can.
  if (parent.moveBefore && element.isConnected) parent.moveBefore(element, before);
  else parent.insertBefore(element, before);
}

/** @type {((...fields: any[]) => void)[]} */
const operations = [
  (target, text) => { motion.retext(find(target), text); },
  (target, ...pairs) => {
    const element = find(target);
    for (let i = 0; i < pairs.length; i += 2) setAttribute(element, pairs[i], pairs[i + 1]);
  },
  (target, index, ...trees) => {
    const parent = find(target), before = parent.children[index] ?? null;
    for (const tree of trees) parent.insertBefore(make(tree), before);
  },
  (target, index, count) => {
    const parent = find(target);
    while (count-- > 0) parent.children[index].remove();
  },
  (target, index, ...trees) => {
    const parent = find(target), before = parent.children[index] ?? null;
    const pieces = document.createDocumentFragment();
    for (const tree of trees) pieces.append(make(tree));
    motion.arriving(pieces);
    parent.insertBefore(pieces, before);
  },
  (...ids) => {
    for (const id of ids) {
      const element = byID(id);
      if (!element) continue;
      motion.leaving(element);
      if (element.nodeName === "DIALOG") closeDialog(element);
      element.remove();
    }
  },
  (target, index, id) => {
    const parent = find(target), element = byID(id);
    const others = [...parent.children].filter(other => other !== element);
    moveInto(parent, element, others[index] ?? null);
  },
  (target, value, number) => setValue(find(target), value, number),
  (id, number, isQuiet) => {
    // A later move by the user has priority, and so does a requested row that was reached by a key.
    if (number < movedAt || isQuiet && [...longOnes()].some(list => list.wish?.takesFocus)) return;
    wantedFocus = id || null;
    isQuietFocus = !!isQuiet;
  },
  (id, tree) => {
    if (id === "") return replaceAll(tree);
    const old = byID(id), hadFocus = old.contains(document.activeElement);
    const element = make(tree);
    old.replaceWith(element);
    if (hadFocus && wantedFocus === undefined) wantedFocus = idOf(stillFocused) ?? id;
  },
  about => {
    if (about.t !== undefined) document.title = about.t || words.app;
    moved(about);
  },
  tree => document.getElementById("symbols").append(make(tree)),
];

// Typed text, scroll positions and the focus are kept for nodes that remain.
/** @type {(tree: any[]) => void} */
function replaceAll(tree) {
  /** @type {[Element, string][]} */
  const kept = [...app.querySelectorAll(textFields)].filter(field => field.edited || field.isComposing)
    .map(field => [field, idOf(field)]);
  /** @type {(field: Element) => string} */
  const label = field => field.getAttribute("aria-label");
  /** @type {[string, number][]} */
  const scrolled = [...app.querySelectorAll(".body,.scroll")].map(body => [idOf(body), body.scrollTop]);
  const focus = idOf(document.activeElement);
  app.replaceChildren(make(tree));
  for (const [old, id] of kept) {
    const field = byID(id), input = field?.matches(textFields) ? field : field?.querySelector(textFields);
    if (input && !replaced) Object.assign(input, { value: old.value, edited: old.edited });
    // A restored scene has identities of its own: the field with the same name gets the text, which is sent again.
    else typeAgain([...app.querySelectorAll(textFields)].find(other => label(other) === label(old)), old.value);
  }
  updateAll();
  for (const [id, top] of scrolled) {
    const node = byID(id), body = node?.querySelector(":scope > .body") ?? node;
    if (body) body.scrollTop = top;
  }
  if (focus && wantedFocus === undefined && byID(focus)) wantedFocus = focus;
}

/** @type {(field: Element, text: string) => void} */
export function typeAgain(field, text) {
  if (!field || field.disabled || field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

// The focus: `undefined` leaves it unchanged, `null` removes it, and an identity moves it to that node.
/** @type {string | null | undefined} */
export let wantedFocus;
/** @type {Element} */
let stillFocused;
let isQuietFocus = false;

export const focusable = "button:not(:disabled),input:not(:disabled),textarea:not(:disabled),select:not(:disabled),a[href],[tabindex]";

/** @type {(id: string) => void} */
export function focusNode(id) {
  const element = byID(id);
  const target = element?.matches(focusable) ? element
    : element?.querySelector(":scope > .main:not(div):not(:disabled), :scope > .hit:not(:disabled)")
      ?? element?.querySelector(focusable);
  target?.focus({ preventScroll: isQuietFocus });
  isQuietFocus = false;
}

// Focuses the beginning of a new page, unless the server has moved the focus.
/** @type {Element} */
let shownScreen;
export const topScreen = () => [...inReach().querySelectorAll(".screen")].filter(isSeen).at(-1);
export function noteScreen() { shownScreen = topScreen(); }
function turnPage() {
  const before = shownScreen;
  noteScreen();
  if (shownScreen === before) return;
  if (shownScreen && !isSeen(document.activeElement)) shownScreen.querySelector("main")?.focus({ preventScroll: true });
}

/** @type {(list: any[][], animation: any) => void} */
export function applyPatch(list, animation) {
  stillFocused = document.activeElement;
  wantedFocus = undefined;
  const anchors = anchorsNow();
  motion.begin(animation);
  isApplying = true;
  for (const [code, ...fields] of list) operations[code](...fields);
  updateLists();
  updateDialogs();
  for (const putBack of anchors) putBack();
  followWishes();
  if (wantedFocus !== undefined) {
    if (wantedFocus) focusNode(wantedFocus);
    else if (document.activeElement?.matches(textFields) && !document.activeElement.sleeps) document.activeElement.blur();
  } else if (stillFocused !== document.activeElement && stillFocused?.isConnected) {
    stillFocused.focus({ preventScroll: true });
  }
  turnPage();
  selectWhole(document.activeElement);
  settlePlace();
  isApplying = false;
  noteFocus();
  motion.end();
  revealRows();
  measureSoon();
}

// Applies the effects of a whole new page that its attributes alone do not have.
export function updateAll() {
  for (const element of document.querySelectorAll("[data-s]")) setStyle(element, element.dataset.s);
  for (const field of app.querySelectorAll("input,textarea,select")) field.held ??= field.value;
  updateLists();
  updateDialogs();
  followWishes();
  measureSoon();
}
export let isApplying = false;
