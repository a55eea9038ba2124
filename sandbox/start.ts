// Starts a stand-in for each service that is not configured, and only those.
import { randomBytes } from "node:crypto";
import path from "node:path";
import type { Hono } from "hono";
import { type Lan, openGate } from "./gate.ts";
import type { GoogleSandbox } from "./google/start.ts";
import type { MailSandbox } from "./mail/start.ts";
import type { ModelSandbox } from "./model/start.ts";
import type { StripeSandbox } from "./stripe/start.ts";

/** Path to which Google sends people back. */
const CALLBACK = "/auth/v1/callback/google";

export type Missing = { mail: boolean; google: boolean; model: boolean; stripe: boolean };

type Options = {
  dataDir: string;
  publicUrl: string;
  /** Address at which this machine reaches the server. */
  serverUrl: string;
  /** Google and payments are for browsers of the network, too. */
  lan?: Lan | null;
};

export type Sandbox = {
  mail?: MailSandbox;
  /** Routes of the mail catcher's page and list. */
  mailRoutes?: Hono;
  google?: GoogleSandbox & { config: { issuer: string; clientId: string; clientSecret: string } };
  model?: ModelSandbox;
  stripe?: StripeSandbox;
  stop: () => Promise<void>;
};

export async function startSandbox(missing: Missing, options: Options): Promise<Sandbox> {
  const sandbox: Sandbox = {
    stop: async () => {
      const { mail, google, model, stripe } = sandbox;
      await Promise.all([mail?.stop(), google?.stop(), model?.stop(), stripe?.stop()]);
    },
  };
  const results = await Promise.allSettled([
    missing.mail && startMail(options).then((mail) => Object.assign(sandbox, mail)),
    missing.google && startGoogle(options).then((google) => (sandbox.google = google)),
    missing.model && startModel().then((model) => (sandbox.model = model)),
    missing.stripe && startStripe(options).then((stripe) => (sandbox.stripe = stripe)),
  ]);
  const failure = results.find((result) => result.status === "rejected");
  if (!failure) return sandbox;
  await sandbox.stop();
  throw failure.reason as Error;
}

// Loaded only where they are needed: a server with real services carries none of their code, and none of their packages.
async function startMail({ dataDir }: Options) {
  const { startMailSandbox } = await import("./mail/start.ts");
  const { mailRoutes } = await import("./mail/routes.ts");
  const mail = await startMailSandbox({ file: path.join(dataDir, "sandbox", "mail.jsonl") });
  return { mail, mailRoutes: mailRoutes(mail) };
}

async function startModel() {
  const { startModelSandbox } = await import("./model/start.ts");
  return startModelSandbox();
}

async function startGoogle({ publicUrl, lan }: Options) {
  const { startGoogleSandbox } = await import("./google/start.ts");
  const client = {
    clientId: "luli-sandbox.apps.googleusercontent.test",
    clientSecret: randomBytes(24).toString("base64url"),
  };
  const google = await behindGate(
    lan,
    (gate) =>
      startGoogleSandbox({
        ...client,
        ...gate,
        redirectUri: publicUrl.replace(/\/$/, "") + CALLBACK,
      }),
    ({ port }) => port,
  );
  return { ...google, config: { issuer: google.issuer, ...client } };
}

async function startStripe({ dataDir, publicUrl, serverUrl, lan }: Options) {
  const { startStripeSandbox } = await import("./stripe/start.ts");
  return behindGate(
    lan,
    (gate) =>
      startStripeSandbox({
        ...gate,
        file: path.join(dataDir, "sandbox", "stripe.json"),
        webhookUrl: `${serverUrl}/functions/v1/stripe-webhook`,
        embedders: [publicUrl, "http://localhost:*", "http://127.0.0.1:*"],
      }),
    ({ state }) => state.port,
  );
}

/** A stand-in that browsers of the network reach, too, where that is asked for. */
async function behindGate<Standin extends { stop: () => Promise<void> }>(
  lan: Lan | null | undefined,
  start: (gate: { publicUrl?: string }) => Promise<Standin>,
  portOf: (standin: Standin) => number,
): Promise<Standin> {
  if (!lan) return start({});
  const gate = await openGate(lan);
  const standin = await start({ publicUrl: gate.url });
  gate.leadTo(portOf(standin));
  const stop = async () => {
    await gate.close();
    await standin.stop();
  };
  return { ...standin, stop };
}
