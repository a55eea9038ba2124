// The HTML around a page that is rendered at build time. What the server alone knows stands in it as {{placeholders}}.
import { DEFAULT_LANGUAGE, LANGUAGE_IDS, type Language } from "../../shared/contracts/language.ts";
import { addressIn, isPrerendered, NOT_FOUND, PAGE_PATHS } from "../../shared/pages.ts";
import { structuredData } from "./structured-data.ts";

type PageDocument = {
  /** What index.html says in every page's head. */
  commonHead: string;
  route: string;
  language: Language;
  /** HTML, as React wrote it. */
  title: string;
  description: string;
  /** What the picture shows that comes with a link. */
  pictureText: string;
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

/** The server's public configuration, for web/lib/browser/page-config.ts. Data: no browser runs it. */
export const CONFIG = '<script type="application/json" id="config">{{config}}</script>';

const PICTURE = "{{public_url}}/og.png";

/** The first paint waits for nothing but this document. Our security policy allows its one script by its hash. */
export function pageDocument(page: PageDocument): string {
  return [
    `<!doctype html><html lang="${tagOf(page.language)}" data-theme="system"><head>${page.commonHead}`,
    headOf(page),
    `<style>${page.css}</style><style media="not all" data-fonts>${page.fontCss}</style>`,
    `<script data-entry="${page.script}" data-parts="${page.parts.join(" ")}">${page.beforePaint}</script></head>`,
    `<body><div id="root" data-page="${page.route}">${page.body}</div>${CONFIG}</body></html>`,
  ].join("");
}

function headOf({ route, language, title, description, pictureText }: PageDocument): string {
  const head = `<title>${title}</title><meta name="description" content="${escape(description)}">`;
  if (route === NOT_FOUND.path) return `${head}<meta name="robots" content="noindex">`;
  const address = urlOf(language, route);
  const properties = {
    "og:type": "website",
    "og:site_name": "Luli",
    "og:locale": localeOf(language),
    "og:title": title,
    "og:description": escape(description),
    "og:url": address,
    "og:image": PICTURE,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": escape(pictureText),
  };
  return [
    head,
    `<link rel="canonical" href="${address}">`,
    ...alternatesOf(route).map(
      ([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${href}">`,
    ),
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${content}">`,
    ),
    // Title, text and picture are read from the Open Graph tags.
    `<meta name="twitter:card" content="summary_large_image">`,
    route === "/"
      ? structuredData({ url: address, language: tagOf(language), description, picture: PICTURE })
      : "",
  ].join("");
}

/** `changedOn`: the day of the release that changed the pages last. Null: not said. */
export function sitemap(changedOn: string | null): string {
  const lastChange = changedOn === null ? "" : `<lastmod>${changedOn}</lastmod>`;
  const urls = PAGE_PATHS.filter(isPrerendered).flatMap((route) => {
    const links = alternatesOf(route).map(
      ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`,
    );
    return LANGUAGE_IDS.map(
      (language) => `<url><loc>${urlOf(language, route)}</loc>${lastChange}${links.join("")}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>\n`;
}

/** The same page in every language; who asks for none of them gets English, which follows the browser once it is awake. */
const alternatesOf = (route: string): [tag: string, href: string][] => [
  ...LANGUAGE_IDS.map((id): [string, string] => [tagOf(id), urlOf(id, route)]),
  ["x-default", urlOf(DEFAULT_LANGUAGE, route)],
];

const urlOf = (language: Language, route: string) => `{{public_url}}${addressIn(language, route)}`;

const tagOf = (language: Language) => new Intl.Locale(language).language;

/** As Open Graph has it: with the country where most speak it. */
const localeOf = (language: Language) => {
  const { language: tag, region } = new Intl.Locale(language).maximize();
  return `${tag}_${region}`;
};

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
