// `npm run listening:measure [-- --judge]`: whom the safety check hears in the sets, without a model and with one as
// judge. With --judge the model of OPENAI_BASE_URL and OPENAI_MODEL is asked about each message that the check
// suspects. Prints tables for docs/safety.md.
import { HELP_KINDS, type HelpKind } from "../../../shared/contracts/safety.ts";
import { createJudge, type Verdict } from "../../../server/safety/judge/judge.ts";
import { checkMessage, isHeeded, type SafetyCheck } from "../../../server/safety/service.ts";
import type { Before } from "../../../server/safety/turns/answers.ts";
import { createLog } from "../../../server/platform/log.ts";
import { createModel } from "../../../server/model/service.ts";
import { PATIENT } from "../patience.ts";
import { share, table } from "../safety/tables.ts";
import { type Part, readSet, type SetMessage, type SetName, SETS } from "./sets.ts";

/** What stands before the messages of some sets. */
const LEAD: Partial<Record<SetName, Before>> = {
  means: [
    { role: "user", content: "I want to die" },
    { role: "assistant", content: "I am so glad that you told me. Are you safe right now?" },
  ],
  denials: [
    { role: "user", content: "this week is the end of me" },
    { role: "assistant", content: "I take what you say seriously. Are you safe right now?" },
  ],
};
const beforeOf = (name: SetName, { before }: SetMessage): Before => [
  ...before.flatMap((content): Before => [
    { role: "user", content },
    { role: "assistant", content: "Hm, tell me more." },
  ]),
  ...(LEAD[name] ?? []),
];

const judge = process.argv.includes("--judge") ? openJudge() : null;

function openJudge() {
  const { OPENAI_BASE_URL = "", OPENAI_API_KEY = null, OPENAI_MODEL = "" } = process.env;
  const safety = { baseUrl: OPENAI_BASE_URL, apiKey: OPENAI_API_KEY, name: OPENAI_MODEL };
  const context = { log: createLog(() => {}), clock: () => new Date() };
  const answering = createModel({ config: { model: safety }, ...context }, { limits: PATIENT });
  return createJudge({ config: { safety, sandbox: [] }, ...context }, answering)!;
}

type Measured = { check: SafetyCheck; verdict: Verdict | null };

async function measure(name: SetName, part: Part): Promise<string[]> {
  const messages: Measured[] = [];
  // In an open crisis the judge reads every message.
  const isOpen = name === "means" || name === "denials";
  for (const message of readSet(name, part)) {
    const before = beforeOf(name, message);
    const check = checkMessage(message.text, before);
    const isAsked = judge !== null && (check.doubt !== null || isOpen);
    const verdict = isAsked
      ? await judge.ask(message.text, before, new AbortController().signal)
      : null;
    messages.push({ check, verdict });
  }
  const isVetted = ({ check }: Measured) => check.plain !== null || isHeeded(check.doubt, isOpen);
  return [
    SETS[name],
    part,
    String(messages.length),
    share(messages, isVetted),
    share(messages, (one) => !isVetted(one) && one.check.doubt?.level === "unsure"),
    share(messages, ({ check }) => check.isDenial || check.safe !== null),
    share(messages, ({ check }) => check.doubt !== null || isOpen),
    ...(judge
      ? [
          share(messages, ({ check, verdict }) => check.plain !== null || isKind(verdict)),
          share(messages, ({ check, verdict }) => check.isDenial || verdict === "safe"),
        ]
      : []),
  ];
}

const isKind = (verdict: Verdict | null): verdict is HelpKind =>
  HELP_KINDS.some((kind) => kind === verdict);

const head = [
  "",
  "part",
  "messages",
  "vetted answer",
  "quiet line",
  "takes it back",
  "judge is asked",
];
const rows: string[][] = [];
for (const name of Object.keys(SETS) as SetName[])
  for (const part of ["seen", "unseen"] as const) rows.push(await measure(name, part));
judge?.close();
console.log(table([...head, ...(judge ? ["judge: danger", "judge: taken back"] : [])], rows));
