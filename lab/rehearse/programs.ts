// Programs of others that a rehearsal stands on, where this machine has them: Caddy, nginx, PgBouncer
// (apt-get install caddy nginx pgbouncer).
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../../server/testing/production/dockerfile.ts";
import { asPlainUser, plainEnv } from "./image.ts";

export const isHad = (program: string): boolean =>
  spawnSync("/bin/sh", ["-c", `command -v ${program}`], { env: plainEnv("/") }).status === 0;

export type Started = { child: ChildProcess; said: () => string };

export function startProgram(command: string[], cwd: string): Started {
  const child = spawn(command[0]!, command.slice(1), {
    cwd,
    env: plainEnv(cwd),
    stdio: ["ignore", "pipe", "pipe"],
    ...asPlainUser,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data: Buffer) => (said += data.toString()));
  return { child, said: () => said };
}

export async function stopProgram({ child }: Started): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

/** Writes deploy/Caddyfile for a laptop: other ports, and certificates of its own outside the user's store. */
export function writeCaddyfile(folder: string, ports: { http: number; https: number }): string {
  const file = path.join(folder, "Caddyfile");
  const own = `{
	admin off
	http_port ${ports.http}
	https_port ${ports.https}
	local_certs
	skip_install_trust
	storage file_system ${path.join(folder, "caddy")}
}
`;
  fs.writeFileSync(file, own + fs.readFileSync(path.join(ROOT, "deploy/Caddyfile"), "utf8"));
  return file;
}

/** Writes deploy/nginx.conf with a self-signed certificate; returns the certificate to trust. */
export function writeNginx(
  folder: string,
  ports: { http: number; https: number; servers: readonly number[] },
): { file: string; certificate: string } {
  const [certificate, key] = ["nginx.crt", "nginx.key"].map((name) => path.join(folder, name));
  execFileSync(
    "openssl",
    [
      ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost".split(
        " ",
      ),
      ..."-addext subjectAltName=DNS:localhost".split(" "),
      "-keyout",
      key!,
      "-out",
      certificate!,
    ],
    { stdio: "ignore" },
  );
  fs.chmodSync(key!, 0o644);
  const ours = fs
    .readFileSync(path.join(ROOT, "deploy/nginx.conf"), "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${ports.http};`)
    .replace("listen 443 ", `listen 127.0.0.1:${ports.https} `)
    .replace(/\/etc\/letsencrypt\S+fullchain.pem/, certificate!)
    .replace(/\/etc\/letsencrypt\S+privkey.pem/, key!)
    .replace(":3001", `:${ports.servers[0]}`)
    .replace(":3002", `:${ports.servers[1]}`)
    .replaceAll("luli.example", "localhost");
  const file = path.join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/nginx-${name};`)
    .join("\n");
  fs.writeFileSync(
    file,
    `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${ours}}\n`,
  );
  return { file, certificate: certificate! };
}

/** A transaction pooler before this database. */
export function writePgBouncer(folder: string, databaseUrl: string, port: number): string {
  const { hostname, port: theirs, username, password, pathname } = new URL(databaseUrl);
  const users = path.join(folder, "users.txt");
  fs.writeFileSync(users, `"${username}" "${password}"\n`);
  const file = path.join(folder, "pgbouncer.ini");
  fs.writeFileSync(
    file,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${theirs}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
auth_type = md5
auth_file = ${users}
`,
  );
  return file;
}
