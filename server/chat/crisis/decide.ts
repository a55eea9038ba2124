// Carries out what the judge decides while a reply is being made. Where it does not decide in time, the classifier's own decision stands.
import { hearLanguage, isHeeded, type Doubt, type Judge } from "../../safety/service.ts";
import type { Help } from "../../../shared/rules/help.ts";
import type { Crisis } from "../../../shared/rules/game/crisis.ts";
import { within } from "../../platform/within.ts";
import type { OpeningParts } from "../opening.ts";
import { type Begun, setHelp } from "../queries.ts";
import type { ReplyRequest } from "../reply-request.ts";
import type { Run } from "../run/run.ts";
import { takeOver } from "./crisis.ts";

type Matter = {
  judge: Judge;
  doubt: Doubt | null;
  crisis: Crisis | null;
  /** The person says that what they said was not meant so. */
  onTakenBack: () => void;
};

/** The reply waits for the decision before it ends, and before it begins where the classifier is sure. */
export function askJudge(
  parts: OpeningParts,
  run: Run,
  request: ReplyRequest,
  { turns, age, language: otherwise }: Begun,
  { judge, doubt, crisis, onTakenBack }: Matter,
): void {
  const { userId, chatId, acceptLanguage } = request;
  const { message } = run.input;
  const ended = new AbortController();
  void run.ended.then(() => ended.abort());
  const asking = judge.ask(message, turns.flatMap(saidIn), ended.signal);
  const carryOut = asking.then(async (verdict) => {
    if (verdict === null) {
      if (doubt && isHeeded(doubt, crisis !== null))
        await takeOver(parts, run, acceptLanguage, doubt);
      else if (doubt?.level === "unsure" && !crisis) await offerHelp();
    } else if (verdict === "safe") {
      if (crisis?.by === "doubt") onTakenBack();
    } else if (verdict !== "none" && !(verdict === "minor" && age !== null)) {
      const language = hearLanguage([...turns.map((turn) => turn.message), message], otherwise);
      await takeOver(parts, run, acceptLanguage, { kind: verdict, language, layer: "service" });
    }
  });
  const isSure = isHeeded(doubt, crisis !== null);
  run.waitFor(carryOut, isSure ? within(parts.limits.judgeMs, asking) : undefined);

  async function offerHelp(): Promise<void> {
    run.setHelp("offer");
    await setHelp(parts.context.pool, { userId, chatId, help: "offer" }).catch((error: unknown) =>
      parts.context.log.warn("offer of help not kept", { chat: chatId, error }),
    );
  }
}

/** What stands beside a reply where nobody can be sure. */
export function helpFor(doubt: Doubt | null): Help | null {
  if (doubt?.level !== "unsure") return null;
  return doubt.kind === "minor" ? "ask_age" : "offer";
}

const saidIn = ({ message, response }: Begun["turns"][number]) => [
  { role: "user" as const, content: message },
  ...(response ? [{ role: "assistant" as const, content: response }] : []),
];
