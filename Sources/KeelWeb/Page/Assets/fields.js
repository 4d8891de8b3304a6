// Fields. The user's input is sent, and the program's values are applied unless the user has typed since.

import { app, idOf, textFields } from "./page.js";
import { endMessage, showTooLong } from "./status.js";
import { bytesOf, send, sendText } from "./sending.js";

// The slider that is being dragged.
/** @type {Element} */
let dragged;
document.addEventListener("pointerdown", ({ target }) => { if (target.type === "range") dragged = target; });
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => { dragged = undefined; }, true);

// Sets a value from the server, unless the user has edited the field since: that edit will be answered too.
/** @param {Element} field @param {any} value @param {number} [number] */
export function setValue(field, value, number) {
  field.held = value;
  field.heldFor = number;
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

document.addEventListener("input", event => {
  const field = event.target, id = idOf(field);
  if (field.sleeps) return setValue(field, field.held);
  switch (field.dataset.e) {
  case "x":
  case "h":
    edit(field);
    break;
  case "v": {
    if (field.isWaiting) return;
    field.isWaiting = true;
    requestAnimationFrame(() => {
      field.isWaiting = false;
      field.edited = send(events.adjust, id, +field.value);
    });
  }
  }
});
document.addEventListener("compositionstart", event => { event.target.isComposing = true; });
// Each step of a composition is sent, as on other systems. Values that the program gives meanwhile wait for its end.
document.addEventListener("compositionend", ({ target }) => {
  target.isComposing = false;
  if (!/^[xh]$/.test(target.dataset.e)) return;
  if (target.value === target.typed) setValue(target, target.held, target.heldFor);
  else edit(target);
});

// A text that is too long is refused: the field keeps its previous text.
/** @type {Element} */
let refusedIn;
/** @type {(field: Element) => void} */
function edit(field) {
  const size = field.value.length * 3 > textLimit ? bytesOf(field.value) : 0;
  if (size > textLimit) return field.isComposing ? undefined : refuse(field, size);
  if (refusedIn === field) {
    refusedIn = undefined;
    endMessage();
  }
  field.typed = field.held = field.value;
  field.heldFor = undefined;
  field.edited = sendText(field.dataset.e === "h" ? events.search : events.edit, field);
}

/** @type {(field: Element, size: number) => void} */
function refuse(field, size) {
  setValue(field, field.held);
  refusedIn = field;
  showTooLong(size, textLimit);
}

document.addEventListener("change", event => {
  const field = event.target, id = idOf(field);
  if (field.sleeps) return setValue(field, field.held);
  if (field.dataset.e === "s" && +field.value >= 0) field.edited = send(events.choose, id, +field.value);
  // A date that is being typed is sent when it is complete and possible: not with the year 20 on the way to 2025.
  if (field.dataset.e === "y" && field.value && field.validity.valid && (isWhole(field.value) || !isWhole(field.held))) {
    const date = field.dataset.v.split("-").map(Number), parts = field.value.split(/[-T:]/).map(Number);
    if (field.type === "time") date.splice(3, 2, ...parts.slice(0, 2));
    else date.splice(0, parts.length, ...parts);
    field.edited = send(events.setDate, id, ...date.slice(0, 5));
  }
});

// True for a time, and for a date with a year of four digits.
/** @type {(date: string) => boolean} */
const isWhole = date => /^([1-9]\d{3}-|\d\d:)/.test(date);

// The parts of a date are corrected only when the user leaves its field, and not when another window has the focus.
document.addEventListener("focusout", ({ target }) => {
  if (target.dataset.e !== "y" || target === document.activeElement) return;
  target.isComposing = false;
  if (!target.edited) setValue(target, target.held);
});

// A value that the server has not accepted is reset to the server's value, and a date when its field is left.
/** @type {(number: number) => void} */
export function resetFields(number) {
  for (const field of app.querySelectorAll("select,input[type=range],.date")) {
    if (field.edited && field.edited <= number && field !== dragged) {
      if (!field.isComposing) field.value = field.held;
      field.edited = 0;
    }
  }
}

// Wheels: the option in the middle is chosen. A wheel shows its choice there unless it is being turned.
export function followWheels() {
  for (const { lastElementChild: wheel } of document.getElementsByClassName("wheel")) {
    /** @type {any} */
    const chosen = wheel.querySelector("[aria-checked=true]");
    if (chosen && !wheel.matches(":active")) wheel.scrollTop = chosen.offsetTop - (wheel.clientHeight - chosen.offsetHeight) / 2;
  }
}
document.addEventListener("scrollend", ({ target }) => {
  const wheel = /** @type {Element} */ (target);
  if (!wheel.matches?.(".wheel > .options")) return;
  const { top, height } = wheel.getBoundingClientRect(), middle = top + height / 2;
  const option = [...wheel.children].find(one => one.getBoundingClientRect().bottom > middle);
  if (option?.matches("[aria-checked=false]:enabled")) option.click();
}, true);
