// Opens one embedded checkout at a time, because Stripe refuses a second beside the first.
import { createCheckout } from "./data.ts";
import { type EmbeddedPage, loadStripe } from "./stripe-script.ts";

type OpenCheckout = {
  publishableKey: string;
  scriptUrl: string;
  element: HTMLElement;
  onReady: () => void;
  onFailure: (error: unknown) => void;
};

/** Settles when the previous checkout is open or dropped. */
let turn: Promise<void> = Promise.resolve();

/** Returns a function that closes it at any moment. */
export function openCheckout(options: OpenCheckout): () => void {
  let isClosed = false;
  let page: EmbeddedPage | null = null;

  async function open() {
    if (isClosed) return;
    try {
      const [Stripe, secret] = await Promise.all([loadStripe(options.scriptUrl), createCheckout()]);
      if (isClosed) return;
      page = await Stripe(options.publishableKey).createEmbeddedCheckoutPage({
        fetchClientSecret: () => Promise.resolve(secret),
      });
      if (isClosed) return page.destroy();
      page.mount(options.element);
      options.onReady();
    } catch (error) {
      if (!isClosed) options.onFailure(error);
    }
  }

  turn = turn.then(open);
  return () => {
    if (isClosed) return;
    isClosed = true;
    page?.destroy();
  };
}
