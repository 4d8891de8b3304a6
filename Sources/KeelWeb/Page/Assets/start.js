// From here on the page is alive.
updateAll();
placeStatus();
history.replaceState({ place: 0, loose: 0, ...history.state, path: shown,
  depth: history.state?.depth ?? depthNow() }, "");
if (own.dataset.focus !== "-") focusNode(own.dataset.focus);
putBackView();
shownScreen = topScreen();
settlePlace();
connect();
