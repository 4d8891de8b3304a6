// Roles and Tab stops that depend on the size of the window: a server describes a page without it.

import { app, focusable } from "./page.js";

const narrow = matchMedia("(--compact)");
const tabStop = `:is(${focusable}):not([tabindex="-1"])`;

// A compact window shows one pane of a split view, which is the main part of the page. In a regular window, the last pane
// is.
function markMainPane() {
  for (const pane of app.querySelectorAll(".pane:not(.last, main *, dialog *)")) {
    const isMain = narrow.matches && !pane.matches(".compact-off");
    if (isMain === !!pane.isMain) continue;
    pane.isMain = isMain;
    pane.role = isMain ? "main" : null;
    // The link to the content leads there.
    pane.toggleAttribute("tabindex", isMain);
    if (isMain) pane.tabIndex = -1;
  }
  for (const title of app.querySelectorAll("h2.title")) {
    title.ariaLevel = title.closest("[role=main]") && !title.closest(".body") ? "1" : null;
  }
}

// Makes a scrolling region without Tab stops a Tab stop, so that keys can scroll it. Inner regions are visited first,
// because each of them may become the Tab stop of the regions around it.
function markScrollers() {
  for (const part of [...app.querySelectorAll(".body, .scroll, .sheet > .inside")].reverse()) {
    const isStop = !part.querySelector(tabStop)
      && (part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth);
    if (isStop === !!part.isStop || isStop && part.tabIndex >= 0) continue;
    part.isStop = isStop;
    if (isStop || part.matches("main, .inside")) part.tabIndex = isStop ? 0 : -1;
    else part.removeAttribute("tabindex");
  }
}

export function markParts() {
  markMainPane();
  markScrollers();
}
