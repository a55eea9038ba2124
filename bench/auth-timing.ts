// Whether an answer's time tells if an address has an account: medians of pairs that are asked in turn, against a running Luli that
// counts one proxy. `TRUSTED_PROXIES=1 npm start` on a database of its own, then `node bench/auth-timing.ts http://127.0.0.1:3000`.
import { performance } from "node:perf_hooks";

const ROUNDS = 15;
const MOST_APART = 1.15;
const PASSWORD = "correct horse battery";

const url = process.argv[2] ?? "http://127.0.0.1:3000";
const run = Date.now().toString(36);
const addressOf = (round: number, who: string) => `timing-${run}-${who}-${round}@luli.example`;
const times = new Map<string, number[]>();

let asked = 0;
/** Each from a network of its own: nobody's limits are measured. */
async function ask(what: string | null, path: string, body: object): Promise<void> {
  asked += 1;
  const begun = performance.now();
  const answer = await fetch(`${url}/auth/v1/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: url,
      "x-forwarded-for": `10.77.${asked >> 8}.${asked & 255}`,
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status === 429 || answer.status >= 500)
    throw new Error(`${path} answered ${answer.status}.`);
  if (what) times.set(what, [...(times.get(what) ?? []), performance.now() - begun]);
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

for (let round = 0; round <= ROUNDS; round += 1) {
  // The first round warms up.
  const named = (what: string) => (round === 0 ? null : what);
  const [known, unknown] = [addressOf(round, "known"), addressOf(round, "nobody")];
  const signUp = (email: string) => ({ name: "", email, password: PASSWORD });
  await ask(named("sign-up, unknown"), "sign-up/email", signUp(known));
  await ask(named("sign-up, known"), "sign-up/email", signUp(known));
  for (const [who, email] of [
    ["known", known],
    ["unknown", unknown],
  ] as const) {
    const wrong = { email, password: "another horse battery" };
    await ask(named(`sign-in, ${who}`), "sign-in/email", wrong);
    await ask(named(`reset, ${who}`), "request-password-reset", { email });
    await ask(named(`resend, ${who}`), "send-verification-email", { email });
  }
}

for (const call of ["sign-up", "sign-in", "reset", "resend"]) {
  const [known, unknown] = ["known", "unknown"].map((who) => median(times.get(`${call}, ${who}`)!));
  const apart = Math.max(known! / unknown!, unknown! / known!);
  console.log(
    `${call.padEnd(8)} known ${known!.toFixed(0)} ms, unknown ${unknown!.toFixed(0)} ms, ratio ${apart.toFixed(3)}`,
  );
  if (apart > MOST_APART) process.exitCode = 1;
}
