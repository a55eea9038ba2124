// Google's stand-in: OIDC discovery, a page to choose a person at, tokens and keys.
import http from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { listen, LOOPBACK } from "../listen.ts";
import { GOOGLE_ACCOUNTS, type GoogleAccount } from "./accounts.ts";
import { type GoogleClient, googleRoutes } from "./routes.ts";

export type GoogleOptions = GoogleClient & { port?: number; users?: GoogleAccount[] };

export type GoogleSandbox = {
  /** Its discovery document is at `/.well-known/openid-configuration`. */
  issuer: string;
  stop: () => Promise<void>;
};

export async function startGoogleSandbox({
  port,
  users = GOOGLE_ACCOUNTS,
  ...client
}: GoogleOptions): Promise<GoogleSandbox> {
  const app = new Hono();
  const handle = getRequestListener(app.fetch);
  const server = http.createServer((incoming, outgoing) => void handle(incoming, outgoing));
  // Its own address goes into every document.
  const issuer = `http://${LOOPBACK}:${await listen(server, port)}`;
  app.route("/", await googleRoutes(issuer, client, users));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { issuer, stop };
}
