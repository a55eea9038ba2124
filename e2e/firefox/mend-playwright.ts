// Playwright drives an unpatched Firefox by WebDriver BiDi, which is young on both sides. Two things are mended in its source as
// it is loaded; each says when it may go, and what is no longer there to mend is an error.
import { registerHooks } from "node:module";

const BUNDLE = /\/playwright-core\/lib\/coreBundle\.js$/;
const MENDINGS: [from: string, to: string][] = [
  // Always sent, and unknown before Firefox 154 or so. Until Firefox ESR knows it, pages see the colour scheme of the machine.
  ['await this._session.send("emulation.setMediaFeaturesOverride",', "void ("],
  ['await this._browser._browserSession.send("emulation.setMediaFeaturesOverride",', "void ("],
  // fill() sets `value` from inside the page, which React takes for its own doing: the field is full and the state is empty. An
  // edit is what a person makes, and what Playwright makes in other browsers. Until it does so here.
  [
    "(text3) => window.__pw_bidiInsertText(text3), text2",
    '(text) => document.activeElement?.tagName === "IFRAME" ? document.activeElement : document.execCommand("insertText", false, text), text2',
  ],
];

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!BUNDLE.test(url)) return loaded;
    if (typeof loaded.source !== "string") throw new Error("Playwright's source is no text.");
    let { source } = loaded;
    for (const [from, to] of MENDINGS) {
      if (!source.includes(from))
        throw new Error(`Nothing to mend in Playwright any more: ${from}`);
      source = source.replace(from, to);
    }
    return { ...loaded, source };
  },
});
