// The HTML around a page that is rendered at build time. What the server alone knows stands in it as {{placeholders}}.

import { NOT_FOUND } from "../../shared/pages.ts";

type PageDocument = {
  /** What index.html says in every page's head. */
  commonHead: string;
  route: string;
  /** HTML, as React wrote it. */
  title: string;
  description: string;
  css: string;
  /** The rules of fonts that must be fetched: read after the first paint. */
  fontCss: string;
  /** web/public/before-paint.js, which needs no journey of its own this way. */
  beforePaint: string;
  /** What wakes the page up after its first paint. */
  script: string;
  /** What that imports, and what this imports. */
  parts: string[];
  body: string;
};

/** The server's public configuration, for web/lib/page-config.ts. Data: no browser runs it. */
export const CONFIG = '<script type="application/json" id="config">{{config}}</script>';

const PICTURE = "{{public_url}}/og.png";
const PICTURE_TEXT = "Luli, a small white Bichon Frise puppy, in front of hills and clouds";

/** The first paint waits for nothing but this document. Our security policy allows its one script by its hash. */
export function pageDocument(page: PageDocument): string {
  return [
    `<!doctype html><html lang="en" data-theme="system"><head>${page.commonHead}`,
    headOf(page),
    `<style>${page.css}</style><style media="not all" data-fonts>${page.fontCss}</style>`,
    `<script data-entry="${page.script}" data-parts="${page.parts.join(" ")}">${page.beforePaint}</script></head>`,
    `<body><div id="root" data-page="${page.route}">${page.body}</div>${CONFIG}</body></html>`,
  ].join("");
}

function headOf({ route, title, description }: PageDocument): string {
  const head = `<title>${title}</title><meta name="description" content="${escape(description)}">`;
  if (route === NOT_FOUND.path) return `${head}<meta name="robots" content="noindex">`;
  const address = `{{public_url}}${route}`;
  const properties = {
    "og:type": "website",
    "og:site_name": "Luli",
    "og:title": title,
    "og:description": escape(description),
    "og:url": address,
    "og:image": PICTURE,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": PICTURE_TEXT,
  };
  return [
    head,
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${content}">`,
    ),
    // Title, text and picture are read from the Open Graph tags.
    `<meta name="twitter:card" content="summary_large_image">`,
  ].join("");
}

export function sitemap(routes: string[]): string {
  const urls = routes.map((route) => `<url><loc>{{public_url}}${route}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`;
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
