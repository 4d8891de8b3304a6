// The selection of a field whose program asks for it (`data-z`: the number of the last request and, while it has no answer,
// the ends of the requested part). One report is on its way at most. None is sent, and no request is followed, before the
// answer to what the user has typed: both would be about another text.

import { idOf } from "./page.js";
import { isPending, line, send } from "./sending.js";

/** @type {string} */
let toldSelection;
let selectionNumber = 0, isSelectionDue = false;

export function followSelection() {
  isSelectionDue = false;
  const field = document.activeElement, wish = field?.dataset.z;
  if (!wish || !line.isLive || field.isComposing) return;
  if (isPending(selectionNumber) || isPending(field.edited)) return followSoon();
  const [serial, start, end] = wish.split(" ");
  if (field.followed !== serial && end) field.setSelectionRange(+start, +end);
  field.followed = serial;
  const ends = [field.selectionStart, field.selectionEnd], text = [idOf(field), ...ends, field.value].join();
  if (text !== toldSelection) selectionNumber = send(events.select, idOf(field), ...ends);
  toldSelection = text;
}

function followSoon() {
  if (!isSelectionDue) requestAnimationFrame(followSelection);
  isSelectionDue = true;
}

for (const name of ["selectionchange", "compositionend"]) document.addEventListener(name, followSoon);
document.addEventListener("focusin", () => {
  toldSelection = undefined;
  followSoon();
});
// A click has priority over a request that waits for the focus.
document.addEventListener("pointerdown", ({ target }) => { target.followed = target.dataset.z?.split(" ")[0]; });
