// What the first paint must know, and what comes right after it. The build writes it into every page.
// In a block: a script of someone else's may use the same names.
{
  /**
   * Null as well where storage is closed: the system's theme, a visitor, a first visit.
   * @param {string} key
   */
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  /** @param {string} key */
  const remember = (key) => {
    try {
      localStorage.setItem(key, "1");
    } catch {
      // Storage is closed: the next visit is a first one again.
    }
  };

  const theme = read("luli-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  // Someone was signed in here last time and most likely still is: see web/app/use-known-person.ts.
  if (read("luli-person")) document.documentElement.dataset.person = "";

  // A page that was rendered at build time is painted first. Then come its fonts, if they must travel, and its code.
  const { entry } = document.currentScript.dataset;
  if (entry) {
    const areFontsHere = read("luli-fonts");
    const fonts = document.querySelector("style[data-fonts]");
    const wearFonts = () => {
      fonts.media = "all";
      void document.fonts.ready.then(() => remember("luli-fonts"));
    };
    if (areFontsHere) {
      // Asked for at once, they are there before the first line of text.
      for (const [, href] of fonts.textContent.matchAll(/url\(([^)]+)\)/g))
        document.head.append(
          Object.assign(document.createElement("link"), {
            rel: "preload",
            as: "font",
            crossOrigin: "",
            href,
          }),
        );
      wearFonts();
    }
    const wakeUp = () => {
      if (!areFontsHere) wearFonts();
      void import(entry);
    };
    document.addEventListener("DOMContentLoaded", () => {
      // Nothing is painted in a tab that nobody sees; a second import is none.
      setTimeout(wakeUp, 1000);
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length > 0) wakeUp();
      }).observe({ type: "paint", buffered: true });
    });

    // Who presses a button in between is not forgotten.
    /** @type {EventTarget | undefined} */
    let pressed;
    /** @param {MouseEvent} event */
    const keep = (event) => {
      pressed = event.composedPath().find((node) => node instanceof HTMLButtonElement);
      // A form would be sent by the browser itself, to an address full of its words.
      if (pressed) event.preventDefault();
    };
    document.addEventListener("click", keep);
    document.addEventListener("luli-awake", () => {
      document.removeEventListener("click", keep);
      if (pressed instanceof HTMLElement) pressed.click();
    });
  }
}
