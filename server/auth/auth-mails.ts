// When the mails that open doors are sent: confirm an address, choose a new password, "you already have an account".
import { createAccountMails } from "./account-mails.ts";
import type { AuthContext } from "./auth.ts";
import { changeOfAddress } from "./change-of-address.ts";
import { confirmLetter, existingLetter, resetLetter } from "./letters.ts";
import type { Outbox } from "./outbox.ts";
import type { RateLimits, RateRule } from "../rate-limits.ts";

const PER_EMAIL: RateRule = { window: 60 * 60, max: 5 };

/** The sign-in page, asking for a new password. */
export const RESET_PAGE = "/auth?mode=reset";

type Recipient = { email: string; emailVerified: boolean };
type Parts = {
  context: Pick<AuthContext, "config" | "jobs" | "log">;
  limits: RateLimits;
  outbox: Outbox;
  requestReset: (email: string) => Promise<void>;
};

export type AuthMails = ReturnType<typeof createAuthMails>;

export function createAuthMails({ context, limits, outbox, requestReset }: Parts) {
  const { config, jobs, log } = context;

  /** Past the limit nothing is sent, and the caller hears the same answer. */
  const limited = (kind: string, email: string, errand: () => Promise<void>) =>
    outbox.put(async () => {
      const { allowed } = await limits.consume(`mail|${kind}|${email}`, PER_EMAIL);
      if (allowed) await errand();
      else log.info("mail held back", { kind });
    });

  const account = createAccountMails(config.publicUrl, (kind, mail) =>
    limited(kind, mail.to, () => jobs.sendMail(mail)),
  );

  const confirmSignUp = (email: string, url: string) =>
    limited("confirm", email, () =>
      jobs.sendMail(confirmLetter(email, withCallback(url, "/chat"))),
    );

  return {
    passwordChanged: account.passwordChanged,
    emailChanged: account.emailChanged,

    /** For a new account, or for the new address of one. */
    confirm: ({ user, url, token }: { user: Recipient; url: string; token: string }) => {
      const change = changeOfAddress(token);
      return change ? account.confirmChange(change, url) : confirmSignUp(user.email, url);
    },

    reset: ({ user, url }: { user: Recipient; url: string }) =>
      limited("reset", user.email, () =>
        jobs.sendMail(resetLetter(user.email, withCallback(url, RESET_PAGE))),
      ),

    /** Someone signed up again. The answer on the page is that of a first sign-up; only the owner of the address learns more. */
    existing: ({ user }: { user: Recipient }) =>
      limited("existing", user.email, async () => {
        // A link that only confirms would bless the password of whoever signed up first, who may be a stranger.
        if (!user.emailVerified) return requestReset(user.email);
        await jobs.sendMail(existingLetter(user.email, `${config.publicUrl}/auth`));
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
