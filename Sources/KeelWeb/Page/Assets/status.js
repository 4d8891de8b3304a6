// The status message of the page: a sentence above everything, and sometimes a button.

import { openDialogs } from "./page.js";

export const status = document.getElementById("status");

/** @type {(textContent: string, onclick: () => void) => HTMLButtonElement} */
export const button = (textContent, onclick) =>
  Object.assign(document.createElement("button"), { className: "btn prominent", textContent, onclick });

/** @type {(text: string, ...more: Element[]) => void} */
export function showStatus(text, ...more) {
  if (status.textContent !== text || more.length) status.replaceChildren(...(text ? [text, ...more] : []));
}

// The status message is placed above everything, and inside of the top dialog while one is open.
export function placeStatus() {
  const home = openDialogs().at(-1) ?? document.body;
  if (status.parentNode !== home) home.append(status);
  status.popover = "manual";
  status.hidePopover();
  status.showPopover();
}
