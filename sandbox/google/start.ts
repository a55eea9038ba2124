// Google's stand-in: OIDC discovery, consent page, tokens and keys, by `emulate`.
import { createServer } from "node:http";
import { createEmulator, type Emulator } from "emulate";
import { listen, LOOPBACK } from "../listen.ts";

export type GoogleOptions = {
  port?: number;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  users?: { email: string; name: string }[];
  /** Address for browsers and the server, if it differs from its port. */
  publicUrl?: string;
};

export type GoogleSandbox = {
  /** Issuer; its discovery document is at `/.well-known/openid-configuration`. */
  issuer: string;
  port: number;
  stop: () => Promise<void>;
};

/** `emulate` brings testuser@gmail.com of its own. */
const ACCOUNTS = [
  { email: "maya@gmail.test", name: "Maya Rivera" },
  { email: "noah@gmail.test", name: "Noah Okafor" },
  { email: "yuki@gmail.test", name: "Yuki Tanaka" },
];

const ATTEMPTS = 5;

export async function startGoogleSandbox(options: GoogleOptions): Promise<GoogleSandbox> {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port || (await findFreePort());
    const issuer = options.publicUrl ?? `http://${LOOPBACK}:${port}`;
    try {
      const emulator = await emulate(options, issuer, port);
      return { issuer, port, stop: () => emulator.close() };
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
      if (!isTaken || options.port || attempt === ATTEMPTS) throw error;
    }
  }
}

function emulate(
  { clientId, clientSecret, redirectUri, users }: GoogleOptions,
  issuer: string,
  port: number,
): Promise<Emulator> {
  return createEmulator({
    service: "google",
    hostname: LOOPBACK,
    port,
    baseUrl: issuer,
    seed: {
      google: {
        users: users ?? ACCOUNTS,
        oauth_clients: [
          {
            client_id: clientId,
            client_secret: clientSecret,
            name: "Luli",
            redirect_uris: [redirectUri],
          },
        ],
      },
    },
  });
}

/** The issuer's address goes into every document before it listens, so the port must be known first. */
async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
