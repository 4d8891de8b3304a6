// Dialogs.

import { app, idOf } from "./page.js";
import { placeStatus, status } from "./status.js";
import { send } from "./sending.js";
import { wantedFocus } from "./focus.js";

// Dialogs are presented in their order. The browser keeps the focus in the last one, and makes the rest inert.
export function updateDialogs() {
  let isBehind = false;
  for (const dialog of app.querySelectorAll(".over > dialog")) {
    if (dialog.isShown && dialog.matches(":modal") && !isBehind) continue;
    isBehind = true;
    dialog.isShown = false;
    if (dialog.open) dialog.close();
    dialog.showModal();
    dialog.isShown = true;
    if (!dialog.isPrepared) prepare(dialog);
  }
  if (isBehind || !status.isConnected) placeStatus();
}

/** @type {(dialog: Element) => void} */
function prepare(dialog) {
  dialog.isPrepared = true;
  dialog.addEventListener("cancel", event => {
    event.preventDefault();
    if (dialog.dataset.dismiss !== undefined) send(events.dismiss, idOf(dialog));
  });
  // If a browser closes the dialog nevertheless, the page requests that, and the program may keep the dialog open.
  dialog.addEventListener("close", () => {
    if (!dialog.isShown || !dialog.isConnected || dialog.open) return;
    dialog.isShown = false;
    updateDialogs();
    if (dialog.dataset.dismiss !== undefined) send(events.dismiss, idOf(dialog));
  });
  // The server determines the initial focus of a dialog. A browser would focus the first button, even a destructive
  // one.
  if (!wantedFocus) (dialog.querySelector(".inside") ?? dialog).focus();
}

/** @type {(dialog: Element) => void} */
export function closeDialog(dialog) {
  dialog.isShown = false;
  if (dialog.open) dialog.close();
}

/** @type {(event: On<MouseEvent>) => void} */
export function dismissOutside(event) {
  const box = event.target.getBoundingClientRect();
  const isInside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top
    && event.clientY <= box.bottom;
  if (!isInside && event.target.dataset.dismiss !== undefined) send(events.dismiss, idOf(event.target));
}
