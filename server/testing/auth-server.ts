// A running server with the rooms of this side (auth, me, admin, billing, contact), its mails in a list, for tests over real HTTP.
import { createHash, randomBytes } from "node:crypto";
import http from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll } from "vitest";
import { listen } from "../../sandbox/listen.ts";
import { adminRoutes } from "../admin/routes.ts";
import { subscriptionRoutes } from "../subscription/routes.ts";
import { stampClientIp } from "../http/address/client-ip.ts";
import { createModel } from "../model/service.ts";
import { memoryRoutes } from "../memory/routes.ts";
import { pushRoutes } from "../push/routes.ts";
import { readConfig, type GoogleConfig } from "../platform/config.ts";
import { contactRoutes } from "../contact/routes.ts";
import type { WiredConfig } from "../platform/context.ts";
import { createDatabase, createPool } from "../platform/database/database.ts";
import { createOpenSessions } from "../http/caller/open-session.ts";
import { createRoute } from "../http/route.ts";
import { errorResponse, notFound } from "../http/errors.ts";
import { createLog } from "../platform/log.ts";
import type { Mail } from "../platform/mail.ts";
import { unsubscribe } from "../weekly/service.ts";
import { mailEventRoutes } from "../mail/suppressions/routes.ts";
import { deletionRoutes } from "../deletion/routes.ts";
import { createDeletions } from "../deletion/service.ts";
import { exportRoutes } from "../account/export/routes.ts";
import { meRoutes } from "../account/profile/routes.ts";
import { reportRoutes } from "../report/routes.ts";
import { settingsRoutes } from "../account/settings/routes.ts";
import { createTestDatabase } from "./test-database.ts";
import { writeJobs } from "./written-jobs.ts";
import { openTestKeys } from "./test-keys.ts";
import { createTokenVerifier } from "../http/caller/access-token.ts";
import { createAuth, type AuthContext, type PasswordHashing } from "../auth/auth.ts";
import { createPasswordProof } from "../auth/guards/password-proof.ts";
import { authRoutes } from "../auth/routes.ts";
import { factorRoutes } from "../auth/factors/routes.ts";
import { sessionRoutes } from "../auth/sessions/routes.ts";
import { createSecurityLog } from "../platform/security-log/service.ts";
import { holdAnswers } from "./mount.ts";

export const PASSWORD = "correct horse battery";

export const UNREACHABLE_STRIPE = {
  secretKey: "sk_test_x",
  publishableKey: "pk_test_x",
  webhookSecret: "whsec_x",
  priceId: "price_x",
  apiBase: "http://127.0.0.1:1",
  jsUrl: "http://127.0.0.1:1",
};

export type AuthServer = Awaited<ReturnType<typeof startAuthServer>>;
type Options = {
  google?: (url: string) => Promise<GoogleConfig>;
  /** The real hashing costs a tenth of a second a time. */
  hashing?: PasswordHashing;
  areSignUpsOpen?: () => boolean;
  evenMs?: number;
  /** Another server on the database of this one. */
  beside?: AuthServer;
  secrets?: Partial<Pick<WiredConfig, "authSecret" | "authSecretPrevious">>;
  config?: Partial<WiredConfig>;
  /** Demands the admin's second factor, as production does. */
  isAdminFactorDemanded?: boolean;
};

export async function startAuthServer({
  google,
  hashing = QUICK_HASHING,
  areSignUpsOpen = () => true,
  evenMs = 0,
  beside,
  secrets,
  config: given,
  isAdminFactorDemanded = false,
}: Options = {}) {
  const testDatabase = beside
    ? { url: beside.context.config.databaseUrl, drop: async () => {} }
    : await createTestDatabase();
  const pool = createPool(testDatabase.url);
  const { jobs, mails, planned } = writeJobs();
  const lines: string[] = [];
  let now: () => number = Date.now;

  const app = new Hono();
  const handle = getRequestListener(app.fetch);
  const server = http.createServer((incoming, outgoing) => {
    // The server trusts one hop, so that a test can come from any address.
    stampClientIp(incoming, 1);
    void handle(incoming, outgoing);
  });
  const port = await listen(server);
  const url = `http://localhost:${port}`;

  const config: WiredConfig = {
    ...readConfig({
      PUBLIC_URL: url,
      PORT: String(port),
      ADMIN_USERS_URL: "https://admin.example.com/users",
      ADMIN_DATABASE_URL: "https://admin.example.com/database",
      ADMIN_PAYMENTS_URL: "https://admin.example.com/payments",
      ADMIN_FUNCTIONS_URL: "https://admin.example.com/functions",
    }),
    databaseUrl: testDatabase.url,
    authSecret: randomBytes(32).toString("base64url"),
    model: { baseUrl: "http://127.0.0.1:1/v1", apiKey: "none", name: "none" },
    google: google ? await google(url) : null,
    smtpUrl: "smtp://127.0.0.1:1",
    sandbox: [],
    ...secrets,
    ...given,
  };
  const log = createLog((line) => lines.push(line));
  const securityLog = createSecurityLog({ pool, log, clock: () => new Date(now()) });
  const context: AuthContext = {
    config,
    keys: await openTestKeys(pool, config),
    pool,
    database: createDatabase(pool),
    jobs,
    log,
    noteSecurity: securityLog.note,
    clock: () => new Date(now()),
  };
  const auth = createAuth(context, { hashing, areSignUpsOpen });
  const verify = createTokenVerifier(context);
  app.onError((error, c) => errorResponse(error, c, context.log));
  app.notFound((c) => errorResponse(notFound(), c, context.log));
  const route = holdAnswers(
    createRoute(app, context, verify, {
      findOpenSession: createOpenSessions(context),
      isFactorDemanded: isAdminFactorDemanded,
      prove: createPasswordProof(context, auth),
    }),
  );
  authRoutes(route, auth, { evenMs });
  sessionRoutes(route, context, verify);
  factorRoutes(route, context);
  meRoutes(route, context);
  settingsRoutes(route, context);
  memoryRoutes(route, context);
  exportRoutes(route, context);
  const deletions = createDeletions(context);
  deletionRoutes(route, deletions);
  adminRoutes(route, context, { model: createModel(context), auth });
  reportRoutes(route, context);
  subscriptionRoutes(route, context);
  contactRoutes(route, context);
  mailEventRoutes(route, context, (userId) => unsubscribe(context, userId));
  pushRoutes(route, context);

  return {
    url,
    context,
    auth,
    verify,
    mails,
    planned,
    deletions,
    securityLog,
    async query<Row extends Record<string, unknown>>(
      text: string,
      values: unknown[] = [],
    ): Promise<Row[]> {
      return (await pool.query<Row>(text, values)).rows;
    },
    /** Everything that was logged. */
    logged: () => lines.join(""),
    mailsTo: (email: string) => mails.filter(({ to }) => to === email),
    /** Moves our clock (limits, token check); better-auth keeps the real one. */
    setClock: (clock: () => number) => (now = clock),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await securityLog.write();
      await pool.end();
      await testDatabase.drop();
    },
  };
}

/** Starts for the test file that awaits it at its top, and stops after its tests. */
export async function authFixture(options: Options = {}): Promise<AuthServer> {
  const server = await startAuthServer(options);
  afterAll(() => server.stop());
  return server;
}

const sha = async (password: string) => createHash("sha256").update(password).digest("hex");
const QUICK_HASHING: PasswordHashing = {
  hash: sha,
  verify: async ({ hash, password }) => hash === (await sha(password)),
};

/** The link of a mail. */
export function linkIn(mail: Mail | undefined): string {
  const link = /https?:\/\/\S+/.exec(mail?.text ?? "")?.[0];
  if (!link) throw new Error(`No link in ${JSON.stringify(mail)}`);
  return link;
}
