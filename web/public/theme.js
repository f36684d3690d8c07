/* Sets the theme that the player has chosen, before anything is drawn in the other one. */
{
  const theme = JSON.parse(localStorage.getItem("theme"));
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
}
