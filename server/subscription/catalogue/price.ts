// The price that is charged is the one the pages tell, or Luli does not start.
import { Stripe } from "stripe";
import { PRICE } from "../../../shared/rules/plan.ts";
import type { WiredConfig } from "../../platform/context.ts";
import type { Log } from "../../platform/log.ts";
import { StartError } from "../../platform/start-error.ts";
import { createStripe, idOf, IMPATIENT, orNull } from "../stripe.ts";

type Sold = Pick<WiredConfig, "isTaxAutomatic"> & {
  stripe: NonNullable<WiredConfig["stripe"]>;
};

/** A sentence, or null when all is well. Throws where Stripe does not answer. */
export async function findPriceProblem({ stripe, isTaxAutomatic }: Sold): Promise<string | null> {
  try {
    const asking = createStripe(stripe).prices.retrieve(stripe.priceId, {}, IMPATIENT);
    const price = await orNull(asking);
    return price
      ? problemOf(price, isTaxAutomatic)
      : "STRIPE_PRICE_ID is unknown to the account of STRIPE_SECRET_KEY in the key's mode: live and test have prices of their own.";
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      return "STRIPE_SECRET_KEY is refused by Stripe.";
    throw error;
  }
}

/** An unreachable Stripe must not stop the start: chatting works without it. */
export async function demandPrice(
  { stripe, ...config }: Pick<WiredConfig, "isTaxAutomatic" | "stripe">,
  log: Log,
): Promise<void> {
  if (!stripe) return;
  const problem = await findPriceProblem({ ...config, stripe }).catch((error: unknown) => {
    log.warn("the price could not be checked", { error });
    return null;
  });
  if (problem) throw new StartError(problem);
}

/** The product that is sold: asked for once, and again where that failed. */
export function createProductFinder(stripe: Stripe, priceId: string) {
  let found: string | null = null;
  return async (options: Stripe.RequestOptions = {}): Promise<string> => {
    found ??= idOf((await stripe.prices.retrieve(priceId, {}, options)).product)!;
    return found;
  };
}

const TOLD = `${PRICE} USD every month`;

/** A sentence, or null. */
export function problemOf(price: Stripe.Price, isTaxAutomatic: boolean): string | null {
  const { active, currency, recurring, tax_behavior: tax, unit_amount: cents } = price;
  const count = recurring?.interval_count ?? 1;
  const every = recurring
    ? ` every ${count === 1 ? "" : `${count} `}${recurring.interval}`
    : " once";
  const charged = `${(cents ?? 0) / 100} ${currency.toUpperCase()}${every}`;
  if (charged !== TOLD)
    return `STRIPE_PRICE_ID charges ${charged}, but the pages say ${TOLD}: npm run stripe:setup makes that price.`;
  if (!active) return "STRIPE_PRICE_ID is archived at Stripe, so that nobody can buy it.";
  if (isTaxAutomatic && tax !== "inclusive")
    return "STRIPE_PRICE_ID must include the tax with STRIPE_AUTOMATIC_TAX, because the pages tell the whole price.";
  return null;
}
