// Stripe's stand-in: the API that the official SDK speaks, its checkout and portal, its webhooks, and a clock to move.
import http from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { close, listen, LOOPBACK } from "../listen.ts";
import { addCalls } from "./api/answer.ts";
import { addEndpoint } from "./api/records.ts";
import { advance } from "./clock.ts";
import { signEvent, startDeliveries } from "./deliveries.ts";
import { PRICE_ID } from "./objects/catalogue.ts";
import { addPages } from "./pages/pages.ts";
import { forgetOld, loadState, saveState } from "./state.ts";
import { now, type World } from "./world.ts";

export type StripeOptions = {
  /** File of the stored state; null: none. */
  file: string | null;
  port?: number;
  /** Endpoint for every event; null: only endpoints that are made later get events, and a test fetches and signs others itself. */
  webhookUrl: string | null;
  /** The waits after a failed delivery; Stripe's own where nothing is said. */
  retryS?: readonly number[];
  /** Address for browsers and the server, if it differs from its port. */
  publicUrl?: string;
  /** Origins of the pages that may embed the checkout. */
  embedders?: string[];
};

export type StripeSandbox = Awaited<ReturnType<typeof startStripeSandbox>>;

const TICK_MS = 2_000;

export async function startStripeSandbox(options: StripeOptions) {
  const {
    file,
    webhookUrl,
    port,
    retryS,
    embedders = ["http://localhost:*", "http://127.0.0.1:*"],
  } = options;
  const state = loadState(file);
  const save = () => {
    forgetOld(state);
    saveState(file, state);
  };
  let url = "";
  const deliveries = startDeliveries(state, save, retryS);
  const world: World = {
    state,
    origin: () => url,
    onEvent: () => setImmediate(deliveries.wake),
  };
  state.endpoints = {};
  if (webhookUrl !== null) addEndpoint(world, webhookUrl);

  const app = new Hono();
  app.use(async (c, next) => {
    advance(world, 0);
    await next();
    if (c.req.method !== "GET") save();
  });
  addCalls(app, world);
  addPages(app, world, embedders);
  app.onError((error, c) => c.json({ error: { type: "api_error", message: String(error) } }, 500));
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = http.createServer((incoming, outgoing) => void listener(incoming, outgoing));
  state.port = await listen(server, port ?? state.port).catch(() => listen(server));
  url = options.publicUrl ?? `http://${LOOPBACK}:${state.port}`;
  save();
  const ticking = setInterval(() => advance(world, 0), TICK_MS).unref();
  if (webhookUrl !== null) deliveries.wake();

  return {
    url,
    config: {
      secretKey: state.keys.secret,
      publishableKey: state.keys.publishable,
      webhookSecret: state.keys.webhook,
      priceId: PRICE_ID,
      apiBase: url,
      jsUrl: `${url}/stripe.js`,
    },
    state,
    /** Stripe's clock. */
    now: () => new Date(now(world) * 1000),
    advance: (seconds: number) => {
      advance(world, seconds);
      save();
    },
    sign: (eventId: string) => signEvent(state, eventId),
    stop: async (): Promise<void> => {
      clearInterval(ticking);
      await deliveries.stop();
      await close(server);
      save();
    },
  };
}
