// The HTTP application: every room of the server under its address.
import { Hono } from "hono";
import { SERVER_PREFIXES } from "../shared/server-addresses.ts";
import { gameRoutes } from "./game/routes.ts";
import { adminRoutes } from "./admin/routes.ts";
import { createTokenVerifier } from "./http/caller/access-token.ts";
import type { createAuth } from "./auth/auth.ts";
import { createPasswordProof } from "./auth/guards/password-proof.ts";
import type { Site } from "./site/service.ts";
import type { Suspended } from "./auth/suspension.ts";
import { authRoutes } from "./auth/routes.ts";
import { isFactorDemanded } from "./auth/factors/session-factor.ts";
import { factorRoutes } from "./auth/factors/routes.ts";
import { sessionRoutes } from "./auth/sessions/routes.ts";
import { subscriptionRoutes } from "./subscription/routes.ts";
import type { Chat } from "./chat/chat.ts";
import { contactRoutes } from "./contact/routes.ts";
import { firstTalkRoutes } from "./first-talk/routes.ts";
import type { ServerContext } from "./platform/context.ts";
import { deletionRoutes } from "./deletion/routes.ts";
import { createDeletions } from "./deletion/service.ts";
import { listenForEndedSessions } from "./http/caller/ended-sessions.ts";
import { errorResponse, notFound } from "./http/errors.ts";
import { meRoutes } from "./account/profile/routes.ts";
import type { Model } from "./model/service.ts";
import type { NoteVisit } from "./numbers/service.ts";
import { ageRoutes } from "./chat/age/age.ts";
import { onlyHere } from "./http/address/only-here.ts";
import { mayBeOtherName, oneName } from "./http/address/one-name.ts";
import { openapiRoutes } from "./http/openapi.ts";
import { metricsRoutes } from "./http/metrics.ts";
import { operationRoutes, toPublicConfig } from "./http/operation.ts";
import { exportRoutes } from "./account/export/routes.ts";
import { memoryRoutes } from "./memory/routes.ts";
import { pushRoutes } from "./push/routes.ts";
import type { Lifecycle, Served } from "./http/listen.ts";
import { createOpenSessions } from "./http/caller/open-session.ts";
import { REQUEST_ID_HEADER } from "./http/request/request-id.ts";
import { createRoute } from "./http/route.ts";
import { securityHeaders, securityHeadersFor } from "./http/browser/security-headers.ts";
import { reportRoutes } from "./report/routes.ts";
import { safetyRoutes } from "./safety/routes.ts";
import { settingsRoutes } from "./account/settings/routes.ts";
import { mailEventRoutes } from "./mail/suppressions/routes.ts";
import { violationRoutes } from "./violation/routes.ts";
import { weeklyRoutes } from "./weekly/routes.ts";
import { unsubscribe } from "./weekly/service.ts";
import { readInlineScript, webFiles } from "./web-files/web-files.ts";

type AppDeps = {
  auth: ReturnType<typeof createAuth>;
  chat: Chat;
  model: Model;
  suspended: Suspended;
  site: Site;
  /** See PublicConfig. */
  modelChanges: string[];
  lifecycle: Lifecycle;
  /** Hears of each request before it is answered. */
  noteVisit?: NoteVisit;
  /** Folder of the built web files; null serves the API alone. */
  dist: string | null;
  mailRoutes?: Hono;
};

export function createApp(context: ServerContext, deps: AppDeps): Served {
  const { auth, chat, model, suspended, site, lifecycle, noteVisit, dist, mailRoutes } = deps;
  const { config, log } = context;
  const told = () => ({ ...site.told(), model_changes: deps.modelChanges });
  const app = new Hono();
  const allowed = {
    stripeJsUrl: config.stripe?.jsUrl ?? null,
    inlineScript: dist === null ? null : readInlineScript(dist),
    isHstsForSubdomains: config.isHstsForSubdomains,
  };
  app.use(securityHeaders(config.publicUrl, allowed));
  app.use(oneName(config.publicUrl));
  app.onError((error, c) => errorResponse(error, c, log));
  const verify = createTokenVerifier(context, listenForEndedSessions(context));
  const route = createRoute(app, context, verify, {
    callsAMinute: config.apiCallsAMinute,
    findOpenSession: createOpenSessions(context),
    isSuspended: suspended.has,
    prove: createPasswordProof(context, auth),
    isFactorDemanded: isFactorDemanded(config),
  });
  operationRoutes(route, context, model, lifecycle, told);
  metricsRoutes(route, config);
  openapiRoutes(route, config.publicUrl);
  authRoutes(route, auth);
  sessionRoutes(route, context, createTokenVerifier(context));
  factorRoutes(route, context);
  chat.routes(route);
  ageRoutes(route, context);
  meRoutes(route, context);
  settingsRoutes(route, context);
  memoryRoutes(route, context);
  exportRoutes(route, context);
  deletionRoutes(route, createDeletions(context));
  gameRoutes(route, context);
  subscriptionRoutes(route, context);
  pushRoutes(route, context);
  adminRoutes(route, context, { model, auth });
  reportRoutes(route, context);
  safetyRoutes(route, context);
  contactRoutes(route, context);
  firstTalkRoutes(route, context);
  weeklyRoutes(route, context);
  violationRoutes(route, context);
  mailEventRoutes(route, context, (userId) => unsubscribe(context, userId));
  app.use("/sandbox/*", onlyHere(config));
  if (mailRoutes) app.route("/sandbox/mail", mailRoutes);
  for (const prefix of SERVER_PREFIXES) {
    app.all(`${prefix}/*`, () => {
      throw notFound();
    });
  }
  const publicConfig = () => toPublicConfig(config, context.keys, told());
  const web = dist === null ? null : webFiles({ dist, log, publicConfig: publicConfig() });
  site.onChange(() => void web?.refill(publicConfig()));
  if (web) app.route("/", web.routes);
  app.notFound((c) => errorResponse(notFound(), c, log));
  const isOtherName = mayBeOtherName(config.publicUrl);
  const always = Object.entries(securityHeadersFor(config.publicUrl, allowed)).flat();
  return {
    app,
    serveFile: (incoming, outgoing, requestId) => {
      if (web === null || isOtherName(incoming.headers)) return false;
      noteVisit?.(incoming);
      return web.serve(incoming, outgoing, [...always, REQUEST_ID_HEADER, requestId]);
    },
  };
}
