// Starts a stand-in for each service that is not configured, and only those.
import { randomBytes } from "node:crypto";
import path from "node:path";
import type { GoogleSandbox } from "./google/start.ts";
import type { MailSandbox } from "./mail/start.ts";
import type { ModelSandbox } from "./model/start.ts";

/** Where better-auth takes people back. */
const CALLBACK = "/auth/v1/callback/google";

export type Missing = { mail: boolean; google: boolean; model: boolean };

export type Sandbox = {
  mail?: MailSandbox;
  google?: GoogleSandbox & { config: { issuer: string; clientId: string; clientSecret: string } };
  model?: ModelSandbox;
  stop: () => Promise<void>;
};

export async function startSandbox(
  missing: Missing,
  options: { dataDir: string; publicUrl: string },
): Promise<Sandbox> {
  const started: { stop: () => Promise<void> }[] = [];
  const keep = async <Service extends { stop: () => Promise<void> }>(
    starting: Promise<Service>,
  ): Promise<Service> => {
    const service = await starting;
    started.push(service);
    return service;
  };
  const stop = async () => {
    await Promise.all(started.splice(0).map((service) => service.stop()));
  };
  const results = await Promise.allSettled([
    missing.mail ? keep(startMail(options.dataDir)) : undefined,
    missing.google ? keep(startGoogle(options.publicUrl)) : undefined,
    missing.model ? keep(startModel()) : undefined,
  ] as const);
  const failure = results.find((result) => result.status === "rejected");
  if (failure) {
    await stop();
    throw failure.reason;
  }
  const [mail, google, model] = results.map((result) =>
    result.status === "fulfilled" ? result.value : undefined,
  );
  return { mail, google, model, stop } as Sandbox;
}

// Loaded only where they are needed: a server with real services carries none of their code.
async function startMail(dataDir: string): Promise<MailSandbox> {
  const { startMailSandbox } = await import("./mail/start.ts");
  return startMailSandbox({ file: path.join(dataDir, "sandbox", "mail.jsonl") });
}

async function startModel(): Promise<ModelSandbox> {
  const { startModelSandbox } = await import("./model/start.ts");
  return startModelSandbox();
}

async function startGoogle(publicUrl: string) {
  const { startGoogleSandbox } = await import("./google/start.ts");
  const client = {
    clientId: "luli-sandbox.apps.googleusercontent.test",
    clientSecret: randomBytes(24).toString("base64url"),
  };
  const google = await startGoogleSandbox({
    ...client,
    redirectUri: publicUrl.replace(/\/$/, "") + CALLBACK,
  });
  return { ...google, config: { issuer: google.issuer, ...client } };
}
