// Loads Stripe's script from Stripe's address, and only for a checkout.
import { createPolicy } from "../../lib/browser/trusted-types.ts";

export type EmbeddedPage = { mount: (where: HTMLElement) => void; destroy: () => void };
type StripeClient = {
  createEmbeddedCheckoutPage: (options: {
    fetchClientSecret: () => Promise<string>;
  }) => Promise<EmbeddedPage>;
};
type StripeFactory = (publishableKey: string) => StripeClient;

declare global {
  interface Window {
    Stripe?: StripeFactory;
  }
}

let loading: Promise<StripeFactory> | null = null;
let isTrusted = false;

/** Stripe's script loads parts of itself by plain addresses, which need this policy. It makes no markup. */
function trustHostsOf(url: string): void {
  if (isTrusted) return;
  isTrusted = true;
  const { origin } = new URL(url);
  createPolicy("default", {
    createScriptURL(address) {
      const asked = new URL(address, window.location.href);
      if (asked.origin === origin || asked.hostname.endsWith(".js.stripe.com")) return address;
      throw new TypeError(`${asked.origin} is not Stripe's.`);
    },
  });
}

/** Loads once a page; after a failure the next call tries again. */
export function loadStripe(url: string): Promise<StripeFactory> {
  loading ??= load(url).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function load(url: string): Promise<StripeFactory> {
  return new Promise((resolve, reject) => {
    trustHostsOf(url);
    const script = document.createElement("script");
    script.src = url;
    script.addEventListener("load", () => {
      if (window.Stripe) resolve(window.Stripe);
      else reject(new Error("Stripe's script brought no Stripe."));
    });
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("Stripe's script did not load."));
    });
    document.head.append(script);
  });
}
