// Writes of the universe: counting a visit and choosing a variant.
import type { RewardsAnswer } from "../../../../shared/contracts/game/rewards.ts";
import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { VariantId } from "../../../../shared/contracts/me.ts";
import { universeQuery } from "../queries.ts";
import { meQuery } from "../../../lib/data.ts";
import { call } from "../../../lib/http.ts";
import { withActive } from "./logic.ts";

/** The visit counts for the day's task. */
export const visitUniverse = () => call("POST /api/universe/visit");

/** Updates the cache, also when the page was left meanwhile. A page that is still open takes the rewards as well. */
function takeChoice(client: QueryClient, { rewards: { puppy } }: RewardsAnswer): void {
  client.setQueryData(meQuery.queryKey, (me) => me && { ...me, puppy });
  client.setQueryData(
    universeQuery.queryKey,
    (universe) => universe && withActive(universe, puppy),
  );
}

export const chooseMutation = mutationOptions({
  mutationFn: (variant: VariantId) => call("POST /api/puppy/choose", { body: { variant } }),
  // A choice fails at once without a network instead of being made much later.
  networkMode: "always",
  onSuccess: (answer, _variant, _before, { client }) => takeChoice(client, answer),
  onError: (_error, _variant, _before, { client }) =>
    void client.invalidateQueries({ queryKey: universeQuery.queryKey }),
  meta: { isAtField: () => true },
});
