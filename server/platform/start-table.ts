// Prints the address and the services of a server that has started.
import type { WiredConfig } from "./context.ts";
import type { Room } from "./database/start/prepare.ts";
import { nameSome } from "./name-some.ts";
import { placeOf } from "./config/stripe.ts";
import { VERSION } from "./config/version.ts";

type Row = [name: string, value: string];
type Facts = {
  isEmbedded: boolean;
  connections: Room;
  /** The model runs on this machine, was found there, and can be chosen from others. */
  local: { server: string; others: readonly string[] } | null;
  accounts: { email: string; password: string }[];
};

const NOT_SEEDED: Row = [
  "accounts",
  "none created, because the database is yours: ALLOW_SANDBOX=true creates a demo and an admin account",
];

export function startTable(config: WiredConfig, facts: Facts): string {
  const { isEmbedded, accounts, connections } = facts;
  const ofDatabase = `DATABASE_URL; up to ${connections.needed} of its ${connections.room} connections`;
  const { host: listens, port } = config;
  const rows: Row[] = [
    ["release", VERSION],
    ...(new URL(config.publicUrl).host === `${listens}:${port}`
      ? []
      : [["listens", `${listens}, port ${port}`] satisfies Row]),
    ["database", isEmbedded ? `built-in Postgres in ${config.dataDir}` : ofDatabase],
    ...model(config, facts),
    [
      "mail",
      config.sandbox.includes("mail")
        ? `stand-in at ${config.smtpUrl}: read it at ${config.publicUrl}/sandbox/mail`
        : host(config.smtpUrl),
    ],
    ["Google", google(config)],
    ["payments", payments(config)],
    ...(config.sandboxKey !== null && config.sandbox.length > 0
      ? [["elsewhere", `${config.publicUrl}/sandbox/open?key=${config.sandboxKey}`] satisfies Row]
      : []),
    ...accounts.map(({ email, password }): Row => ["account", `${email}  ${password}`]),
    ...(config.sandbox.length > 0 && !config.isSeeded ? [NOT_SEEDED] : []),
  ];
  const lines = rows.map(([name, value]) => `  ${name.padEnd(10)} ${value}`);
  return `\n  Luli is at ${config.publicUrl}\n\n${lines.join("\n")}\n\n`;
}

function model({ sandbox, model: { name, baseUrl } }: WiredConfig, { local }: Facts): Row[] {
  if (sandbox.includes("model"))
    return [["model", "stand-in: a scripted Luli (README.md says how to get a real one)"]];
  if (!local) return [["model", `${name} at ${host(baseUrl)}`]];
  const others = local.others.length > 0 ? `; also there: ${nameSome(local.others)}` : "";
  return [
    ["model", `${name} of ${local.server} on this machine${others}`],
    ["", "OPENAI_MODEL takes another, LOCAL_MODEL=off the scripted Luli"],
  ];
}

function google({ sandbox, google: settings }: WiredConfig): string {
  if (!settings) return "not set up";
  return sandbox.includes("google")
    ? `stand-in, which speaks of itself at ${settings.issuer}/.well-known/openid-configuration`
    : host(settings.issuer);
}

function payments({ sandbox, stripe }: WiredConfig): string {
  if (!stripe) return "not set up";
  if (sandbox.includes("stripe")) return `stand-in: its clock is at ${stripe.apiBase}`;
  return placeOf(stripe);
}

/** Host alone: the rest of an address can carry a password. */
function host(address: string): string {
  return new URL(address).host;
}
