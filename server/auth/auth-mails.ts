// The mails that open doors: confirm an address, choose a new password, "you already have an account".
// The name is never in them: otherwise anyone could send their own words to any address from ours.
import { letter } from "../letter.ts";
import { createAccountMails } from "./account-mails.ts";
import type { AuthContext } from "./auth.ts";
import { changeOfAddress } from "./change-of-address.ts";
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
      jobs.sendMail(
        letter(email, {
          subject: "Confirm your email for Luli",
          lines: [
            "Woof! Luli is happy to meet you.",
            "Please confirm your email address, and you can start to chat.",
          ],
          link: { label: "Confirm my email", url: withCallback(url, "/chat") },
          closing: "The link works for one hour. If you did not sign up, please ignore this email.",
        }),
      ),
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
        jobs.sendMail(
          letter(user.email, {
            subject: "Choose a new password for Luli",
            lines: [
              "Someone, hopefully you, asked for a new password.",
              "Choose it here, then sign in with it.",
            ],
            link: { label: "Choose a new password", url: withCallback(url, RESET_PAGE) },
            closing:
              "The link works once, for one hour. If it was not you, please ignore this email: nothing has changed.",
          }),
        ),
      ),

    /** Someone signed up again. The answer on the page is that of a first sign-up; only the owner of the address learns more. */
    existing: ({ user }: { user: Recipient }) =>
      limited("existing", user.email, async () => {
        // A link that only confirms would bless the password of whoever signed up first, who may be a stranger.
        if (!user.emailVerified) return requestReset(user.email);
        await jobs.sendMail(
          letter(user.email, {
            subject: "You already have an account with Luli",
            lines: [
              "Someone, hopefully you, signed up with this email address, but you already have an account.",
              "Just sign in. If you forgot your password, you can choose a new one there.",
            ],
            link: { label: "Sign in", url: `${config.publicUrl}/auth` },
            closing: "If it was not you, please ignore this email: nothing has changed.",
          }),
        );
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
