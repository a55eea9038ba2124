// Visits of the landing page: a number a week, and nothing about whose they were. No cookie, no address, no hash of one.
import type http from "node:http";
import { LANGUAGE_IDS } from "../../shared/contracts/language.ts";
import { addressIn } from "../../shared/pages.ts";
import type { ServerContext } from "../platform/context.ts";
import { createWriteBehind } from "../platform/write-behind.ts";
import { listMondays } from "./fold.ts";
import { addVisits } from "./queries.ts";

const LANDING = new Set(LANGUAGE_IDS.map((language) => addressIn(language, "/")));
/** Those that say who they are. Others rarely tell the headers of a browser that opens a page. */
const BOT = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|fetch|curl|python/i;

export type NoteVisit = (request: Pick<http.IncomingMessage, "method" | "url" | "headers">) => void;

/** Returns whether a browser opened a page and did not ask not to be counted (DNT, Global Privacy Control). */
export const isVisit: (...asked: Parameters<NoteVisit>) => boolean = ({ method, url, headers }) =>
  method === "GET" &&
  headers["sec-fetch-mode"] === "navigate" &&
  headers["sec-fetch-dest"] === "document" &&
  LANDING.has((url ?? "").split("?", 1)[0]!) &&
  !headers["sec-purpose"] &&
  headers["dnt"] !== "1" &&
  headers["sec-gpc"] !== "1" &&
  !BOT.test(headers["user-agent"] ?? "bot");

export function createVisits({ pool, log, clock }: Pick<ServerContext, "pool" | "log" | "clock">) {
  const { add, write } = createWriteBehind<{ week: string; count: number }>({
    log,
    failure: "visits not counted yet",
    keyOf: ({ week }) => week,
    join: (kept, added) => ({ ...kept, count: kept.count + added.count }),
    write: (rows) => addVisits(pool, rows),
  });
  const note: NoteVisit = (request) => {
    if (isVisit(request)) add({ week: listMondays(clock(), 1)[0]!, count: 1 });
  };
  return { note, write };
}
