// What the first paint must know, and what comes right after it. A file of its own, because the page allows no inline scripts.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem("luli-theme");
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  // Someone was signed in here last time and most likely still is: see web/app/use-known-person.ts.
  if (localStorage.getItem("luli-person")) dataset.person = "";
} catch {
  // Storage is closed: the system's theme, and a visitor.
}

// A page that was rendered at build time is painted first and woken up then.
document.addEventListener("DOMContentLoaded", () => {
  const entry = document.querySelector("script[data-entry]")?.getAttribute("data-entry");
  if (entry) requestAnimationFrame(() => setTimeout(() => void import(entry)));
});
