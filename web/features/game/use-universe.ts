// Being in the universe: the visit counts once on arrival, and whom one chooses comes along.
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import type { VariantId } from "../../../shared/contracts/me.ts";
import { playSound } from "./puppy/sound/sound.ts";
import { usePetting } from "./puppy/motion/use-petting.ts";
import { chooseMutation, visitUniverse } from "./universe/data.ts";
import { universeWords } from "./universe/words.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { showToast } from "../../ui/toast/toast.tsx";
import { useRewards } from "./use-rewards.ts";

export function useUniverseVisit(): void {
  const applyRewards = useRewards();
  useEffect(() => {
    visitUniverse().then(
      ({ rewards }) => applyRewards(rewards),
      (error: unknown) => console.warn("The visit to the universe was not counted.", error),
    );
  }, [applyRewards]);
}

type Choosing = {
  /** Over having been chosen. */
  isDelighted: boolean;
  isComing: (variant: VariantId) => boolean;
  choose: (variant: VariantId) => void;
};

export function useChoosing(): Choosing {
  const { isPetted: isDelighted, stroke: rejoice } = usePetting();
  const applyRewards = useRewards();
  const choosing = useMutation(chooseMutation);
  const choose = (variant: VariantId) =>
    choosing.mutate(variant, {
      onSuccess: ({ rewards }) => {
        const isGlad = applyRewards(rewards);
        if (isGlad) {
          rejoice();
          playSound("bark");
        }
        const { title, text } = wordsOf(universeWords).chosen;
        const tone = isGlad ? "success" : "info";
        showToast({ title: title(rewards.puppy.name), text, tone });
      },
    });
  const isComing = (variant: VariantId) => choosing.isPending && choosing.variables === variant;
  return { isDelighted, isComing, choose };
}
