// What the user has set on this page and a program that was started again does not have. Nothing of it is set again,
// because a press may have had other effects: the page only says what is lost, and offers the texts that were typed.

import { app, byID, textFields, words } from "./page.js";

const settable = "input,textarea,select,[role=switch],[role=checkbox],[role=radiogroup],[aria-pressed],.stepper";
/** @type {Set<string>} */
const setKeys = new Set();

/** @type {(id: string) => Element | undefined} */
function settableOf(id) {
  const node = byID(id);
  if (node?.matches(settable)) return node;
  return node?.matches(".slider,.picker,.datepicker,.inlaid") ? node.querySelector(settable) : undefined;
}
/** @type {(element: Element) => string} */
const spokenName = element => (element.getAttribute("aria-label")
  ?? document.getElementById(element.getAttribute("aria-labelledby"))?.textContent ?? element.textContent).trim();
// The identity of a control: the server's, which outlives the program, otherwise its address and name.
/** @type {(element: Element) => string} */
const keyOf = element => element.dataset.own ?? location.pathname + spokenName(element);
/** @type {(key: string) => Element | undefined} */
const settableWith = key => [...app.querySelectorAll(settable)].find(element => keyOf(element) === key);
// A secret has no value that may be kept for a comparison: it counts as lost.
/** @type {(element: Element) => string | null} */
const setValueOf = element => element.closest(".secret") ? null : element.ariaChecked ?? element.ariaPressed
  ?? element.querySelector("[aria-checked=true],.now")?.textContent ?? element.value ?? null;

/** @type {(element: Element, value: string | null) => Setting} */
const setting = (element, value) => [keyOf(element), value, spokenName(element).slice(0, 40)];

// Notes that the user has set the value of a control.
/** @type {(id: string) => void} */
export function noteSet(id) {
  const element = settableOf(id);
  if (element) setKeys.add(keyOf(element));
}

// The typed texts that the program does not have. They are offered one after the other.
/** @type {Setting[]} */
export let drafts = [];

// Returns the controls that the user has set, as far as they pass a test, the presses without an answer, and the drafts.
/** @type {(pressed: string[], test: (element: Element) => boolean) => Setting[]} */
export const settingsNow = (pressed, test) => [
  ...[...setKeys].map(settableWith).filter(element => element && test(element))
    .map(element => setting(element, setValueOf(element))),
  ...pressed.map(byID).filter(element => element && spokenName(element)).map(element => setting(element, null)),
  ...drafts,
];

// The settings of an earlier page, until they are compared: by this page, or by the next one after a reload.
/** @type {Setting[] | undefined} */
export let earlier;
/** @type {(settings: Setting[]) => void} */
export const expectSettings = settings => { earlier = settings; };

// Returns the sentence about the settings that this page does not have, once; empty if it has all. Texts that differ
// become drafts.
export function lossesOnce() {
  if (!earlier) return undefined;
  /** @type {Set<string>} */
  const names = new Set();
  drafts = [];
  for (const entry of earlier) {
    const [key, value, name] = entry, element = settableWith(key);
    if (value !== null && element && setValueOf(element) === value) continue;
    if (value && element?.matches(textFields)) drafts.push(entry);
    else names.add(name);
  }
  earlier = undefined;
  const list = [...names].slice(0, 9).join(", ");
  return list && words.notKept.replace("%", () => list);
}

// Types the draft that is offered, as the user did before, or forgets it.
/** @type {(isUsed: boolean) => void} */
export function answerDraft(isUsed) {
  const [key, text] = drafts.shift(), field = settableWith(key);
  if (isUsed && field) {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
