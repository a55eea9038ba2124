// Chooses a variant.
import { useMutation, mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { VariantId } from "../../../shared/contracts/me.ts";
import { playSound } from "./puppy/sound/sound.ts";
import { usePetting } from "./puppy/motion/use-petting.ts";
import { chooseFailure, withActive } from "./universe/logic.ts";
import { useRewards } from "./use-rewards.ts";
import type { RewardsAnswer } from "../../../shared/contracts/game/rewards.ts";
import { universeQuery } from "./queries.ts";
import { meQuery } from "../../lib/data.ts";
import { call } from "../../lib/http.ts";

type Choosing = {
  /** True while Luli rejoices over being chosen. */
  isDelighted: boolean;
  isComing: (variant: VariantId) => boolean;
  /** The name of the variant that was chosen. */
  chosen: string | undefined;
  failureOf: (variant: VariantId) => ReturnType<typeof chooseFailure> | null;
  choose: (variant: VariantId) => void;
};

export function useChoosing(): Choosing {
  const { isPetted: isDelighted, stroke: rejoice } = usePetting();
  const applyRewards = useRewards();
  const choosing = useMutation(chooseMutation);
  const choose = (variant: VariantId) =>
    choosing.mutate(variant, {
      onSuccess: ({ rewards }) => {
        if (!applyRewards(rewards)) return;
        rejoice();
        playSound("bark");
      },
    });
  const isComing = (variant: VariantId) => choosing.isPending && choosing.variables === variant;
  const failureOf = (variant: VariantId) =>
    choosing.error && choosing.variables === variant ? chooseFailure(choosing.error) : null;
  const chosen = choosing.data?.rewards.puppy.name;
  return { isDelighted, isComing, chosen, failureOf, choose };
}

/** Updates the cache, also when the page was left meanwhile. A page that is still open takes the rewards as well. */
function takeChoice(client: QueryClient, { rewards: { puppy } }: RewardsAnswer): void {
  client.setQueryData(meQuery.queryKey, (me) => me && { ...me, puppy });
  client.setQueryData(
    universeQuery.queryKey,
    (universe) => universe && withActive(universe, puppy),
  );
}

const chooseMutation = mutationOptions({
  mutationFn: (variant: VariantId) => call("POST /api/puppy/choose", { body: { variant } }),
  // A choice fails at once without a network instead of being made much later.
  networkMode: "always",
  onSuccess: (answer, _variant, _before, { client }) => takeChoice(client, answer),
  onError: (_error, _variant, _before, { client }) =>
    void client.invalidateQueries({ queryKey: universeQuery.queryKey }),
  meta: { isAtField: () => true },
});
