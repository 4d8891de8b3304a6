// What every module needs to know about the page: its elements, the names of its nodes, and what the user can reach.

export const own = document.querySelector("script[data-resume]");
export const app = document.getElementById("app");
export const words = JSON.parse(own.dataset.words);
export const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {(id: string) => Element} */
export const byID = id => document.getElementById("k" + id);

// The element of the node that this one belongs to, and the node's identity.
/** @type {(element: Element) => Element} */
const nodeOf = element => {
  while (element && !/^k[0-9a-z]+$/.test(element.id)) element = element.parentElement;
  return element;
};
/** @type {(element: Element) => string} */
export const idOf = element => nodeOf(element)?.id.slice(1);

export const focusable = "button:not(:disabled),input:not(:disabled),textarea:not(:disabled),select:not(:disabled),a[href],[tabindex]";
export const textFields = "input.field:not([type=date],[type=time],[type=datetime-local]),textarea,.search input";

/** @type {(element: Element) => boolean} */
export const isRTL = element => getComputedStyle(element).direction === "rtl";
/** @type {(element: Element) => boolean} */
export const isSeen = element => element.offsetParent !== null || getComputedStyle(element).position === "fixed";

export const openDialogs = () => [...app.querySelectorAll(".over > dialog")].filter(dialog => dialog.isShown);
export const inReach = () => openDialogs().at(-1) ?? app;
// The visible elements in reach, in the order of the page.
/** @type {(selectors: string) => Element[]} */
export const seen = selectors => [...inReach().querySelectorAll(selectors)].filter(isSeen);
export const topScreen = () => seen(".screen").at(-1);
// The main part of the page that the user can reach; none in a dialog.
export const mainPart = () => seen("main,[role=main]")[0];
