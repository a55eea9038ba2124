// A person at the page: talks with Luli, pets her and looks around, and retries where the page does (web/features/chat/stream/stream.ts).
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { LuliChunk } from "../../shared/contracts/chat.ts";

/** The page's own waits before it asks for a reply again. */
const RETRY_MS = [800, 3_000, 5_000, 8_000, 12_000];
const READING_MS = 1_500;
/** The stand-in of the model thinks for three seconds about this one. */
const SLOW = "scenario:slow";
const LOOKS = ["/api/me", "/api/dashboard", "/api/chats?limit=20"];

type ReplyOutcome = { status: "done" | "stopped"; text: string };
export type Tally = ReturnType<typeof newTally>;
export const newTally = () => ({
  calls: 0,
  replies: 0,
  /** Replies that another server went on with, and such as stayed as far as they were said. */
  takenUp: 0,
  kept: 0,
  slowestMs: 0,
  failures: [] as string[],
  /** Ids and texts of what the person read. */
  read: new Map<string, string>(),
});

/** Runs until told to leave. */
export async function usePage(
  origin: string,
  token: string,
  tally: Tally,
  leaves: AbortSignal,
): Promise<void> {
  const authorization = `Bearer ${token}`;

  async function call(method: string, path: string): Promise<void> {
    const begun = performance.now();
    tally.calls += 1;
    try {
      const answer = await fetch(origin + path, { method, headers: { authorization } });
      await answer.text();
      if (!answer.ok) tally.failures.push(`${method} ${path}: ${answer.status}`);
    } catch (error) {
      tally.failures.push(`${method} ${path}: ${String(error)}`);
    }
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - begun);
  }

  /** Null: it broke off or is not to be had now, and is asked for again. */
  async function ask(id: string, content: string): Promise<ReplyOutcome | null> {
    const answer = await fetch(`${origin}/functions/v1/chat`, {
      method: "POST",
      headers: { authorization, "idempotency-key": id, "content-type": "application/json" },
      body: JSON.stringify({ messages: [{ role: "user", content }] }),
    }).catch(() => null);
    const raw = await answer?.text().catch(() => null);
    if (!answer || raw === null || raw === undefined) return null;
    if (answer.status >= 500 && (raw === "" || raw.includes("server_stopping"))) return null;
    if (!answer.ok) throw new Error(`${answer.status} ${raw}`);
    return hear(raw);
  }

  async function talk(content: string): Promise<void> {
    const id = randomUUID();
    tally.replies += 1;
    try {
      for (let attempt = 0; ; attempt += 1) {
        const heard = await ask(id, content);
        if (heard) {
          tally.read.set(id, heard.text);
          if (attempt > 0) tally.takenUp += 1;
          if (heard.status === "stopped") tally.kept += 1;
          return;
        }
        const wait = RETRY_MS[attempt];
        if (wait === undefined) throw new Error("lost");
        await pause(wait);
      }
    } catch (error) {
      tally.failures.push(`reply: ${String(error)}`);
    }
  }

  for (let turn = 0; !leaves.aborted; turn += 1) {
    await talk(turn % 2 ? SLOW : `Tell me more about walk number ${turn}!`);
    await call("POST", "/api/puppy/pet");
    for (const path of LOOKS) await call("GET", path);
    await pause(READING_MS);
  }
}

function hear(raw: string): ReplyOutcome | null {
  let text = "";
  let status: ReplyOutcome["status"] | null = null;
  for (const line of raw.split("\n")) {
    if (!line.startsWith("data: {")) continue;
    const { choices, luli } = JSON.parse(line.slice(6)) as {
      choices: [{ delta: { content?: string } }];
      luli?: LuliChunk;
    };
    text += choices[0].delta.content ?? "";
    if (luli?.type === "error" && luli.code !== "server_stopping") throw new Error(luli.code);
    if (luli?.type !== "end") continue;
    status = luli.status;
    text = luli.text ?? text;
  }
  return status && raw.endsWith("data: [DONE]\n\n") ? { status, text } : null;
}
