// The search for a row of a list. The program searches, because not all rows are in the page.

import { idOf, openDialogs, own, seen, words } from "./page.js";
import { showTooLong } from "./status.js";
import { bytesOf, send } from "./sending.js";
import { make } from "./elements.js";
import { giveBackFocus } from "./focus.js";

/** @type {Finder} */
export let finder;
export function openFinder() {
  const list = seen(".list")[0];
  if (!list) return;
  closeFinder();
  finder = make(["div", { id: "finder", role: "search" }]);
  const input = make(
    ["input", { class: "field", type: "search", placeholder: words.find, "aria-label": words.findRow }]);
  input.oninput = () => {
    // Not sent in parts: nobody looks for a row by so much text.
    if (bytesOf(JSON.stringify(input.value)) > +own.dataset.limit) {
      showTooLong(bytesOf(input.value), +own.dataset.limit);
      input.value = input.held ?? "";
    } else if (input.held = input.value) send(events.find, idOf(list), input.value, 0, 0);
  };
  finder.list = list;
  finder.from = document.activeElement;
  finder.append(input);
  (openDialogs().at(-1) ?? document.body).append(finder);
  input.focus();
}

/** @type {(isBackwards: boolean) => void} */
export function findNext(isBackwards) {
  const text = finder.firstElementChild.value, wish = finder.list.dataset.j?.split(" ") ?? ["0"];
  const total = +finder.list.dataset.n || 1;
  if (text) send(events.find, idOf(finder.list), text, (+wish[0] + (isBackwards ? -1 : 1) + total) % total, +isBackwards);
}

export function closeFinder() {
  if (!finder?.isConnected) return;
  const back = finder.from;
  // The list may have been replaced meanwhile.
  document.querySelector(".found")?.classList.remove("found");
  finder.remove();
  giveBackFocus(back);
}
