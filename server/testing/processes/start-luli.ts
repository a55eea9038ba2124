// Starts Luli the way a person does, as a process of its own, and reads what it prints.
import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { freePort } from "../../embedded-postgres/processes.ts";

const MAIN = fileURLToPath(new URL("../../main.ts", import.meta.url));

export type RunningLuli = {
  child: ChildProcess;
  url: string;
  port: number;
  /** Everything printed so far, both streams. */
  output(): string;
  /** Resolves with the exit code, or the signal's name. */
  exited: Promise<number | string>;
};

export async function spawnLuli(
  env: Record<string, string>,
  program: string[] = [MAIN],
): Promise<RunningLuli> {
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawn(process.execPath, program, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      LOCAL_MODEL: "off",
      ENV_FILE: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (data) => (output += data));
  child.stderr.on("data", (data) => (output += data));
  const exited = new Promise<number | string>((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? signal!)),
  );
  return { child, url: `http://127.0.0.1:${port}`, port, output: () => output, exited };
}

/** Resolves when the start table is printed; rejects with the output when the process ends before. */
export async function startLuli(
  env: Record<string, string>,
  program?: string[],
): Promise<RunningLuli> {
  const luli = await spawnLuli(env, program);
  await new Promise<void>((resolve, reject) => {
    luli.child.stdout!.on("data", () => luli.output().includes("Luli is at") && resolve());
    void luli.exited.then((code) =>
      reject(new Error(`Luli ended with ${code}:\n${luli.output()}`)),
    );
  });
  return luli;
}

/** Returns the password of a sandbox account from the start table. */
export const passwordOf = (luli: RunningLuli, email: string): string =>
  new RegExp(`${email} {2}(\\S+)`).exec(luli.output())![1]!;

/** Returns what the calls of this person carry. */
export async function signInTo(luli: RunningLuli, email: string): Promise<Record<string, string>> {
  const json = { "content-type": "application/json", origin: luli.url };
  const signedIn = await fetch(`${luli.url}/auth/v1/sign-in/email`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email, password: passwordOf(luli, email) }),
  });
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(";")[0]);
  const answer = await fetch(`${luli.url}/auth/v1/token`, {
    headers: { cookie: cookie.join("; ") },
  });
  const { token } = (await answer.json()) as { token: string };
  return { ...json, authorization: `Bearer ${token}` };
}
