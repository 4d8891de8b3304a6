// The status message of the page: a sentence above everything, and sometimes a button.

import { openDialogs, words } from "./page.js";

export const status = document.getElementById("status");

/** @type {(textContent: string, onclick: () => void) => HTMLButtonElement} */
export const button = (textContent, onclick) =>
  Object.assign(document.createElement("button"), { className: "btn prominent", textContent, onclick });

/** @type {(text: string, ...more: Element[]) => void} */
export function showStatus(text, ...more) {
  if (status.textContent !== text || more.length) status.replaceChildren(...(text ? [text, ...more] : []));
}

// What is shown when a message ends: one that stays until it is answered, or nothing.
/** @type {() => void} */
let showLasting = () => showStatus("");
/** @type {(show: () => void) => void} */
export const setLasting = show => { showLasting = show; };
export const endMessage = () => showLasting();

// Says that a text of so many bytes is refused, until the user has read it.
/** @type {(size: number, limit: number) => void} */
export function showTooLong(size, limit) {
  /** @type {(bytes: number) => string} */
  const thousands = bytes => Math.floor(bytes / 1000).toLocaleString(document.documentElement.lang || undefined);
  const sentence = words.tooLong.replace("%1", () => thousands(size + 999)).replace("%2", () => thousands(limit));
  showStatus(sentence, button(words.ok, endMessage));
}

// The region that assistive technology speaks as texts are added. It is in the page before its first text.
const spoken = document.getElementById("say");
/** @type {(text: string) => void} */
export function speak(text) {
  const said = document.createElement("p");
  said.textContent = text;
  spoken.append(said);
  // A text that is said again is another one. Old ones are removed, so that nobody finds them while reading the page.
  setTimeout(() => said.remove(), 10000);
}

// The status message is placed above everything, and inside of the top dialog while one is open. The region for spoken
// texts is placed there, too, because assistive technology ignores everything outside of a modal dialog.
export function placeStatus() {
  const home = openDialogs().at(-1) ?? document.body;
  if (status.parentNode !== home) home.append(status, spoken);
  status.popover = "manual";
  status.hidePopover();
  status.showPopover();
}
