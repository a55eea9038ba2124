// Settings of the first paint, and the requests right after it. The build writes this script into every page.
// The block keeps its names apart from those of other scripts.
{
  const { entry, parts, first } = document.currentScript.dataset;
  if (first !== undefined) {
    // An app page sends requests before its code has come; web/lib/session/first-answers.ts takes the answers from here.
    /** Null of what could not be had: the code asks again. @param {string} path @param {HeadersInit} [headers] */
    const ask = (path, headers) =>
      fetch(path, { headers, cache: "no-store", signal: AbortSignal.timeout(20_000) }).catch(
        () => null,
      );
    const session = ask("/auth/v1/get-session");
    /** @param {string} [timeZone] */
    const zoneOf = (timeZone) =>
      new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
    // A person in another zone than before is asked for later: web/lib/session/session-calls.ts tells the server first.
    const token = session
      .then(async (answer) => {
        const { user } = /** @type {{ user: { timeZone: string } }} */ (
          await answer.clone().json()
        );
        return zoneOf(user.timeZone) === zoneOf() ? answer.headers.get("set-auth-jwt") : null;
      })
      .catch(() => null);
    const answers = { "/auth/v1/get-session": session };
    for (const path of first.split(" ").filter(Boolean))
      answers[path] = token.then((jwt) => jwt && ask(path, { Authorization: `Bearer ${jwt}` }));
    Object.assign(window, { firstAnswers: { token, answers } });
    // The first date of a process takes a slow phone 60 to 190 ms: it is made while the code loads, after the first paint.
    if (first) requestAnimationFrame(() => setTimeout(zoneOf));
  }

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
      // The storage is closed: the next visit counts as a first one again.
    }
  };

  // Stages whose page knows no time zone (web/ui/stage.tsx) follow this clock and the hours of lightAt in
  // web/features/game/puppy/moods.ts.
  const tellLight = () => {
    const hour = new Date().getHours();
    const isNight = hour >= 20 || hour < 6;
    document.documentElement.dataset.light = isNight
      ? "night"
      : hour >= 17
        ? "dusk"
        : hour < 9
          ? "morning"
          : "day";
  };
  tellLight();
  setInterval(tellLight, 60_000);

  const theme = read("luli-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  // The last visit was signed in, and this one most likely is: see web/app/session/use-known-person.ts.
  if (read("luli-person")) document.documentElement.dataset.person = "";

  // An outline was rendered in English and for the plain address: its words are hidden from readers of other languages and addresses.
  if (location.search || !/^en\b/.test(read("luli-language") ?? navigator.language))
    document.documentElement.dataset.foreign = "";

  // The prerendered content is painted first. Then its fonts load, if they must travel, and a public page's code; an outline's code is on
  // its way already, and its fonts come last.
  const fonts = document.querySelector("style[data-fonts]");
  if (fonts) {
    /** @param {{ rel: string, href: string, as?: string, crossOrigin?: string }} link */
    const fetchNow = (link) =>
      new Promise((resolve) => {
        const done = { onload: resolve, onerror: resolve };
        document.head.append(Object.assign(document.createElement("link"), link, done));
      });

    const fetchFonts = () =>
      Promise.all(
        Array.from(fonts.textContent.matchAll(/url\(([^)]+)\)/g), ([, href]) =>
          fetchNow({ rel: "preload", as: "font", crossOrigin: "", href }),
        ),
      );
    const wearFonts = () => {
      fonts.media = "all";
      remember("luli-fonts");
    };
    const areFontsHere = read("luli-fonts");
    if (areFontsHere) {
      // Requested at once, the fonts are there before the first line of text.
      void fetchFonts();
      wearFonts();
    }
    // The fonts apply when all are here, so that the page is laid out only once more.
    const dressLate = () => {
      if (!areFontsHere) void fetchFonts().then(wearFonts);
    };
    if (!entry) window.addEventListener("load", dressLate);
    else {
      // Luli keeps still during the hydration, which takes half as long then.
      document.documentElement.dataset.waking = "";
      /** @param {string} href */
      const fetchPart = async (href) => {
        const response = await fetch(href);
        if (!response.ok) throw new Error(`${href} answers ${response.status}.`);
        await response.arrayBuffer();
      };
      let isComing = false;
      /**
       * All files load at once, not each when another one names it. web/lib/import-code.ts says why they must be cached before they run.
       */
      const fetchCode = () => {
        if (isComing) return;
        isComing = true;
        Promise.all([entry, ...parts.split(" ")].map(fetchPart)).then(
          () => import(entry),
          () => {
            isComing = false;
          },
        );
      };
      document.addEventListener("DOMContentLoaded", () => {
        const hydrate = () => {
          clearTimeout(timer);
          painted.disconnect();
          dressLate();
          fetchCode();
          void fetchNow({ rel: "manifest", href: "/manifest.webmanifest" });
        };
        // Hidden tabs are not painted.
        const timer = setTimeout(hydrate, 1000);
        const painted = new PerformanceObserver((list) => {
          if (list.getEntriesByName("first-contentful-paint").length > 0) hydrate();
        });
        painted.observe({ type: "paint", buffered: true });
        // A load that failed is tried again online.
        window.addEventListener("online", fetchCode);
      });

      // A button pressed before hydration is pressed again after it.
      /** @type {EventTarget | undefined} */
      let pressed;
      /** @param {MouseEvent} event */
      const keep = (event) => {
        pressed = event.composedPath().find((node) => node instanceof HTMLButtonElement);
        // The browser itself would submit a form to an address with its text.
        if (!pressed) return;
        event.preventDefault();
        fetchCode();
      };
      document.addEventListener("click", keep);
      document.addEventListener("luli-hydrated", () => {
        delete document.documentElement.dataset.waking;
        document.removeEventListener("click", keep);
        window.removeEventListener("online", fetchCode);
        if (pressed instanceof HTMLElement) pressed.click();
      });
    }
  }
}
