// Addresses that are the server's, never a page's. Apart from the table of calls, so that the service worker takes them without it.

/** Paths below these are never files of the web, even where no call exists. */
export const SERVER_PREFIXES = ["/auth/v1", "/api", "/functions", "/sandbox"] as const;

export const isServerAddress = (path: string): boolean =>
  SERVER_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
