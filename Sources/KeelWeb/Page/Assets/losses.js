// The settings of the user that a restarted program does not have. The page enters again the texts that the user has typed
// on it. It does not repeat presses or other values, which may have had further effects, and names the lost ones instead.
// After a reload by the user, it offers the texts; only a search, which has no further effects, is entered again.

import { app, byID, idOf, isSeen, textFields, topScreen, words } from "./page.js";

const settable = "input,textarea,select,[role=switch],[role=checkbox],[role=radiogroup],[aria-pressed],.stepper";
// The nodes whose values the user has set.
/** @type {Set<string>} */
const setNodes = new Set();

/** @type {(id: string) => Element | undefined} */
function settableOf(id) {
  const node = byID(id);
  if (node?.matches(settable)) return node;
  const parts = node?.matches(".slider,.picker,.datepicker,.inlaid") ? settable : ".search input";
  return [...node?.querySelectorAll(parts) ?? []].find(element => idOf(element) === id);
}
/** @type {(element: Element) => string} */
const spokenName = element => (element.getAttribute("aria-label")
  ?? document.getElementById(element.getAttribute("aria-labelledby"))?.textContent ?? element.textContent).trim();
// The name of a control in messages; a control may have none.
/** @type {(element: Element) => string} */
export const toldName = element => (spokenName(element) || element.querySelector("[aria-label]")?.getAttribute("aria-label")
  || document.title).slice(0, 40);
// The identity of a control: the server's, which outlives the program, otherwise its address and name.
/** @type {(element: Element) => string} */
export const keyOf = element => element.dataset.own ?? location.pathname + spokenName(element);
// The controls of an identity; the visible ones, if there are any.
/** @type {(key: string) => Element[]} */
function settablesWith(key) {
  const all = [...app.querySelectorAll(settable)].filter(element => keyOf(element) === key), seen = all.filter(isSeen);
  return seen.length ? seen : all;
}
// The name of a control may contain its value.
/** @type {(key: string, place: number) => Element | undefined} */
function settableWith(key, place) {
  const same = settablesWith(key);
  if (same.length) return same[place];
  /** @type {(text: string) => string} */
  const loose = text => text.replace(/\d+/g, "0");
  const twins = [...app.querySelectorAll(settable)].filter(element => loose(keyOf(element)) === loose(key));
  return twins.length === 1 ? twins[0] : undefined;
}
// What the page shows besides the values of fields.
export const shownText = () => topScreen()?.textContent ?? "";
// The name of a stepper or a text elsewhere may contain its value.
/** @type {(stepper: Element) => string} */
const shownValue = stepper => stepper.querySelector(".now")?.textContent
  ?? (/\d/.test(spokenName(stepper)) ? spokenName(stepper) : shownText());
// A secret has no value that may be kept for a comparison: it counts as lost.
/** @type {(element: Element) => string | null} */
const setValueOf = element => element.closest(".secret") ? null : element.ariaChecked ?? element.ariaPressed
  ?? (element.matches(".stepper") ? shownValue(element) : null)
  ?? element.querySelector("[aria-checked=true]")?.textContent ?? element.value ?? null;

/** @type {(element: Element, value: string | null) => Setting} */
const setting = (element, value) =>
  [keyOf(element), value, toldName(element), settablesWith(keyOf(element)).indexOf(element)];

// Notes that the user has set the value of a control.
/** @type {(id: string) => void} */
export function noteSet(id) { if (settableOf(id)) setNodes.add(id); }

// The presses that the server has answered of late, when, the text of the page before each, and its number: the server
// saves its state only a moment later.
/** @type {[name: string, before: string, time: number, number: number][]} */
let recentPresses = [];
/** @type {(name: string, before: string, number: number) => void} */
export function notePress(name, before, number) {
  recentPresses = [...recentPresses.slice(-9), [name, before, performance.now(), number]];
}
// The time of the last message of the server, and that after which it has certainly saved its state, in milliseconds.
let heardAt = 0;
const timeToSave = 1500;
export function noteHeard() { heardAt = performance.now(); }

// The typed texts that the program does not have. They are offered one after the other.
/** @type {Setting[]} */
export let drafts = [];

// Returns the controls that the user has set, as far as they pass a test, the presses without an answer, those that the
// server may not have saved, and the drafts.
/** @type {(pressed: string[], test: (element: Element) => boolean) => Setting[]} */
export const settingsNow = (pressed, test) => [
  ...[...setNodes].map(settableOf).filter(element => element && test(element))
    .map(element => setting(element, setValueOf(element))),
  ...pressed.map(byID).filter(Boolean).map(element => setting(element, null)),
  ...recentPresses.filter(([, before, time]) => heardAt - time < timeToSave && before !== shownText())
    .map(([name, before, , number]) => /** @type {Setting} */ (["", before, name, number])),
  ...drafts,
];

// The settings of an earlier page, until they are compared: by this page, or by the next one after a reload.
/** @type {Setting[] | undefined} */
export let earlier;
// The number of the last event that the restored state includes, and the text of the earlier page. A reloaded page knows
// neither.
let savedNumber = Infinity, textBefore = "";
/** @type {(settings: Setting[], saved?: number) => void} */
export const expectSettings = (settings, saved = Infinity) => {
  earlier = settings;
  savedNumber = saved;
  textBefore = shownText();
  // They are about nodes of the earlier page.
  setNodes.clear();
  recentPresses = [];
};

// Returns the sentence about the settings that this page does not have, and about presses of which that is not certain,
// once; empty if it has all. Texts that differ become drafts, and searches are typed again.
export function lossesOnce() {
  if (!earlier) return undefined;
  /** @type {Set<string>} */
  const names = new Set(), doubtful = new Set();
  const entries = earlier, now = shownText();
  earlier = undefined;
  drafts = [];
  let isBefore = false;
  for (const entry of entries) {
    const [key, value, name, place] = entry, element = key ? settableWith(key, place) : undefined;
    if (awaited.some(other => isSame(entry, other))) continue;
    if (element) setNodes.add(idOf(element));
    // If the page is as it was before a press, that press and those after it are lost.
    if (!key) {
      isBefore ||= value === now;
      // The saved state does not include the press, but what it has done elsewhere may be there.
      if (!isBefore && place > savedNumber && now !== textBefore) doubtful.add(name);
    }
    if (key ? value !== null && element && setValueOf(element) === value : !isBefore) continue;
    if (element?.matches(".search input")) retype(element, value);
    else if (value && element?.matches(textFields)) drafts.push(entry);
    else names.add(name);
  }
  /** @type {(sentence: string, names: Set<string>) => string} */
  const told = (sentence, names) => names.size ? sentence.replace("%", () => [...names].slice(0, 9).join(", ")) : "";
  return (told(words.notKept, names) + " " + told(words.mayBeLost, doubtful)).trim();
}

// Types the draft that is offered, as the user did before, or forgets it.
/** @type {(isUsed: boolean) => void} */
export function answerDraft(isUsed) {
  const [key, text, , place] = drafts.shift(), field = settableWith(key, place);
  if (isUsed && field) retype(field, text);
}

// Returns a closure that enters the texts of this page into the fields of the restored page. Texts of secure fields are
// among them: nothing else stores these. Drafts that are still offered are not texts of this page.
export function textsToRetype() {
  const own = (earlier ?? []).filter(entry => !drafts.includes(entry));
  const fields = [...setNodes].map(settableOf).concat(own.map(([key, , , place]) => settableWith(key, place)));
  const texts = [...new Set(fields)].filter(field => field?.matches(textFields)).map(field => setting(field, field.value));
  return () => typeAgain([...texts, ...awaited]);
}

// The texts whose fields the page does not have yet, because the program still reads what it will show.
/** @type {Setting[]} */
let awaited = [];
/** @type {(one: Setting, other: Setting) => boolean} */
const isSame = (one, other) => one[0] === other[0] && one[3] === other[3];

// Enters texts into their fields: now, or once the page has them.
/** @type {(texts: Setting[]) => void} */
export function typeAgain(texts) {
  awaited = texts.filter(entry => {
    const [key, text, , place] = entry, field = settableWith(key, place);
    if (!key || text === null || field && !field.matches(textFields)) return false;
    if (!field || field.readOnly || field.disabled) return true;
    earlier = earlier?.filter(other => !isSame(entry, other) || drafts.includes(other));
    setNodes.add(idOf(field));
    if (field.value !== text) retype(field, text);
    return false;
  });
}
export function typeAwaited() { if (awaited.length) typeAgain(awaited); }

// Counts the texts as lost whose fields have not come.
export function stopAwaiting() {
  if (awaited.length) earlier = [...earlier ?? [], ...drafts, ...awaited];
  awaited = [];
}

/** @type {(field: Element, text: string) => void} */
function retype(field, text) {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
