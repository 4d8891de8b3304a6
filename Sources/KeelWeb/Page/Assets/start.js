// Starts the page's script.

import { own } from "./page.js";
import { placeStatus } from "./status.js";
import { focusNode, holdFocus, noteScreen, releaseFocus } from "./focus.js";
import { base, depthNow, settlePlace, shown } from "./places.js";
import { updateAll } from "./patches.js";
import { connect, putBackView } from "./connection.js";
import "./presses.js";
import "./dragging.js";
import "./keys.js";

updateAll();
placeStatus();
// The address becomes that of the place, by which a reload finds the tab: the app may have a name for its root, and may
// not know a query.
history.replaceState({ place: 0, loose: 0, depth: depthNow(), ...history.state, path: shown }, "", base + shown);
const { first, focus } = own.dataset;
holdFocus();
focusNode(focus === "-" ? first : focus);
putBackView();
releaseFocus();
noteScreen();
settlePlace();
connect();
