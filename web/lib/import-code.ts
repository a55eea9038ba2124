// Every import() of the built page passes here (scripts/web/import-code.ts). Browsers remember for good that a module could not be fetched
// (whatwg/html issue 6768; Chromium 150 does, 156 does not). So a module is imported only after all of its files were fetched, and comes
// from the browser's cache.
import { offlineError, readHttpError } from "./http-error.ts";
import { reloadOutdated } from "./reload-outdated.ts";

type Loads = Map<string, Promise<void>>;

/** A network that has just come back lets requests fail for a moment. */
const AGAIN_MS = 1000;

const files: Loads = new Map();
const styles: Loads = new Map();

/** `needed` holds the addresses of the module, of all its imports, and of their styles. */
export async function importCode<Module>(
  run: () => Promise<Module>,
  needed: readonly string[],
): Promise<Module> {
  await Promise.all(needed.map((file) => once(files, file, fetchFile)));
  // Stylesheets are added in their order, because a later rule wins; they are loaded already.
  const sheets = needed.filter((file) => file.endsWith(".css"));
  await Promise.all(sheets.map((file) => once(styles, file, addStyles)));
  return run();
}

/** Forgets a load that failed. */
function once(kept: Loads, file: string, start: (file: string) => Promise<void>): Promise<void> {
  const known = kept.get(file);
  if (known) return known;
  const started = start(file);
  kept.set(file, started);
  void started.catch(() => kept.delete(file));
  return started;
}

/** True for a file that the document itself has requested: index.html, or a prerendered page by public/before-paint.js. */
const inDocument = (file: string) =>
  `[href="${file}"], [src="${file}"], [data-entry="${file}"], [data-parts~="${file}"]`;

async function fetchFile(file: string): Promise<void> {
  if (document.head.querySelector(inDocument(file))) return;
  const response = await fetch(file)
    .catch((cause: unknown) => fetchAgain(file, cause))
    .catch((cause: unknown) => {
      throw offlineError(cause);
    });
  if (response.status === 404) reloadOutdated();
  if (!response.ok) throw await readHttpError(response);
  await response.arrayBuffer().catch((cause: unknown) => {
    throw offlineError(cause);
  });
}

async function fetchAgain(file: string, cause: unknown): Promise<Response> {
  if (!navigator.onLine) throw cause;
  await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  return fetch(file);
}

async function addStyles(file: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${file}"]`)) return;
  const link = document.createElement("link");
  const added = new Promise((resolve, reject) => {
    Object.assign(link, { rel: "stylesheet", href: file, onload: resolve, onerror: reject });
  });
  document.head.append(link);
  await added.catch((cause: unknown) => {
    link.remove();
    throw offlineError(cause);
  });
}
