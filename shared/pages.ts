// Every page's address, once. The router, links, the navigation, the server's answers, the prerendering, the sitemap and the
// journeys that look at each page take it from here.

type Page = {
  /** Who may see it; the router guards it, and the server what it shows. */
  who: "anyone" | "member" | "admin";
  /** To whom the navigation names it, in this order. */
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

/** Answers where there is no page; prerendered like the public ones. */
export const NOT_FOUND = { path: "/404", prerendered: "not-found" } as const;
