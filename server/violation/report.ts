// A browser's report of what our pages' policy refused, in the two shapes there are, as what is kept of it: nothing of a person.
import * as v from "valibot";
import { listAddresses } from "../../shared/pages.ts";

export type Violation = {
  directive: string;
  /** The origin of what was refused, or how it came: inline, eval, trusted-types-sink, ... */
  blocked: string;
  /** The file of ours that asked for it, or the origin of another's. */
  source: string;
  /** The address of our page. */
  page: string;
};

const text = v.pipe(v.nullish(v.string(), ""), v.maxLength(8_000));
const body = v.object({
  effectiveDirective: v.pipe(text, v.regex(/^[a-z][a-z-]{2,39}$/)),
  blockedURL: text,
  sourceFile: text,
  documentURL: text,
});
/** Format of `report-to`: several reports at once, of several kinds. */
const newer = v.object({ type: v.literal("csp-violation"), body });
/** Format of `report-uri`. */
const older = v.object({
  "csp-report": v.object({
    "effective-directive": v.optional(v.string()),
    "violated-directive": v.optional(v.string()),
    "blocked-uri": text,
    "source-file": text,
    "document-uri": text,
  }),
});
const MOST_AT_ONCE = 20;
/** Browser extensions that change pages cause reports as well. */
const EXTENSION = /^[a-z-]*extension:/;
const OWN_PAGES = new Set(listAddresses());
const OWN_FILE = /^\/(?:assets\/[\w.-]+|worker\.js)$/;

/** Leaves out reports of other kinds and malformed ones. */
export function readReports(sent: unknown, publicUrl: string): Violation[] {
  const each: unknown[] = Array.isArray(sent) ? sent.slice(0, MOST_AT_ONCE) : [sent];
  return each.flatMap((report) => {
    const { success, output } = v.safeParse(newer, v.is(older, report) ? asNewer(report) : report);
    if (!success) return [];
    const { effectiveDirective: directive, ...about } = output.body;
    if (EXTENSION.test(about.sourceFile) || EXTENSION.test(about.blockedURL)) return [];
    return [
      {
        directive,
        blocked: placeOf(about.blockedURL, publicUrl),
        source: placeOf(about.sourceFile, publicUrl),
        page: placeOf(about.documentURL, publicUrl),
      },
    ];
  });
}

const asNewer = ({ "csp-report": report }: v.InferInput<typeof older>) => ({
  type: "csp-violation",
  body: {
    effectiveDirective: report["effective-directive"] ?? report["violated-directive"],
    blockedURL: report["blocked-uri"],
    sourceFile: report["source-file"],
    documentURL: report["document-uri"],
  },
});

/** Keeps the path of our own addresses without query, and only the origin of others. */
function placeOf(address: string, publicUrl: string): string {
  if (!URL.canParse(address)) return /^[a-z-]{1,40}$/.test(address) ? address : "";
  const { origin, pathname, protocol } = new URL(address);
  if (origin === "null") return protocol;
  if (origin !== publicUrl) return origin.slice(0, 200);
  return OWN_PAGES.has(pathname) || OWN_FILE.test(pathname) ? pathname.slice(0, 200) : "other";
}
