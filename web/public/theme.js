// Chooses the theme before the first paint. A file of its own, because the page allows no inline scripts.
try {
  const theme = localStorage.getItem("luli-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed: the system's theme stays.
}
