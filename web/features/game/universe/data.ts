// What is done in the universe of variants: being there, and choosing who comes along.
import type { RewardsAnswer } from "../../../../shared/contracts/game/rewards.ts";
import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { VariantId } from "../../../../shared/contracts/me.ts";
import { universeQuery } from "../queries.ts";
import { meQuery } from "../../../lib/data.ts";
import { call } from "../../../lib/http.ts";
import { withActive } from "./logic.ts";

/** Counts for the day's task. */
export const visitUniverse = () => call("POST /api/universe/visit");

/** Also for who has left the page meanwhile; whoever stays takes the answer's rewards as well. */
function takeChoice(client: QueryClient, { rewards: { puppy } }: RewardsAnswer): void {
  client.setQueryData(meQuery.queryKey, (me) => me && { ...me, puppy });
  client.setQueryData(
    universeQuery.queryKey,
    (universe) => universe && withActive(universe, puppy),
  );
}

export const chooseMutation = mutationOptions({
  mutationFn: (variant: VariantId) => call("POST /api/puppy/choose", { body: { variant } }),
  // Without a network it fails and says so, instead of waiting and choosing much later.
  networkMode: "always",
  onSuccess: (answer, _variant, _before, { client }) => takeChoice(client, answer),
  onError: (_error, _variant, _before, { client }) =>
    void client.invalidateQueries({ queryKey: universeQuery.queryKey }),
  meta: { isAtField: () => true },
});
