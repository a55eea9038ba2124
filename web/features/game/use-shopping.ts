// Buys and dresses: the puppy rejoices first, then a text says it.
import { useMutation } from "@tanstack/react-query";
import type { OutfitId, StoreItem } from "../../../shared/contracts/game/store.ts";
import { playSound } from "./puppy/sound/sound.ts";
import { usePetting } from "./puppy/motion/use-petting.ts";
import { buyMutation, dressMutation } from "./store/data.ts";
import { storeFailure } from "./store/logic.ts";
import { storeWords } from "./store/words.ts";
import { useWords, wordsOf } from "../../lib/words/words.ts";
import { showToast } from "../../ui/toast/toast.tsx";
import { useRewards } from "./use-rewards.ts";

type Failure = ReturnType<typeof storeFailure>;

type Shopping = {
  /** True while Luli rejoices over a new outfit. */
  isDelighted: boolean;
  /** The button label of the action that is under way for an item. */
  busy: (item: StoreItem) => string | null;
  /** The failure of the last attempt, if it was this item's. */
  failureOf: (item: StoreItem) => Failure | null;
  /** An outfit is put on at once; `instead` is the one that it replaces. */
  buy: (item: StoreItem, name: string, instead?: OutfitId) => void;
  dress: (outfit: OutfitId, isPutOn: boolean) => void;
};

export function useShopping(): Shopping {
  const words = useWords(storeWords).busy;
  const { isPetted: isDelighted, stroke: rejoice } = usePetting();
  const applyRewards = useRewards();
  const buying = useMutation(buyMutation);
  const dressing = useMutation(dressMutation);

  const buy = (item: StoreItem, name: string, instead?: OutfitId) =>
    buying.mutate(item, {
      onSuccess: ({ rewards }) => {
        const { title, outfit, freeze, undo } = wordsOf(storeWords).bought;
        const isOutfit = item !== "streak_freeze";
        const said = {
          text: isOutfit ? outfit : freeze,
          ...(isOutfit && {
            action: {
              label: undo,
              onSelect: () => (instead ? dress(instead, true) : dress(item, false)),
            },
          }),
        };
        const canRejoice = applyRewards(rewards);
        if (isOutfit) dress(item, true);
        if (!canRejoice) return showToast({ title: name, ...said, tone: "info" });
        rejoice();
        playSound("coin");
        showToast({ title: title(name), ...said, tone: "success" });
      },
    });
  const dress = (outfit: OutfitId, isPutOn: boolean) =>
    dressing.mutate(
      { outfit, isPutOn },
      {
        onSuccess: ({ rewards }) => {
          if (!applyRewards(rewards) || !isPutOn) return;
          rejoice();
          playSound("yip");
        },
      },
    );
  const busy = (item: StoreItem) => {
    if (buying.isPending && buying.variables === item) return words.buying;
    if (!dressing.isPending || dressing.variables.outfit !== item) return null;
    return dressing.variables.isPutOn ? words.dressing : words.folding;
  };
  const failureOf = (item: StoreItem) => {
    if (buying.error && buying.variables === item) return storeFailure(buying.error);
    return dressing.error && dressing.variables.outfit === item
      ? storeFailure(dressing.error)
      : null;
  };
  return { isDelighted, busy, failureOf, buy, dress };
}
