// The views of the admin page and their addresses.

export const VIEWS = [
  { id: "weeks", name: "Overview" },
  { id: "numbers", name: "Numbers" },
  { id: "people", name: "People" },
  { id: "messages", name: "Messages" },
  { id: "reports", name: "Reports" },
  { id: "site", name: "Site" },
  { id: "security", name: "Security" },
  { id: "log", name: "Log" },
] as const;
export type View = (typeof VIEWS)[number]["id"];

/** The search parameters of `/admin`: the view, and the person, message or report that is open in it. */
export type AdminSearch = { view?: string | undefined; id?: string | undefined };

export const readView = ({ view }: AdminSearch): View =>
  VIEWS.find(({ id }) => id === view)?.id ?? "weeks";
