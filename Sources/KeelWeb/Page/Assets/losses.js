// What the user has set on this page and a program that was started again does not have. Nothing of it is set again,
// because a press may have had other effects: the page only says what is lost.

import { app, byID, isSeen, words } from "./page.js";

const settable = "input,textarea,select,[role=switch],[role=checkbox],[role=radiogroup],[aria-pressed],.stepper";
/** @type {Set<string>} */
const setNames = new Set();

/** @type {(id: string) => Element | undefined} */
function settableOf(id) {
  const node = byID(id);
  if (node?.matches(settable)) return node;
  return node?.matches(".slider,.picker,.datepicker,.secret") ? node.querySelector(settable) : undefined;
}
/** @type {(element: Element) => string} */
const spokenName = element => (element.getAttribute("aria-label")
  ?? document.getElementById(element.getAttribute("aria-labelledby"))?.textContent ?? element.textContent).trim();
/** @type {(name: string) => Element | undefined} */
const settableNamed = name => [...app.querySelectorAll(settable)].find(element => spokenName(element) === name);
// A secret has no value that may be kept for a comparison: it counts as lost.
/** @type {(element: Element) => string | null} */
const setValueOf = element => element.closest(".secret") ? null : element.ariaChecked ?? element.ariaPressed
  ?? element.querySelector("[aria-checked=true],.now")?.textContent ?? element.value ?? null;

// Notes that the user has set the value of a control.
/** @type {(id: string) => void} */
export function noteSet(id) {
  const name = settableOf(id) && spokenName(settableOf(id));
  if (name) setNames.add(name);
}

/** @type {(element: Element) => boolean} */
export const wasSet = element => setNames.has(spokenName(element));

// Returns the names and values of the controls that the user has set, and of the presses without an answer. A restored
// scene has the other tabs of the app, but not yet in the page: of such controls only visible ones can be compared.
/** @type {(pressed: string[], isRestored: boolean) => Setting[]} */
export const settingsNow = (pressed, isRestored) => [
  ...[...setNames].filter(name => settableNamed(name) && (!isRestored || isSeen(settableNamed(name)))).map(name => /** @type {Setting} */ ([name, setValueOf(settableNamed(name))])),
  ...pressed.map(byID).filter(element => element && spokenName(element))
    .map(element => /** @type {Setting} */ ([spokenName(element), null])),
];

// The settings of the page that this one replaces, until they are compared.
/** @type {Setting[]} */
let earlier = JSON.parse(sessionStorage.getItem("keel.set") ?? "[]");
sessionStorage.removeItem("keel.set");
/** @type {(settings: Setting[]) => void} */
export const expectSettings = settings => { earlier = settings; };

// Returns the sentence about the settings that this page does not have, once; empty if it has all.
export function lossesOnce() {
  const lost = earlier.filter(([name, value]) => {
    const element = settableNamed(name);
    return value === null || !element || setValueOf(element) !== value;
  });
  earlier = [];
  const names = [...new Set(lost.map(([name]) => name.slice(0, 40)))].slice(0, 9).join(", ");
  return names && words.notKept.replace("%", () => names);
}
