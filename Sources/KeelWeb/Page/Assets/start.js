// From here on the page is alive.
if (history.state?.place === undefined) history.replaceState({ place: 0 }, "");
updateAll();
if (own.dataset.focus !== "-") focusNode(own.dataset.focus);
putBackTyped();
connect();
