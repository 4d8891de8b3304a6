// Declarations that the script needs besides those of TypeScript's own libraries: properties that it stores in
// elements, events whose targets are elements, and features of browsers that are newer than TypeScript 4.8.

/** The properties that an element of a page may have. Its `data-` attributes and roles determine which it has. */
interface PageParts extends ARIAMixin, GlobalEventHandlers {
  // Of every element of HTML and SVG.
  readonly dataset: DOMStringMap;
  readonly style: CSSStyleDeclaration;
  readonly offsetParent: Element | null;
  readonly offsetWidth: number;
  readonly offsetHeight: number;
  tabIndex: number;
  /** The place of a row in a group of rows. */
  tiled?: string;
  inert: boolean;
  checkVisibility?(): boolean;
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
  setRangeText(text: string, start: number, end: number, mode: string): void;
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

  // Of fields: the number of the event of the last change, the server's value, and pending operations.
  edited?: number;
  held?: string;
  /** The text as the user has edited it last. */
  typed?: string;
  /** The number of the event that the server's value answers. */
  heldFor?: number;
  /** The text that was sent last, and the one before it while that may be taken back. */
  sent?: SentText;
  isComposing?: boolean;
  isWaiting?: boolean;
  /** The number of the request for a selection that was last followed. */
  followed?: string;
  /** Disabled by the server while focused: the element keeps the focus and does nothing. */
  sleeps?: boolean;
  /** Pressed, and without an answer for a while. */
  isPending?: boolean;

  /** The last animation of a changed style. */
  motion?: Animation;

  // Of dialogs, menus and pages.
  isShown?: boolean;
  isPrepared?: boolean;
  isOurs?: boolean;
  /** Of panes: the main part of the page. Of regions that scroll: a Tab stop. */
  isMain?: boolean;
  isStop?: boolean;
  /** Of open menus: the element that opened it. */
  opener?: Element;
  /** Of rows: their number side by side, when it was last read. */
  side?: number;
  /** The focused element of a page when another one covered it. */
  focused?: Element;

  /** Of elements whose geometry is reported: the reported frame. */
  told?: string;
  isUnanswered?: boolean;
  /** Of containers that choose or place their children by size: the reported choice, sizes and number of reports. */
  chosen?: string;
  reported?: string;
  rounds?: number;
  cause?: any;
  /** Of pages: the lengths of the bars at their edges. */
  bars?: number[];
  /** Of regions that scroll: the lengths by which they extend under bars. */
  spread?: number[];

  /** Of the script: the time at which the program has last scrolled a region. */
  movedAt?: number;
  /** Of regions: the request for a position that was last followed, and whether it is at the anchor that it keeps. */
  positioned?: string;
  kept?: boolean;
  /** Of elements that scroll: the stage of scrolling, and whether the user has scrolled last. */
  stage?: number;
  isByUser?: boolean;
  resting?: Timer;

  // Of lists and their rows.
  rowHeight?: number;
  base?: number;
  mark?: string;
  roving?: Element;
  jumped?: string;
  asked?: string;
  wish?: { row: number, takesFocus: boolean };
}

interface CSSStyleDeclaration { zoom: string; }
interface Element extends PageParts {}

/** The search bar for rows: the list that it searches, and the element that was focused before. */
type Finder = Element & { list?: Element, from?: Element };

/** Events of a page have elements as targets. */
type On<Happening> = Happening & { readonly target: Element, readonly relatedTarget?: Element, isComposing?: boolean };

interface Document {
  addEventListener<Name extends keyof DocumentEventMap>(
    type: Name, listener: (event: On<DocumentEventMap[Name]>) => any, options?: boolean | AddEventListenerOptions): void;
}

/** An event for the server: the number of its kind, the node, and more fields. */
type Told = [kind: number, ...fields: any[]];

/** An event that has not been acknowledged. `mark` is the element that is marked as busy meanwhile. */
interface Entry {
  number: number;
  event: Told;
  wasSent?: boolean;
  mark?: Element;
  /** Of a press: the name of the control, and the text of the page before. */
  name?: string;
  text?: string;
  /** Of a text and its parts: the field, and the text that was sent before. */
  field?: Element;
  before?: SentText;
}

/** The focus: the kind and the identity of the control, its place among those like it, and the selection of a text. */
type FocusMark = [kind: string, key: string, place: number, start?: number, end?: number];

/** A text of a field, and the number of the event with it. */
type SentText = [number: number, text: string];

/** The identity of a control, its value and its name, and its place among the controls of that identity; no value for those
 that count as lost. A press that was answered has no identity, the text of the page before it, a name and its number. */
type Setting = [key: string, value: string | null, name: string, place: number];

type Timer = ReturnType<typeof setTimeout>;

/** The direction of a list, horizontally and vertically. */
type Way = [across: number, down: number];

/** A touch: where it began, its possible effects and its current one. */
interface Touching {
  x: number;
  y: number;
  actions: Element;
  refresh: Element;
  isAside?: boolean;
  moving?: Element;
  moved?: number;
  strip?: Stripped[];
  way?: number;
}

/** An action in the strip beside a row that is swiped. */
interface Stripped {
  title: string;
  tint: string;
  symbol?: string;
  isFull: boolean;
  act: () => void;
}

/** A press on a node with gestures: where and when it began, and what has been reported of it. */
interface Grip {
  node: Element;
  /** The distance of a drag in points and the time of a long press in seconds; not a number for none. */
  drag: number;
  hold: number;
  /** The distance in points from which the press is reported, and its longest one so far. */
  least: number;
  far: number;
  pointer: number;
  x: number;
  y: number;
  at: number;
  /** The frame of the node at the beginning, pixels in a point, and -1 for languages from right to left. */
  box: DOMRect;
  unit: number;
  side: number;
  /** The number of the last report, and the next one. */
  number?: number;
  next?: PointerEvent;
  hasBegun?: boolean;
  isTouch: boolean;
}

/** A pending request to go back: the number of the event, the original history entry, and the address. */
interface Asked {
  number: number;
  from: number;
  path: string;
  depth?: number;
}

/** The numbers of events and of the operations of patches, which Swift puts in place of these names (`EventCode`). */
declare const events: Record<string, number>;
declare const patches: Record<string, number>;
/** Constants that Swift puts before the modules (`Assets+Keys.swift`): the meanings of keys and the steps of Escape. */
declare const keyTable: Record<string, Record<string, string>>;
/** The kinds of controls that the actions of elements (`data-e`) imply, except buttons. */
declare const actionKinds: Record<string, string>;
declare const outwardSteps: string[];
declare const keptKeys: string;
declare const editingKeys: string;
declare const typingPause: number;
/** The maximum length of a typed or pasted text, in bytes of UTF-8. */
declare const textLimit: number;
/** The number of reports of geometry that may follow from answers to each other. */
declare const geometryRounds: number;
/** The distance in points within which a press is still a press. */
declare const pressSlop: number;
