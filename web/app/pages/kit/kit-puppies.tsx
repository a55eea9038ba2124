import { VARIANT_IDS } from "../../../../shared/contracts/me.ts";
import { OUTFIT_IDS } from "../../../../shared/contracts/game/store.ts";
import { Puppy, type PuppyProps } from "../../../features/game/puppy/puppy.tsx";
import { Stage, type StageName } from "../../../ui/stage.tsx";
import { KitSection } from "./kit-foundations.tsx";

const MOODS = ["happy", "excited", "calm", "sleepy", "sad", "attention"] as const;
const STATES = ["idle", "thinking", "talking", "petted", "asleep"] as const;
const POSES = ["sit", "curl", "trot", "lie", "bow"] as const;

export function KitPuppies() {
  return (
    <>
      <KitSection title="Moods">
        {MOODS.map((mood) => (
          <Shown key={mood} name={mood} mood={mood} />
        ))}
      </KitSection>
      <KitSection title="States">
        {STATES.map((state) => (
          <Shown key={state} name={state} state={state} onPet={() => {}} followPointer />
        ))}
      </KitSection>
      {POSES.map((pose) => (
        <KitSection key={pose} title={`Variants, ${pose}`}>
          {VARIANT_IDS.map((variant) => (
            <Shown
              key={variant}
              name={variant}
              variant={variant}
              pose={pose}
              state={pose === "curl" ? "asleep" : "idle"}
              stage="lilac"
            />
          ))}
        </KitSection>
      ))}
      <KitSection title="Outfits">
        {OUTFIT_IDS.map((outfit) => (
          <Shown key={outfit} name={outfit} outfits={[outfit]} stage="butter" />
        ))}
      </KitSection>
    </>
  );
}

type ShownProps = Omit<PuppyProps, "label"> & { name: string; stage?: StageName };

function Shown({ name, stage = "sky", ...puppy }: ShownProps) {
  return (
    <Stage name={stage} className="w-44 rounded-lg p-3">
      <p className="text-sm font-semibold">{name}</p>
      <Puppy {...puppy} label={name} />
    </Stage>
  );
}
