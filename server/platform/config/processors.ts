// Whom what people write and do here reaches, by the names that the configuration has for them: the privacy policy tells them.
import type { PublicConfig } from "../../../shared/contracts/config.ts";
import type { WiredConfig } from "../context.ts";
import { isOnOwnNetwork } from "./model.ts";

/** Empty: nobody. What runs on one's own machines is nobody else. */
export function processorsOf(config: WiredConfig): PublicConfig["processors"] {
  const { sandbox, google, model, safety, smtpUrl, stripe } = config;
  const named = (part: (typeof sandbox)[number], name: string) =>
    sandbox.includes(part) ? "stand-in" : name;
  return {
    hosting: config.hostingProvider,
    model: named("model", hostOf(model.baseUrl)),
    safety: hostOf(safety?.baseUrl),
    mail: named("mail", hostOf(smtpUrl)),
    google: google ? named("google", hostOf(google.issuer)) : "",
    payments: stripe ? named("stripe", "Stripe") : "",
    passwords: hostOf(config.breachedPasswordsUrl),
  };
}

/** The host alone: the rest of an address can carry a password. */
function hostOf(address: string | null | undefined): string {
  const host = address ? new URL(address).hostname : "";
  return isOnOwnNetwork(host) ? "" : host;
}
