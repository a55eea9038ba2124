// Whether PUBLIC_URL leads to this Luli, under a certificate that browsers take for some days yet.
import { DAY_MS } from "../../shared/rules/days.ts";
import tls from "node:tls";
import { StartError } from "../platform/start-error.ts";
import { fetchJson } from "./fetch-json.ts";

const FEWEST_DAYS = 7;

/** `pushKey` is in every server's database: who shows another one is another Luli. */
export async function checkPublicAddress(
  publicUrl: string,
  pushKey: string | null,
): Promise<string> {
  const answer = await fetchJson(`${publicUrl}/config.json`, "PUBLIC_URL");
  if (typeof answer["public_url"] !== "string")
    throw new StartError(`${publicUrl} answers, but is not Luli: point PUBLIC_URL at this server.`);
  if (answer["public_url"] !== publicUrl)
    throw new StartError(
      `The Luli at ${publicUrl} has a different PUBLIC_URL: ${answer["public_url"]}.`,
    );
  if (pushKey !== null && answer["vapid_public_key"] !== pushKey)
    throw new StartError(`The Luli at ${publicUrl} is a different one, with a different database.`);
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== "https:") return "answers, without https";
  const { days, isLate } = judgeCertificate(
    await readCertificate(hostname, Number(port || 443)),
    Date.now(),
  );
  if (isLate)
    throw new StartError(
      `The certificate of ${hostname} expires in ${days} days: find out why it was not renewed.`,
    );
  return `answers, with a certificate valid for ${days} more days`;
}

type Validity = Pick<tls.PeerCertificate, "valid_from" | "valid_to">;

async function readCertificate(host: string, port: number): Promise<Validity> {
  const socket = tls.connect({ host, port, servername: host });
  await new Promise((resolve, reject) =>
    socket.once("secureConnect", resolve).once("error", reject),
  );
  const certificate = socket.getPeerCertificate();
  socket.destroy();
  return certificate;
}

/** The days that are left of it. One that lives for hours, as Caddy's own authority makes them, is late in its last sixth. */
export function judgeCertificate({ valid_from, valid_to }: Validity, now: number) {
  const left = (Date.parse(valid_to) - now) / DAY_MS;
  const lifetime = (Date.parse(valid_to) - Date.parse(valid_from)) / DAY_MS;
  return { days: Math.floor(left), isLate: left < Math.min(FEWEST_DAYS, lifetime / 6) };
}
