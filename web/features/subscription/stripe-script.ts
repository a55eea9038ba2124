// Stripe's own script, which must come from Stripe's own address, and only where a checkout is shown.

export type EmbeddedPage = { mount: (where: HTMLElement) => void; destroy: () => void };
type StripeClient = {
  createEmbeddedCheckoutPage: (options: {
    fetchClientSecret: () => Promise<string>;
  }) => Promise<EmbeddedPage>;
};
export type StripeFactory = (publishableKey: string) => StripeClient;

declare global {
  interface Window {
    Stripe?: StripeFactory;
  }
}

let loading: Promise<StripeFactory> | null = null;

/** Once a page; after a failure the next call tries again. */
export function loadStripe(url: string): Promise<StripeFactory> {
  loading ??= load(url).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function load(url: string): Promise<StripeFactory> {
  return new Promise((resolve, reject) => {
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
