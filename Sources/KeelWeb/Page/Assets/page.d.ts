// What the script relies on beside what TypeScript's own libraries declare: properties that it keeps at elements, events
// whose targets are elements, and what browsers have learned since TypeScript 4.8.

/** What an element of a page may have. Which of it one has, its `data-` attributes and roles say. */
interface PageParts extends ARIAMixin, GlobalEventHandlers {
  // Of every element of HTML and SVG.
  readonly dataset: DOMStringMap;
  readonly style: CSSStyleDeclaration;
  readonly offsetParent: Element | null;
  readonly offsetWidth: number;
  readonly offsetHeight: number;
  tabIndex: number;
  inert: boolean;
  blur(): void;
  focus(options?: FocusOptions): void;
  click(): void;
  closest(selectors: string): Element;
  matches(selectors: string): boolean;

  // Of fields, links and dialogs.
  value: any;
  type: any;
  href: any;
  target: any;
  placeholder: any;
  open: any;
  disabled: any;
  readOnly: any;
  validity: any;
  selectionStart: any;
  selectionEnd: any;
  select(): void;
  setSelectionRange(start: number, end: number): void;
  setCustomValidity(message: string): void;
  reportValidity(): boolean;
  showModal(): void;
  close(): void;

  // Newer than TypeScript 4.8.
  role: string;
  popover: string;
  showPopover(): void;
  hidePopover(): void;
  moveBefore?(element: Element, before: Element | null): void;

  // Of fields: the number of the event that told of the last change, the server's value, and what is under way.
  edited?: number;
  held?: string;
  isComposing?: boolean;
  isWaiting?: boolean;
  /** Disabled by the server while it has the focus: it keeps the focus and does nothing. */
  sleeps?: boolean;
  /** Pressed, and not answered for a while. */
  isPending?: boolean;

  // Of dialogs, menus and pages.
  isShown?: boolean;
  isPrepared?: boolean;
  isOurs?: boolean;
  /** What had the focus on a page as another one came over it. */
  focused?: Element;

  // Of lists and their rows.
  rowHeight?: number;
  base?: number;
  mark?: string;
  roving?: Element;
  jumped?: string;
  asked?: string;
  wish?: { row: number, takesFocus: boolean };
}

interface Element extends PageParts {}

/** The bar that looks for a row: the list that it looks in, and what had the focus before. */
type Finder = Element & { list?: Element, from?: Element };

/** What happens on a page happens to elements. */
type On<Happening> = Happening & { readonly target: Element, readonly relatedTarget?: Element, isComposing?: boolean };

interface Document {
  addEventListener<Name extends keyof DocumentEventMap>(
    type: Name, listener: (event: On<DocumentEventMap[Name]>) => any, options?: boolean | AddEventListenerOptions): void;
}

/** What the page tells the server: the number of the kind of event, the node, and more. */
type Told = [kind: number, ...fields: any[]];

/** An event on its way: until it is acknowledged. `mark` is what looks pressed meanwhile. */
interface Entry {
  number: number;
  event: Told;
  wasSent?: boolean;
  mark?: Element;
}

type Timer = ReturnType<typeof setTimeout>;

/** The way that a list goes, across and down. */
type Way = [across: number, down: number];

/** A finger on its way: where it began, and what it can do and does. */
interface Touching {
  x: number;
  y: number;
  actions: Element;
  refresh: Element;
  isAside?: boolean;
  moving?: Element;
  moved?: number;
}

/** A way back that has been asked for: the number of the event, the entry of the history and the address that it began at. */
interface Asked {
  number: number;
  from: number;
  path: string;
  depth?: number;
}

/** What Swift puts before the modules (`Assets+Keys.swift`): what keys mean on kinds of controls, and what Escape leaves. */
declare const keyTable: Record<string, Record<string, string>>;
declare const outwardSteps: string[];
declare const keptKeys: string;
declare const editingKeys: string;
declare const typingPause: number;
