// The answer to the card that asks for one's age.
import type { Route } from "../../http/route.ts";
import type { SubscriptionContext } from "../../subscription/service.ts";
import { answerAge } from "./age.ts";

export function ageRoutes(route: Route, context: SubscriptionContext): void {
  route("POST /api/age", async ({ userId, body }) => {
    await answerAge(context, userId, body.is_minor);
    return body;
  });
}
