import { useQuery } from "@tanstack/react-query";
import { moodLook } from "./puppy/moods.ts";
import { Puppy, type PuppyProps } from "./puppy/puppy.tsx";
import { puppyWords } from "./puppy/words.ts";
import { meQuery } from "../../lib/data.ts";
import { useSession } from "../../lib/session/session.ts";
import "./own-puppy.css";
import { outfitWords } from "../../lib/words/outfit-words.ts";
import { useWords } from "../../lib/words/words.ts";

type OwnPuppyProps = Omit<PuppyProps, "variant" | "outfits" | "label"> & {
  /** The mood for screen readers, if it is not the current one; null for a decoration. */
  how?: string | null;
};

/** The person's puppy as it is now: the active variant, its mood and its outfits. Plain Luli until they are known. */
export function OwnPuppy({ how, ...props }: OwnPuppyProps) {
  const words = useWords(puppyWords);
  const { name: outfitName } = useWords(outfitWords);
  const { status } = useSession();
  const { data: me } = useQuery({ ...meQuery, enabled: status === "signed_in" });
  if (!me) return <Puppy {...props} label={how === null ? "" : "Luli"} />;
  const { puppy, worn } = me;
  const { mood } = moodLook(puppy.mood, puppy.variant);
  return (
    <Puppy
      mood={mood}
      {...props}
      variant={puppy.variant}
      outfits={worn}
      label={
        how === null
          ? ""
          : words.told(puppy.name, how ?? words.feeling(puppy.mood), worn.map(outfitName))
      }
    />
  );
}
