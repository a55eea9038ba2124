// The HTML of a page of the app: app.html with the page's outline in it, and all that the page needs on its way at once.

type Outline = {
  /** HTML, as React wrote it. */
  title: string;
  body: string;
  css: string;
  /** The rules of fonts that must be fetched: read when the page's code has come. */
  fontCss: string;
  /** Files of styles and of code, in their order. */
  sheets: string[];
  parts: string[];
  /** Luli's face as SVG. */
  face: string;
  /** What it asks first: addresses. */
  first: string[];
};

const ORDER_OF_LAYERS = "<style>@layer theme,base,components,utilities;</style>";
const LINKED_STYLES = /<link rel="stylesheet"[^>]*>/g;
const FETCHED_FONTS = /<link\s+rel="preload"\s+as="font"[^>]*>/g;
/** The router's own: our security policy allows none but before-paint.js. */
const SCRIPTS = /<script>.*?<\/script>/gs;
/** Named before all else: a browser that asks for six files at a time would keep it for the last. */
const SESSION = '<link rel="preload" as="fetch" crossorigin href="/auth/v1/get-session">';
const FACE = 'src="/luli-avatar.svg"';
/** In app.html. Who is here is asked in any case. */
export const NOTHING_FIRST = 'data-first=""';

export function outlineDocument(app: string, outline: Outline): string {
  const { title, css, fontCss, sheets, parts, first } = outline;
  // In the document: a request would wait behind the code.
  const body = outline.body.replaceAll(
    FACE,
    `src="data:image/svg+xml,${encodeURIComponent(outline.face)}"`,
  );
  const coming = parts
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .filter((link) => !app.includes(link));
  // Their rules stand here already; web/lib/import-code.ts sees that nobody has to fetch them. A disabled one is not fetched.
  const known = sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  const fonts = `<style media="not all" data-fonts>${fontCss}</style>`;
  const changes: [part: string, by: string][] = [
    [ORDER_OF_LAYERS, `${SESSION}${ORDER_OF_LAYERS}<style>${css}</style>${fonts}`],
    [NOTHING_FIRST, `data-first="${first.join(" ").replaceAll("&", "&amp;")}"`],
    ["<title>Luli</title>", `<title>${title}</title>`],
    ["</head>", `${coming.join("")}${known.join("")}</head>`],
    // Nothing in it can be used yet.
    [
      '<div id="root">',
      `<div id="root">${body.replaceAll(SCRIPTS, "").replace("<main", "<main inert")}`,
    ],
  ];
  const bare = app.replaceAll(LINKED_STYLES, "").replaceAll(FETCHED_FONTS, "");
  return changes.reduce((text, [part, by]) => replaceOnce(text, part, by), bare);
}

export function replaceOnce(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`index.html has no ${part}.`);
  return text.replace(part, () => by);
}
