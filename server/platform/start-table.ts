// What a person sees when Luli has started: where it is, and who stands behind each wire.
import type { WiredConfig } from "./context.ts";

type Facts = {
  isEmbedded: boolean;
  accounts: { email: string; password: string }[];
};

export function startTable(config: WiredConfig, { isEmbedded, accounts }: Facts): string {
  const rows: [string, string][] = [
    ["database", isEmbedded ? `built-in Postgres in ${config.dataDir}` : "DATABASE_URL"],
    [
      "model",
      config.sandbox.includes("model")
        ? "stand-in: a scripted Luli"
        : `${config.model.name} at ${host(config.model.baseUrl)}`,
    ],
    [
      "mail",
      config.sandbox.includes("mail")
        ? `stand-in: read it at ${config.publicUrl}/sandbox/mail`
        : host(config.smtpUrl),
    ],
    ["Google", google(config)],
    ["payments", payments(config)],
    ...accounts.map(({ email, password }): [string, string] => [
      "account",
      `${email}  ${password}`,
    ]),
  ];
  const lines = rows.map(([name, value]) => `  ${name.padEnd(10)} ${value}`);
  return `\n  Luli is at ${config.publicUrl}\n\n${lines.join("\n")}\n\n`;
}

function google({ sandbox, google: settings }: WiredConfig): string {
  if (!settings) return "not set up";
  return sandbox.includes("google") ? `stand-in at ${settings.issuer}` : host(settings.issuer);
}

function payments({ sandbox, stripe }: WiredConfig): string {
  if (!stripe) return "not set up";
  return sandbox.includes("stripe") ? `stand-in: its clock is at ${stripe.apiBase}` : "Stripe";
}

/** Host alone: the rest of an address can carry a password. */
function host(address: string): string {
  return new URL(address).host;
}
