// Lists the data processors that the privacy policy names, from the configuration.
import type { PublicConfig } from "../../../shared/contracts/config.ts";
import type { WiredConfig } from "../context.ts";
import { isOnOwnNetwork } from "./model.ts";

/** Empty: no data leaves the operator's own machines. */
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
