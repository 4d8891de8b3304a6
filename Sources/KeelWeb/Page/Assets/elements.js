// Elements, created from the trees in messages and changed by their operations. Text becomes text nodes. Nothing is
// parsed as HTML, and styles are set through the object model.

import { byID, own } from "./page.js";
import { motion } from "./motion.js";

// The SVG element with the symbols of the page.
export const symbols = document.getElementById("symbols");

// Returns the element of a tree, for a place in a parent. What is inside of an SVG element belongs to SVG.
/** @type {(tree: any[], parent?: Element) => Element} */
export function make(tree, parent = document.body) {
  if (tree[0] === 0) {
    // An element that the page does not have is an error of the server. It is reported, which fails every test in a
    // browser, and nothing is shown in its place.
    /** @type {any} */
    const known = byID(tree[1]) ?? new Comment();
    if (!known.id) console.error("unknown", tree[1]);
    return known;
  }
  const element = /** @type {Element} */ (
    document.createElementNS((tree[0] === "svg" ? symbols : parent).namespaceURI, tree[0]));
  let start = 1, value;
  if (tree[1]?.constructor === Object) {
    start = 2;
    for (const name in tree[1]) {
      if (name === "value" && tree[0] !== "option") value = tree[1][name];
      else setAttribute(element, name, tree[1][name]);
    }
  }
  for (let i = start; i < tree.length; i++) {
    if (typeof tree[i] === "string") element.textContent = tree[i];
    else element.append(make(tree[i], element));
  }
  const { error } = element.dataset;
  if (error) setError(element, error);
  if (value !== undefined) element.value = element.held = value;
  return element;
}

/** @type {(element: Element, name: string, value: string | null) => void} */
export function setAttribute(element, name, value) {
  if (name === "data-s") setStyle(element, value ?? "");
  if (name === "aria-busy") element.isPending = false;
  // One that is being made receives its error when its field is in it.
  if (name === "data-error" && element.isConnected) setError(element, value);
  if (name === "data-lang") document.documentElement.lang = value ?? own.dataset.locale;
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

// Sets the error of a field, which is its description for assistive technology; `null` removes it.
export const errors = document.getElementById("errors");
/** @type {(element: Element, text: string | null) => void} */
export function setError(element, text) {
  const fields = "input,textarea,select";
  const field = element.matches(fields) ? element : element.querySelector(fields) ?? element;
  const id = element.id + "-e";
  document.getElementById(id)?.remove();
  for (const [name, value] of [["aria-invalid", "true"], ["aria-describedby", id]]) {
    if (text === null) field.removeAttribute(name);
    else field.setAttribute(name, value);
  }
  if (text !== null) errors.append(make(["p", { id }, text]));
}

// Removes the errors of removed fields.
export function dropErrors() {
  for (const reason of [...errors.children]) {
    if (!document.getElementById(reason.id.slice(0, -2))) reason.remove();
  }
}

/** @type {(element: Element, text: string) => void} */
export function setStyle(element, text) {
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
