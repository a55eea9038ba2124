// Everything that a run stands on: one Postgres, some servers, the stand-ins, and a wire that can be cut between any two of them.
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startMailSandbox } from "../../sandbox/mail/start.ts";
import { startModelSandbox } from "../../sandbox/model/start.ts";
import { startStripeSandbox } from "../../sandbox/stripe/start.ts";
import { freePort } from "../../server/embedded-postgres/processes.ts";
import { VIRTUAL_QUEUE, VIRTUAL_TIME } from "./days/virtual-time.ts";
import { createMember, type Member } from "./fleet.ts";
import { isCommitted, type Link, startLink } from "./link.ts";
import { startPostgres } from "./postgres.ts";
import { createRandom } from "./random.ts";

export const FREE_DAILY_MESSAGES = 8;
/** Stripe's own waits are too long for a run of seconds. */
const RETRY_S = [0.3, 0.5, 1, 2];
/** Up to so long an answer of Stripe takes, so that one overtakes another. */
const STRIPE_MS = 300;

export type World = Awaited<ReturnType<typeof startWorld>>;

/** `isVirtual`: time can be moved (calendar.ts). */
export async function startWorld(
  serverCount: number,
  { isVirtual, hasSmallDisk }: { isVirtual: boolean; hasSmallDisk: boolean },
) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-simulator-"));
  const postgres = await startPostgres(path.join(dir, "data"), hasSmallDisk);
  if (isVirtual) await postgres.query(VIRTUAL_TIME);
  const members: Member[] = [];
  // Stripe and the mails know one address, behind which any server answers that is there.
  const random = createRandom(0, "world");
  const front = await startLink(() => {
    const living = members.filter(({ isUp }) => isUp);
    return living.length > 0 ? random.pick(living).port : null;
  });
  const publicUrl = `http://127.0.0.1:${front.port}`;
  const model = await startModelSandbox({ pace: "instant" });
  const mail = await startMailSandbox();
  const stripe = await startStripeSandbox({
    file: null,
    webhookUrl: `${publicUrl}/functions/v1/stripe-webhook`,
    retryS: RETRY_S,
  });
  const portOf = (url: string) => Number(new URL(url).port);
  const links = {
    model: await startLink(() => portOf(model.url)),
    mail: await startLink(() => portOf(mail.smtpUrl)),
    stripe: await startLink(() => portOf(stripe.url), {
      usualMs: () => (isVirtual ? 0 : random.between(0, STRIPE_MS)),
    }),
  };
  const authSecret = randomBytes(32).toString("base64url");
  /** Links between each server and Postgres. */
  const databaseLinks: Link[] = [];
  /** Links between the people and each server. */
  const doors: Link[] = [];
  for (let no = 0; no < serverCount; no += 1) {
    const link = await startLink(postgres.port, { isAnswer: isCommitted });
    databaseLinks.push(link);
    const port = await freePort();
    const door = await startLink(() => port);
    doors.push(door);
    const wiring = {
      port,
      publicUrl,
      dataDir: path.join(dir, "data"),
      databaseUrl: postgres.urlThrough(link.port),
      authSecret,
      modelUrl: `http://127.0.0.1:${links.model.port}/v1`,
      smtpUrl: `smtp://127.0.0.1:${links.mail.port}`,
      stripe: { ...stripe.config, apiBase: `http://127.0.0.1:${links.stripe.port}` },
      freeDailyMessages: FREE_DAILY_MESSAGES,
      isVirtual,
    };
    members.push(createMember(no, wiring, door.port, path.join(dir, `server-${no}.log`)));
  }
  // The first one makes the tables, the others find them.
  for (const member of members) {
    member.start();
    await member.ready();
  }
  if (isVirtual) await postgres.query(VIRTUAL_QUEUE);

  return {
    dir,
    publicUrl,
    authSecret,
    postgres,
    members,
    databaseLinks,
    doors,
    front,
    model: {
      baseUrl: `http://127.0.0.1:${links.model.port}/v1`,
      apiKey: "sandbox",
      name: "luli-1",
    },
    links,
    mail,
    stripe,
    /** The address of each person who cancelled in the portal, once for each time. */
    cancelledInPortal: [] as string[],
    async stop({ isKept }: { isKept: boolean }) {
      await Promise.all(members.map((member) => member.stop()));
      await Promise.all([model.stop(), mail.stop(), stripe.stop()]);
      const all = [front, ...Object.values(links), ...databaseLinks, ...doors];
      await Promise.all(all.map((link) => link.stop()));
      await postgres.stop();
      if (!isKept) fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}
