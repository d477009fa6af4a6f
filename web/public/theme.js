// Runs before the first paint, so that the page never flashes in the wrong colours.
const theme = localStorage.getItem("chabudai.theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
