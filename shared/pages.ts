// Every page's address, once. The router, links, the navigation, the server's answers, the prerendering, the sitemap and the
// journeys that look at each page take it from here.
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_IDS,
  type Foreign,
  type Language,
} from "./contracts/language.ts";

type Page = {
  /** Required role; the router guards the page, and the server its data. */
  who: "anyone" | "member" | "admin";
  /** Role for which the navigation shows the page, in this order. */
  inNavigation: "anyone" | "member" | "admin" | null;
  /** Rendered at build time and so in the sitemap: its file in web/app/public. Null: the app renders it, and search engines stay out. */
  prerendered: string | null;
};

export const PAGES = {
  "/": { who: "anyone", inNavigation: "anyone", prerendered: "landing" },
  "/auth": { who: "anyone", inNavigation: null, prerendered: null },
  "/dashboard": { who: "member", inNavigation: "member", prerendered: null },
  "/checkout": { who: "member", inNavigation: null, prerendered: null },
  "/chat": { who: "member", inNavigation: "anyone", prerendered: null },
  "/universe": { who: "member", inNavigation: "anyone", prerendered: null },
  "/store": { who: "member", inNavigation: "anyone", prerendered: null },
  "/profile": { who: "member", inNavigation: "anyone", prerendered: null },
  "/settings": { who: "member", inNavigation: "anyone", prerendered: null },
  "/memory": { who: "member", inNavigation: null, prerendered: null },
  "/admin": { who: "admin", inNavigation: "admin", prerendered: null },
  "/privacy": { who: "anyone", inNavigation: null, prerendered: "privacy" },
  "/terms": { who: "anyone", inNavigation: null, prerendered: "terms" },
  "/safety": { who: "anyone", inNavigation: null, prerendered: "safety" },
  "/imprint": { who: "anyone", inNavigation: null, prerendered: "imprint" },
  "/accessibility": { who: "anyone", inNavigation: null, prerendered: "accessibility" },
  "/contract": { who: "anyone", inNavigation: null, prerendered: null },
  "/contact": { who: "anyone", inNavigation: null, prerendered: "contact" },
} as const satisfies Record<`/${string}`, Page>;

type Pages = typeof PAGES;
/** The pages of which `Fact` is true. */
type PathsWhere<Fact extends Partial<Page>> = {
  [Path in keyof Pages]: Pages[Path] extends Fact ? Path : never;
}[keyof Pages];

export type PagePath = keyof Pages;
export type NavigationPath = Exclude<PagePath, PathsWhere<{ inNavigation: null }>>;
export type AppPath = PathsWhere<{ prerendered: null }>;
export type PrerenderedPath = Exclude<PagePath, AppPath>;
export type PathFor<Who extends Page["who"]> = PathsWhere<{ who: Who }>;

export const PAGE_PATHS = Object.keys(PAGES) as PagePath[];

export const isInNavigation = (path: PagePath): path is NavigationPath =>
  PAGES[path].inNavigation !== null;
export const isPrerendered = (path: PagePath): path is PrerenderedPath =>
  PAGES[path].prerendered !== null;
export const pathsFor = <Who extends Page["who"]>(who: Who): PathFor<Who>[] =>
  PAGE_PATHS.filter((path): path is PathFor<Who> => PAGES[path].who === who);

/** Read by anyone and rendered at build time, in every language. */
export const isPublic = (path: string): path is PrerenderedPath =>
  PAGE_PATHS.some((page) => page === path && isPrerendered(page));
const FOREIGN = LANGUAGE_IDS.filter((id): id is Foreign => id !== DEFAULT_LANGUAGE);

const below = (language: Language, path: string) =>
  language === DEFAULT_LANGUAGE ? path : `/${language}${path === "/" ? "" : path}`;

/** Address of a page in a language: `/de/contact`. English and pages that the app renders have the plain address. */
export const addressIn = (language: Language, path: string): string =>
  isPublic(path) ? below(language, path) : path;

/** Splits an address into its language prefix, if any, and the page. */
export function readAddress(address: string): { language: Foreign | null; path: string } {
  const language = FOREIGN.find((id) => `${address}/`.startsWith(`/${id}/`)) ?? null;
  const path = language ? address.slice(language.length + 1) || "/" : address;
  return isPublic(path) ? { language, path } : { language, path: address };
}

/** Lists the addresses of all pages in all languages. */
export const listAddresses = (): string[] => [
  ...new Set(
    LANGUAGE_IDS.flatMap((language) => PAGE_PATHS.map((path) => addressIn(language, path))),
  ),
];

/** Answers where there is no page; prerendered like the public ones. */
export const NOT_FOUND = { path: "/404", prerendered: "not-found" } as const;

/** File below dist/ that the build writes. */
export const notFoundFile = (language: Language): string =>
  `${below(language, NOT_FOUND.path)}.html`;
