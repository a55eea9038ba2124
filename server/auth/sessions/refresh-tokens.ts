// The refresh token is a second cookie beside the session's, and neither opens anything alone. It changes as the session is used:
// as soon as two browsers use a copied token, one of them shows an outdated one, and the session ends. See docs/flows/auth.md.
import type { BetterAuthPlugin } from "better-auth";
import { KEPT_DAYS } from "../../../shared/rules/retention.ts";
import type { Database } from "../../platform/database/database.ts";
import type { NoteSecurity } from "../../platform/security-log/note.ts";
import { keep, kept } from "../guards/cookies.ts";
import { deviceOf } from "../guards/device.ts";
import { addressOf, type HookContext, on } from "../hook-context.ts";
import type { AuthMails } from "../mails/auth-mails.ts";
import { endSession, getByToken, type HeldSession, noteRefreshed, noteSeen } from "./queries.ts";

const MINUTE_MS = 60_000;
const DAY_S = 24 * 60 * 60;
const ROTATE_AFTER_MS = 10 * MINUTE_MS;
/** Tabs that ask at once, and answers that come late. */
const GRACE_MS = MINUTE_MS;
const REFRESH = { name: "refresh_token", maxAge: KEPT_DAYS.session * DAY_S };

type RefreshTokenDeps = {
  database: Database;
  clock: () => Date;
  mails: Pick<AuthMails, "sessionCopied">;
  noteSecurity: NoteSecurity;
};

export function refreshTokens({ database, clock, mails, noteSecurity }: RefreshTokenDeps) {
  /** Token that the answer sets in the browser. */
  const given = new WeakMap<Request, string>();

  return {
    id: "refresh-tokens",
    hooks: {
      before: [
        on(["/"], async (ctx) => {
          const { authCookies, secret } = ctx.context;
          const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
          const session = token ? await getByToken(database, token) : undefined;
          if (!session) return;
          const now = clock();
          const shown = numberIn(await kept(ctx, REFRESH), session.id);
          const verdict = judge(session, shown, now.getTime());
          if (verdict.isOver) {
            await endSession(database, session);
            if (verdict.isCopied) await tellCopied(session, addressOf(ctx));
            return;
          }
          if (verdict.next !== null && ctx.request)
            given.set(ctx.request, `${session.id}.${verdict.next}`);
          const sight = { address: addressOf(ctx), now };
          if (shown !== null && shown > (session.refresh_number ?? -1))
            await noteRefreshed(database, session, sight, shown);
          else if (now.getTime() - session.seen_at.getTime() > MINUTE_MS)
            await noteSeen(database, session, sight);
        }),
      ],
      after: [
        on(["/"], async (ctx) => {
          const { newSession } = ctx.context;
          const value = newSession ? `${newSession.session.id}.0` : dueIn(ctx);
          if (value) await keep(ctx, REFRESH, value);
        }),
      ],
    },
  } satisfies BetterAuthPlugin;

  async function tellCopied(session: HeldSession, address: string): Promise<void> {
    const { email, user_id: id, user_agent: userAgent } = session;
    noteSecurity({ kind: "session_stolen", who: { id }, address });
    await mails.sessionCopied(email, deviceOf(userAgent ?? ""));
  }

  function dueIn({ request }: HookContext): string | undefined {
    return request && given.get(request);
  }
}

function numberIn(value: string | null, sessionId: string): number | null {
  const [id, number] = value?.split(".") ?? [];
  return id === sessionId ? Number(number) : null;
}

type Verdict = { isOver: true; isCopied: boolean } | { isOver: false; next: number | null };

/** `next` is given, and counts once it is shown: an answer that is lost costs nothing. */
function judge(session: HeldSession, shown: number | null, now: number): Verdict {
  const { created_at: begun, refresh_number: held, refreshed_at: refreshed } = session;
  if (now - begun.getTime() > KEPT_DAYS.session * DAY_S * 1000)
    return { isOver: true, isCopied: false };
  // A session of an older release has no number yet.
  if (held === null) return { isOver: false, next: shown === null ? 0 : null };
  const age = now - (refreshed ?? begun).getTime();
  if (shown === held) return { isOver: false, next: age > ROTATE_AFTER_MS ? held + 1 : null };
  if (shown === held - 1 && age < GRACE_MS) return { isOver: false, next: held };
  return shown === null || shown < held
    ? { isOver: true, isCopied: true }
    : { isOver: false, next: null };
}
