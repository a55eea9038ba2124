import { type ReactNode, useEffect } from "react";
import type { CountryHelp, Helpline } from "../../../../shared/contracts/safety.ts";
import { formatDate } from "../../../lib/format.ts";
import { useStore } from "../../../lib/create-store.ts";
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { fetchHelplines, helplines } from "./helplines.ts";
import { helpWords } from "./words.ts";

const EVERYWHERE = "findahelpline.com";

/** The emergency number, this country's helplines, and a directory for all countries. */
export const HelplineList = () => {
  const words = useWords(helpWords);
  const language = useLanguage().slice(0, 2);
  const help = useStore(helplines);
  useEffect(() => {
    void fetchHelplines();
  }, []);
  return (
    // The key renders loaded helplines anew, so that nothing moves.
    <ul key={help?.country ?? "unknown"} className="lines-between lines-faint block list-none pl-0">
      <Emergency help={help} />
      {help?.lines
        .toSorted((a, b) => rank(b, language) - rank(a, language))
        .map((line) => (
          <Line key={line.name} line={line} />
        ))}
      <Row name={words.anywhere}>
        <HelpLink href={`https://${EVERYWHERE}`}>{EVERYWHERE}</HelpLink>
      </Row>
    </ul>
  );
};

/** Lines for everybody come first; among them those that speak the page's language. */
const rank = ({ kinds, languages }: Helpline, language: string) =>
  (kinds.includes("self_harm") ? 2 : 0) + (languages.includes(language) ? 1 : 0);

const Emergency = ({ help }: { help: CountryHelp }) => {
  const words = useWords(helpWords);
  if (help === null) return <li className="py-2">{words.unknownEmergency}</li>;
  const { police, medical } = help.emergency;
  const { emergency } = words;
  if (police === medical) return <PhoneRow name={emergency.all} number={police} />;
  return (
    <>
      <PhoneRow name={emergency.medical} number={medical} />
      <PhoneRow name={emergency.police} number={police} />
    </>
  );
};

const Line = ({ line: { name, number, address, hours, kinds } }: { line: Helpline }) => {
  const words = useWords(helpWords);
  const group = kinds.includes("self_harm")
    ? null
    : (["abuse", "eating", "minor"] as const).find((kind) => kinds.includes(kind));
  const notes = [
    ...(group ? [words.for[group]] : []),
    ...(hours === null ? [] : [hours === "24/7" ? words.always : withDays(hours, words.to)]),
  ];
  if (number !== null) return <PhoneRow name={name} number={number} notes={notes} />;
  return (
    <Row name={name} notes={notes}>
      <HelpLink href={address!}>{new URL(address!).hostname}</HelpLink>
    </Row>
  );
};

const DAYS = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];

/** Formats "Mo-Fr 09:00-17:00" with the days and the dash of the language. */
const withDays = (hours: string, to: string): string =>
  hours.replaceAll("-", to).replaceAll(/\b(?:Su|Mo|Tu|We|Th|Fr|Sa)\b/g, (day) => {
    // The first day of 2023 is a Sunday.
    const at = new Date(Date.UTC(2023, 0, 1 + DAYS.indexOf(day)));
    return formatDate(at, { weekday: "short", timeZone: "UTC" });
  });

type RowProps = { name: string; notes?: string[] };

const PhoneRow = ({ number, ...row }: RowProps & { number: string }) => (
  <Row {...row}>
    <HelpLink href={`tel:${number.replaceAll(/[ -]/g, "")}`}>
      <span className="sr-only">{row.name}: </span>
      {number}
    </HelpLink>
  </Row>
);

const Row = ({ name, notes, children }: RowProps & { children: ReactNode }) => (
  <li className="flex items-center justify-between gap-3 py-px">
    <span className="min-w-0 py-1.5 wrap-anywhere">
      {name}
      {notes && notes.length > 0 && <span className="block text-[14px]">{notes.join(" · ")}</span>}
    </span>
    {children}
  </li>
);

const HelpLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    className="inline-flex min-h-11 shrink-0 items-center font-semibold underline underline-offset-2"
    {...(href.startsWith("https:") ? { target: "_blank", rel: "noreferrer" } : {})}
  >
    {children}
  </a>
);
