// Sends the mails of sign-in: confirm an address, choose a new password, "you already have an account".
import type { Reader } from "../../mail/template.ts";
import type { Mail } from "../../platform/mail.ts";
import type { RateLimits, RateRule } from "../../http/rate-limits.ts";
import { getLanguage } from "../../account/settings/service.ts";
import type { ServerContext } from "../../platform/context.ts";
import { isConfirmed } from "../queries.ts";
import { insertVerification } from "../sessions/queries.ts";
import { changeOfAddress } from "./change-of-address.ts";
import { mailboxOf } from "./mailbox.ts";
import type { FactorChange } from "./words.ts";
import { createEmails } from "./mails.ts";
import type { Outbox } from "./outbox.ts";

const PER_EMAIL: RateRule = { window: 60 * 60, max: 5 };
/** better-auth's token lives this long. */
const CHANGE_MS = 60 * 60_000;
const ONCE_A_DAY: RateRule = { window: 24 * 60 * 60, max: 1 };

/** The sign-in page, asking for a new password. */
export const RESET_PAGE = "/auth?mode=reset";

type Change = { from: string; to: string };
type Recipient = { email: string; emailVerified: boolean };
type Confirmation = { user: Recipient & { id: string }; url: string; token: string };
type AuthMailDeps = {
  context: Pick<ServerContext, "config" | "database" | "jobs" | "log">;
  limits: RateLimits;
  outbox: Outbox;
  requestReset: (email: string) => Promise<void>;
};

export type AuthMails = ReturnType<typeof createAuthMails>;

export function createAuthMails({ context, limits, outbox, requestReset }: AuthMailDeps) {
  const { config, database, jobs, log } = context;
  const emails = createEmails(config.publicUrl);

  /** Past the limit nothing is sent, and the caller hears the same answer. */
  const limited = (kind: string, email: string, errand: () => Promise<void>) =>
    outbox.put(async () => {
      const { allowed } = await limits.consume(`mail|${kind}|${mailboxOf(email)}`, PER_EMAIL);
      if (allowed) await errand();
      else log.info("mail held back", { kind });
    });

  /** Uses the language of the account's owner, who may be known by another address than the mail goes to. */
  const send = (
    kind: string,
    { to, owner = to }: { to: string; owner?: string },
    write: (reader: Reader) => Mail,
  ) =>
    limited(kind, to, async () => {
      const language = await getLanguage(database, { email: owner });
      await jobs.sendMail(write({ email: to, language }));
    });

  /** The address before hears of it, so that no thief changes it unseen. */
  async function confirmChange({ from, to }: Change, url: string): Promise<void> {
    await send("confirm-change", { to, owner: from }, (reader) =>
      emails.confirmChange(reader, url),
    );
    await send("change-asked", { to: from }, (reader) => emails.changeAsked(reader, to));
  }

  return {
    /** Confirms a new account, or the new address of one. */
    confirm: async ({ user, url, token }: Confirmation) => {
      const change = changeOfAddress(token);
      if (change) {
        const expiresAt = new Date(Date.now() + CHANGE_MS);
        const { identifier } = change;
        await insertVerification(database, { identifier, value: user.id, expires_at: expiresAt });
        return confirmChange(change, url);
      }
      const link = withCallback(url, "/chat");
      return send("confirm", { to: user.email }, (reader) => emails.confirm(reader, link));
    },

    reset: ({ user, url }: { user: Recipient; url: string }) => {
      const link = withCallback(url, RESET_PAGE);
      return send("reset", { to: user.email }, (reader) => emails.reset(reader, link));
    },

    /** Someone signed up again. The answer on the page is that of a first sign-up; only the owner of the address learns more. */
    existing: ({ user }: { user: Recipient }) =>
      user.emailVerified
        ? send("existing", { to: user.email }, emails.existing)
        : // A link that only confirms would bless the password of whoever signed up first, who may be a stranger.
          limited("existing", user.email, () => requestReset(user.email)),

    emailChanged: ({ from, to }: Change) =>
      send("email-changed", { to: from, owner: to }, (reader) => emails.emailChanged(reader, to)),

    passwordChanged: (email: string) =>
      send("password-changed", { to: email }, emails.passwordChanged),

    newDevice: (email: string, device: string) =>
      send("new-device", { to: email }, (reader) => emails.newDevice(reader, device)),

    factorChanged: (email: string, change: FactorChange) =>
      send("factor-changed", { to: email }, (reader) => emails.factorChanged(reader, change)),

    sessionCopied: (email: string, device: string) =>
      send("session-copied", { to: email }, (reader) => emails.sessionCopied(reader, device)),

    /** Sent once a day to the account with this address; strangers may be asking for one. */
    manyGuesses: (email: string) =>
      outbox.put(async () => {
        const { allowed } = await limits.consume(`mail|many-guesses|${email}`, ONCE_A_DAY);
        if (!allowed || !(await isConfirmed(database, email))) return;
        const language = await getLanguage(database, { email });
        await jobs.sendMail(emails.manyGuesses({ email, language }));
      }),
  };
}

/** better-auth fills in "/" or nothing where the caller named no page to come back to. */
function withCallback(url: string, fallback: string): string {
  const link = new URL(url);
  const callback = link.searchParams.get("callbackURL");
  if (!callback || callback === "/") link.searchParams.set("callbackURL", fallback);
  return link.href;
}
