// better-auth, set up for Luli: who may come in, and how. See docs/flows/auth.md.
import { betterAuth } from "better-auth";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { jwt } from "better-auth/plugins";
import { CamelCasePlugin } from "kysely";
import { KEPT_DAYS } from "../../shared/rules/retention.ts";
import { PASSWORD_LENGTH } from "../../shared/rules/passwords.ts";
import type { LinkKind } from "../../shared/contracts/admin/acts.ts";
import { announceAddress } from "../subscription/service.ts";
import { CLIENT_IP_HEADER } from "../http/address/client-ip.ts";
import { cookiePrefix } from "../http/browser/cookie-prefix.ts";
import { isLoopbackName } from "../http/address/only-here.ts";
import { liftBounce } from "../mail/suppressions/service.ts";
import type { ServerContext } from "../platform/context.ts";
import { accountGuard } from "./guards/account-guard.ts";
import { createAuthMails, RESET_PAGE } from "./mails/auth-mails.ts";
import { ACCESS_TOKEN_ALGORITHM, ACCESS_TOKEN_LIFETIME } from "../http/caller/access-token.ts";
import { SESSION_FIELDS, USER_FIELDS } from "./auth-tables.ts";
import { googlePlugin } from "./google/google.ts";
import { openStarts } from "./google/open-starts.ts";
import { secondFactor } from "./factors/second-factor.ts";
import { passkeys } from "./factors/passkeys/passkeys.ts";
import { factorOf } from "./factors/session-factor.ts";
import { freshProof } from "./guards/fresh-proof.ts";
import { refuseLeaving } from "./leaving.ts";
import { confirmAddress } from "./queries.ts";
import { createBreachedPasswords } from "./passwords/breached-passwords.ts";
import { passwordGuard } from "./passwords/password-guard.ts";
import { createOutbox } from "./mails/outbox.ts";
import { createSecondTry } from "./overtaken.ts";
import { createPasswordAttempts } from "./guards/password-attempts.ts";
import { fitNewUser, fitSession } from "./profile-input.ts";
import { createRateLimits } from "../http/rate-limits.ts";
import { ADDRESS_LIMITS } from "./guards/address-limits.ts";
import { firstConfirmation } from "./guards/first-confirmation.ts";
import { firstWins } from "./guards/first-wins.ts";
import { securityNotes } from "./security-notes.ts";
import { signInGuard } from "./guards/sign-in-guard.ts";
import { previousSecret } from "./keys/previous-secret.ts";
import { knownBrowsers } from "./guards/known-browser.ts";
import { createSigningKeys } from "./keys/signing-key.ts";
import { endHeld, endLinks } from "./sessions/end-held.ts";
import { refreshTokens } from "./sessions/refresh-tokens.ts";

export type AuthContext = Pick<
  ServerContext,
  "config" | "keys" | "pool" | "database" | "jobs" | "log" | "noteSecurity" | "clock"
>;
export type Auth = ReturnType<typeof createAuth>;

const DAY_S = 24 * 60 * 60;

export type PasswordHashing = {
  hash: (password: string) => Promise<string>;
  verify: (stored: { hash: string; password: string }) => Promise<boolean>;
};

type Options = {
  /** Asked in the middle of a sign-up's transaction, so it must know. */
  areSignUpsOpen?: () => boolean;
  hashing?: PasswordHashing;
};

export function createAuth(
  context: AuthContext,
  {
    areSignUpsOpen = () => true,
    hashing = { hash: hashPassword, verify: verifyPassword },
  }: Options = {},
) {
  const { config, database, log, noteSecurity } = context;
  const limits = createRateLimits(context);
  const attempts = createPasswordAttempts(limits);
  const outbox = createOutbox();
  const secondTry = createSecondTry();
  const mails = createAuthMails({ context, limits, outbox, requestReset });
  const known = knownBrowsers({ attempts, mails });

  const auth = betterAuth({
    appName: "Luli",
    baseURL: config.publicUrl,
    basePath: "/auth/v1",
    secret: config.authSecret,
    trustedOrigins: trustedOrigins(config.publicUrl),
    telemetry: { enabled: false },
    // The plugin spells better-auth's fields as our columns.
    database: {
      db: database.withPlugin(new CamelCasePlugin()),
      type: "postgres",
      transaction: true,
    },
    user: { modelName: "users", additionalFields: USER_FIELDS, changeEmail: { enabled: true } },
    verification: { modelName: "verifications" },
    session: {
      modelName: "sessions",
      additionalFields: SESSION_FIELDS,
      expiresIn: KEPT_DAYS.unusedSession * DAY_S,
      updateAge: DAY_S,
    },
    account: {
      modelName: "accounts",
      encryptOAuthTokens: true,
      // Google's word counts for a verified address only, and never takes over an account whose address is not confirmed.
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      password: hashing,
      sendResetPassword: mails.reset,
      onExistingUserSignUp: mails.existing,
      // The reset link came by mail, so its user owns the address.
      onPasswordReset: async ({ user }, request) => {
        known.onReset(user, request);
        const address = request?.headers.get(CLIENT_IP_HEADER) ?? "";
        noteSecurity({ kind: "password_reset", who: user, address });
        await endHeld(database, user.id);
        await confirmAddress(database, user.id);
        await liftBounce(database, user.id);
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      sendVerificationEmail: mails.confirm,
      afterEmailVerification: (user) => liftBounce(database, user.id),
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, ctx) => {
            // Google brings this person for the first time.
            if (ctx && !areSignUpsOpen()) throw ctx.redirect("/auth?error=sign_ups_closed");
            return fitNewUser(user, ctx?.headers);
          },
        },
      },
      session: {
        create: {
          before: async (session, ctx) => {
            await refuseLeaving(context, session, ctx);
            return fitSession({ ...session, factor: factorOf(session.userId, ctx) });
          },
        },
      },
    },
    rateLimit: { enabled: true, ...ADDRESS_LIMITS, customStorage: limits },
    advanced: {
      cookiePrefix: cookiePrefix(config.publicUrl),
      // The library would put a weaker prefix before ours.
      useSecureCookies: false,
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: "lax",
        secure: config.publicUrl.startsWith("https:"),
      },
      database: { generateId: "uuid" },
      ipAddress: { ipAddressHeaders: [CLIENT_IP_HEADER] },
      // better-auth turns both checks off under NODE_ENV=test unless told otherwise.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    onAPIError: { throw: true, errorURL: `${config.publicUrl}/auth` },
    logger: {
      level: "error",
      // better-auth logs text that strangers sent. Without an error of ours it is a refusal, not an incident.
      log: (_level, message, ...details) => {
        const error = details.find((detail) => detail instanceof Error);
        if (error && !isRefusedState(error) && !secondTry.takes(error))
          log.error("auth stumbled", { message, error });
      },
    },
    plugins: [
      jwt({
        jwks: { keyPairConfig: { alg: ACCESS_TOKEN_ALGORITHM } },
        jwt: {
          issuer: config.publicUrl,
          audience: config.publicUrl,
          expirationTime: ACCESS_TOKEN_LIFETIME,
          definePayload: ({ session }) => ({ sid: session.id }),
        },
        adapter: createSigningKeys(context),
      }),
      ...(config.authSecretPrevious
        ? [previousSecret({ secret: config.authSecret, previous: config.authSecretPrevious })]
        : []),
      secondFactor({ database, limits, attempts, mails, noteSecurity }),
      passkeys({ database, publicUrl: config.publicUrl, mails, noteSecurity }),
      refreshTokens({ ...context, mails }),
      signInGuard({
        attempts,
        mails,
        limits,
        noteSecurity,
        signUpsADay: config.signUpsADay,
        areSignUpsOpen,
      }),
      freshProof({ attempts, noteSecurity }),
      passwordGuard(createBreachedPasswords(config.breachedPasswordsUrl, log)),
      firstConfirmation(),
      known,
      accountGuard({
        attempts,
        mails,
        endLinks: (userId) => endLinks(database, userId),
        onEmailChanged: async ({ userId, sessionId, address }) => {
          await endHeld(database, userId, sessionId);
          noteSecurity({ kind: "email_changed", who: { id: userId }, address });
          await outbox.put(() => announceAddress(context, userId));
        },
      }),
      firstWins(),
      securityNotes(noteSecurity),
      ...(config.google ? [googlePlugin(config.google), openStarts()] : []),
    ],
  });

  async function requestReset(email: string): Promise<void> {
    await auth.api.requestPasswordReset({ body: { email, redirectTo: RESET_PAGE } });
  }

  /** Once more, as if the person had asked for it. */
  const sendLink = (email: string, link: LinkKind) =>
    outbox.collect(async () => {
      if (link === "reset") await requestReset(email);
      else await auth.api.sendVerificationEmail({ body: { email, callbackURL: "/chat" } });
    });

  const handler = (asked: Request) =>
    secondTry.run(asked, (request) => outbox.collect(() => auth.handler(request)));
  return { ...auth, handler, fetch: handler, noteSecurity, sendLink };
}

/** Returns whether Google's answer came too late, twice or to another browser, or was made up by a stranger. */
const isRefusedState = (error: Error): boolean =>
  "code" in error && /^state_(?!generation)/.test(String(error.code));

/** A laptop's page may be open under either name of the loopback address; a public page has one name. */
function trustedOrigins(publicUrl: string): string[] {
  const { hostname, protocol, port } = new URL(publicUrl);
  if (!isLoopbackName(hostname)) return [publicUrl];
  const end = port === "" ? "" : `:${port}`;
  return [publicUrl, `${protocol}//localhost${end}`, `${protocol}//127.0.0.1${end}`];
}
