// What a random walk asks of the page that it walks through, in `window.walk`.
(() => {
  const selectors = {
    press: "button, a[href], [role=button], [role=option], [role=switch]",
    type: "input.field:not([type=date], [type=time], [type=datetime-local]), textarea, .search input, #finder input",
    choose: "select",
    date: "input:is([type=date], [type=time], [type=datetime-local])",
    menu: ".row[data-a]",
  };
  const isSeen = element => element.checkVisibility({ visibilityProperty: true });
  const topDialog = () => [...document.querySelectorAll("dialog:modal")].at(-1);
  // The elements of a kind that the user can reach.
  const offered = kind => [...(topDialog() ?? document.body).querySelectorAll(selectors[kind])].filter(element =>
    isSeen(element) && !element.matches(":disabled, [aria-disabled=true], .skip") && element.offsetWidth !== 0);
  const nameOf = element => element.ariaLabel || element.placeholder || element.textContent.trim()
    || element.closest(".row")?.textContent.trim() || element.className;

  // The page corrects its history by traversals, which take a while.
  let traversals = 0;
  const { go } = history;
  history.go = steps => {
    traversals++;
    addEventListener("popstate", () => { traversals--; }, { once: true });
    go.call(history, steps);
  };

  // Attributes that the page measures, that are said by properties, or that only tell what was open before.
  const isPassing = (element, { name, value }) => /^(style|value|selected|data-(state|laid|known|told))$/.test(name)
    || name === "aria-expanded" && value === "false" && element.matches("[aria-haspopup]");
  // A control that is disabled while it has the focus keeps it until it loses it, and a new page disables it at once.
  const settled = (element, { name, value }) =>
    element.sleeps && name === "aria-disabled" ? { name: "disabled", value: "" } : { name, value };
  // The commands of a page that undo and redo have negative numbers. What can be undone is the tab's own.
  const shared = value => JSON.parse(value).filter(([number]) => number >= 0);
  // Attributes that name elements or depend on the places of pages that are not seen.
  const isOwn = (element, { name, value }) => /^(aria-controls|data-[ij])$/.test(name)
    || name === "data-keys" && !shared(value).length
    || name === "href" && element.matches("[role=tab], .pane:not(.last) a");

  // Views never reuse the numbers of their actions, so the numbers depend on the actions of earlier states.
  const unnumbered = ({ name, value }) => name === "data-keys" ? { name, value: JSON.stringify(shared(value)) }
    : name !== "data-a" ? { name, value } : { name, value: JSON.stringify(
      JSON.parse(value).map(([number, ...action]) => [number < 1000 ? number : "", ...action])) };

  const page = () => {
    const app = document.getElementById("app");
    return [app, ...[...document.body.children].filter(more =>
      more !== app && !more.matches("script, noscript, .skip, #symbols, #say"))];
  };

  // Returns a line for each element, with what it says and does. Of another tab's page only those that are seen are
  // the same, and the numbers of nodes are not.
  const outline = isOfOther => {
    const lines = [document.title, location.pathname + location.search];
    const numbers = new Map();
    const renumbered = text => text.replace(/\bk[0-9a-z]+(?=-|\b)/g, id => {
      if (!numbers.has(id)) numbers.set(id, "#" + numbers.size);
      return numbers.get(id);
    });
    const add = (element, depth) => {
      // What the page says about itself ends with it. A dialog contains it while it is open.
      if (/^(status|say)$/.test(element.id) || isOfOther && !isSeen(element)) return;
      const parts = [...element.attributes].filter(one => !isPassing(element, one) && !(isOfOther && isOwn(element, one)))
        .map(one => settled(element, one)).map(one => isOfOther ? unnumbered(one) : one).map(({ name, value }) =>
          `${name}=${isOfOther && /^(id|for|aria-)/.test(name) ? renumbered(value) : value}`).sort();
      const isField = element.matches("input, textarea, select");
      if (isField) parts.push("holds " + element.value);
      else for (const node of element.childNodes) if (node.nodeType === 3) parts.push(JSON.stringify(node.data));
      lines.push(" ".repeat(depth) + [element.localName, ...parts].join(" "));
      for (const child of element.children) add(child, depth + 1);
    };
    for (const part of page()) add(part, 0);
    return lines;
  };

  // Returns the control that has the focus, if one has that a new page focuses, too. A search is not named.
  const focus = () => {
    const here = document.activeElement;
    return here.sleeps || !here.matches("[data-e]") ? null : here.id || here.className;
  };

  // Returns what is never so in a page at rest.
  const faults = () => {
    const found = [], ids = new Set();
    for (const { id } of document.querySelectorAll("[id]")) {
      if (ids.has(id)) found.push(`two elements are ${id}`);
      ids.add(id);
    }
    for (const name of ["aria-labelledby", "aria-controls", "aria-describedby", "for"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const missing = element.getAttribute(name).split(" ").filter(id => !ids.has(id));
        if (missing.length) found.push(`${name} of a ${element.className} names ${missing}, which is not in the page`);
      }
    }
    for (const use of document.querySelectorAll("use")) {
      if (!ids.has(use.getAttribute("href").slice(1))) found.push(`there is no symbol ${use.getAttribute("href")}`);
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`${wide} pixels are too wide`);
    if (document.body.matches(".old, .waiting")) found.push(`the page is ${document.body.className}`);
    // The browser's own parts come after the last element of a dialog, and the body has the focus meanwhile.
    const here = document.activeElement, dialog = topDialog();
    if (dialog && here !== document.body && !dialog.contains(here))
      found.push(`the ${here.className} behind a dialog has the focus`);
    return found;
  };

  window.walk = {
    outline, focus, faults,
    isTravelling: () => traversals > 0,
    // The page's own menus and its search for a row end with it.
    isWhole: () => !document.querySelector("#finder, .popup:popover-open"),
    // Forms, the bar with the offer to undo, an open search, and texts to import are not a part of the address.
    isAtAddress: () => ![...document.querySelectorAll("dialog, .search .cancel, textarea, [data-b], .foot > *")].some(isSeen),
    // The elements of each kind by their numbers. Those to press are in groups, so that a long list is one of them.
    offers() {
      const groups = {}, entries = navigation.entries(), here = navigation.currentEntry.index;
      for (const kind in selectors) {
        offered(kind).forEach((element, number) => {
          (groups[kind === "press" ? `press ${element.className}` : kind] ??= []).push(number);
        });
      }
      return { groups, back: entries[here - 1]?.sameDocument, forward: entries[here + 1]?.sameDocument,
        title: document.title, focus: `${document.activeElement.localName} ${document.activeElement.type}` };
    },
    element: ([kind, number]) => offered(kind)[number],
    // The middle of an element in the window, or what covers it.
    aim([kind, number]) {
      const element = offered(kind)[number];
      element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = [x + width / 2, y + height / 2], hit = document.elementFromPoint(...at);
      const isHit = element.contains(hit) || hit?.contains(element) && hit.matches(".row *, label");
      return { name: nameOf(element).slice(0, 30), href: element.getAttribute("href"), at,
        cover: isHit ? null : hit?.outerHTML.slice(0, 120) ?? "the end of the window" };
    },
    travel: steps => new Promise(done => {
      addEventListener("popstate", () => setTimeout(done), { once: true });
      go.call(history, steps);
    }),
  };
})();
