// From here on the page is alive.
updateAll();
placeStatus();
history.replaceState({ place: 0, loose: 0, ...history.state, path: shown,
  depth: history.state?.depth ?? depthNow() }, "");
const firstFocus = own.dataset.focus === "-" ? own.dataset.first : own.dataset.focus;
if (firstFocus) focusNode(firstFocus);
putBackView();
shownScreen = topScreen();
settlePlace();
connect();
