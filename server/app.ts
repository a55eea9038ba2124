// The HTTP application: every room of the server under its address.
import { Hono } from "hono";
import { achievementRoutes } from "./game/achievement/routes.ts";
import { adminRoutes } from "./admin/routes.ts";
import { createTokenVerifier } from "./http/access-token.ts";
import type { createAuth } from "./auth/auth.ts";
import { createPasswordProof } from "./auth/guards/password-proof.ts";
import { authRoutes } from "./auth/routes.ts";
import { subscriptionRoutes } from "./subscription/routes.ts";
import type { Chat } from "./chat/chat.ts";
import { contactRoutes } from "./contact/routes.ts";
import type { ServerContext } from "./platform/context.ts";
import { dashboardRoutes } from "./game/dashboard/routes.ts";
import { deletionRoutes } from "./deletion/routes.ts";
import { createDeletions } from "./deletion/service.ts";
import { errorResponse, notFound } from "./http/errors.ts";
import { meRoutes } from "./account/profile/routes.ts";
import type { Model } from "./model/service.ts";
import { ageRoutes } from "./chat/age/routes.ts";
import { onlyHere } from "./http/address/only-here.ts";
import { mayBeOtherName, oneLoopbackName } from "./http/address/one-loopback-name.ts";
import { openapiRoutes } from "./http/openapi.ts";
import { operationRoutes, toPublicConfig } from "./http/operation.ts";
import { exportRoutes } from "./account/export/routes.ts";
import { logRequests } from "./http/request-log.ts";
import { memoryRoutes } from "./memory/routes.ts";
import { pushRoutes } from "./push/routes.ts";
import { puppyRoutes } from "./game/puppy/routes.ts";
import type { Lifecycle, Served } from "./http/listen.ts";
import { createOpenSessions } from "./http/open-session.ts";
import { createRoute } from "./http/route.ts";
import { securityHeaders, securityHeadersFor } from "./http/security-headers.ts";
import { reportRoutes } from "./report/routes.ts";
import { safetyRoutes } from "./safety/routes.ts";
import { settingsRoutes } from "./account/settings/routes.ts";
import { storeRoutes } from "./game/store/routes.ts";
import { taskRoutes } from "./game/task/routes.ts";
import { universeRoutes } from "./game/universe/routes.ts";
import { walletRoutes } from "./game/wallet/routes.ts";
import { weeklyRoutes } from "./weekly/routes.ts";
import { readInlineScript, webFiles } from "./web-files/web-files.ts";

type Parts = {
  auth: ReturnType<typeof createAuth>;
  chat: Chat;
  model: Model;
  lifecycle: Lifecycle;
  /** Folder of the built web files; null serves the API alone. */
  dist: string | null;
  mailRoutes?: Hono;
};

const GAME = [
  achievementRoutes,
  dashboardRoutes,
  puppyRoutes,
  storeRoutes,
  taskRoutes,
  universeRoutes,
  walletRoutes,
];

/** Addresses that never fall through to the web files. */
const API_PREFIXES = ["/auth/v1", "/api", "/functions", "/sandbox"];

export function createApp(
  context: ServerContext,
  { auth, chat, model, lifecycle, dist, mailRoutes }: Parts,
): Served {
  const { config, log } = context;
  const app = new Hono();
  const allowed = {
    stripeJsUrl: config.stripe?.jsUrl ?? null,
    inlineScript: dist === null ? null : readInlineScript(dist),
  };
  app.use(securityHeaders(config.publicUrl, allowed));
  app.use(oneLoopbackName(config.publicUrl));
  app.onError((error, c) => errorResponse(error, c, log));
  for (const prefix of API_PREFIXES) app.use(`${prefix}/*`, logRequests(log));
  const route = createRoute(app, context, createTokenVerifier(context), {
    callsAMinute: config.apiCallsAMinute,
    hasOpenSession: createOpenSessions(context),
  });
  operationRoutes(route, context, model, lifecycle);
  openapiRoutes(route, config.publicUrl);
  authRoutes(route, auth);
  chat.routes(route);
  ageRoutes(route, context);
  meRoutes(route, context);
  settingsRoutes(route, context);
  memoryRoutes(route, context);
  exportRoutes(route, context);
  const deletion = {
    deletions: createDeletions(context),
    provePassword: createPasswordProof(context, auth),
  };
  deletionRoutes(route, deletion);
  for (const routes of GAME) routes(route, context);
  subscriptionRoutes(route, context);
  pushRoutes(route, context);
  adminRoutes(route, context, model);
  reportRoutes(route, context);
  safetyRoutes(route, context);
  contactRoutes(route, context);
  weeklyRoutes(route, context);
  if (mailRoutes) app.use("/sandbox/*", onlyHere(config)).route("/sandbox/mail", mailRoutes);
  for (const prefix of API_PREFIXES) {
    app.all(`${prefix}/*`, () => {
      throw notFound();
    });
  }
  const publicConfig = toPublicConfig(config, context.keys);
  const web = dist === null ? null : webFiles({ dist, log, publicConfig });
  if (web) app.route("/", web.routes);
  app.notFound((c) => errorResponse(notFound(), c, log));
  const isOtherName = mayBeOtherName(config.publicUrl);
  const always = securityHeadersFor(config.publicUrl, allowed);
  return {
    app,
    serveFile: (incoming, outgoing) =>
      web !== null && !isOtherName(incoming.headers) && web.serve(incoming, outgoing, always),
  };
}
