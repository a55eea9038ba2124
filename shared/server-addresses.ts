// Addresses that are the server's, never a page's. Apart from the table of calls, so that the service worker takes them without it.

/** Nothing below these is a file of the web, also where no call is. */
export const SERVER_PREFIXES = ["/auth/v1", "/api", "/functions", "/sandbox"] as const;

export const isServerAddress = (path: string): boolean =>
  SERVER_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
