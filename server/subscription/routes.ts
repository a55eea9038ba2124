// The subscription: its state, checkout, portal, end; and Stripe's word.
import { clientNetworkOf } from "../http/address/client-ip.ts";
import type { Route } from "../http/route.ts";
import { type SubscriptionContext, createSubscriptions } from "./service.ts";

export function subscriptionRoutes(
  route: Route,
  context: SubscriptionContext,
  patience: Parameters<typeof createSubscriptions>[1] = {},
): void {
  const billing = createSubscriptions(context, patience);
  route("POST /functions/v1/check-subscription", async ({ userId, body }) =>
    billing.check(userId, body.session_id),
  );
  route("POST /functions/v1/create-checkout", async ({ userId, body }) =>
    billing.openCheckout(userId, body.consent?.text_version),
  );
  route("POST /functions/v1/customer-portal", async ({ userId }) => billing.openPortal(userId));
  route("POST /functions/v1/cancel-subscription", async ({ userId }) => billing.cancel(userId));
  route("POST /functions/v1/resume-subscription", async ({ userId }) => billing.resume(userId));
  const { contracts } = billing;
  route("POST /functions/v1/contract/link", async ({ c, body }) => {
    await contracts.askLink(body.email, clientNetworkOf(c));
    return { sent: true } as const;
  });
  route("POST /functions/v1/contract/own", async ({ userId }) => contracts.showOwn(userId));
  route("POST /functions/v1/contract/own/withdraw", async ({ userId, body }) =>
    contracts.withdrawOwn(userId, body),
  );
  route("POST /functions/v1/contract", async ({ body }) => contracts.show(body.token));
  route("POST /functions/v1/contract/cancel", async ({ body }) =>
    contracts.cancelByLink(body.token),
  );
  route("POST /functions/v1/contract/withdraw", async ({ body }) =>
    contracts.withdrawByLink(body.token, body),
  );
  route("POST /functions/v1/stripe-webhook", async ({ c, body }) => {
    await billing.receive(Buffer.from(body).toString(), c.req.header("stripe-signature") ?? "");
    return { received: true } as const;
  });
}
