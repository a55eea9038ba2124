// `npm run dev`: Vite with hot reload in front, the server behind it restarted by every change; Ctrl-C ends both.
// The server says when Luli is there, because a page needs both.
import { spawn } from "node:child_process";
import net from "node:net";
import path from "node:path";
import { createServer } from "vite";
import { callNames } from "../shared/api/api.ts";
import { isServerAddress, SERVER_PREFIXES } from "../shared/server-addresses.ts";
import { endWithNpm } from "./end-with-npm.ts";
import { ROOT } from "./web/folders.ts";
import { loadEnvFile } from "../server/platform/config/env-file.ts";

const addresses = callNames.map((name) => name.split(" ")[1]!);
const alone = addresses.filter((address) => !isServerAddress(address));
const SERVER_ADDRESSES = `^(?:${[...SERVER_PREFIXES, ...alone].join("|").replaceAll(".", "\\.")})(?:[/?]|$)`;

loadEnvFile();
const host = process.env.HOST || "127.0.0.1";
const port = Number(process.env.PORT || 3000);
const publicUrl = process.env.PUBLIC_URL || `http://${host}:${port}`;
const serverPort = await freePort();

endWithNpm();
const vite = await createServer({
  root: path.join(ROOT, "web"),
  configFile: path.join(ROOT, "vite.config.ts"),
  configLoader: "native",
  server: {
    host,
    port,
    strictPort: true,
    proxy: { [SERVER_ADDRESSES]: { target: `http://127.0.0.1:${serverPort}`, xfwd: true } },
  },
});
try {
  await vite.listen();
} catch (error) {
  console.error(`${(error as Error).message}: stop what runs there, or choose another PORT.`);
  process.exit(1);
}

const server = spawn(
  process.execPath,
  ["--watch", "--watch-preserve-output", path.join(ROOT, "server/main.ts")],
  {
    // Mails and Google lead to the address in front; the server sees people through one proxy.
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(serverPort),
      PUBLIC_URL: publicUrl,
      TRUSTED_PROXIES: process.env.TRUSTED_PROXIES || "1",
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  },
);
// A change of a file mends no wrong setting: a start that was refused in a sentence is not watched over.
server.on("message", (message) => {
  if (message !== "refused") return;
  process.exitCode = 1;
  server.kill("SIGTERM");
});
server.once(
  "exit",
  (code) => void vite.close().finally(() => process.exit(process.exitCode ?? code ?? 0)),
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => server.kill("SIGTERM"));

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port: found } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(found));
    });
  });
}
