import type { ReactNode } from "react";
import { Chip } from "../../../ui/chip.tsx";
import { type Light, Stage, type StageName } from "../../../ui/stage.tsx";

type TryOnProps = {
  stage: StageName;
  light?: Light | undefined;
  puppy: ReactNode;
  /** The thing that is on, or what to do. */
  caption: string;
};

/** Luli before the mirror: whatever one looks at is on at once. */
export function TryOn({ stage, light, puppy, caption }: TryOnProps) {
  return (
    <Stage
      name={stage}
      light={light}
      className="try-on"
      scene={{ width: 420, height: 480, seed: 3 }}
    >
      <div className="try-on-puppy">{puppy}</div>
      <Chip tone="paper" className="try-on-caption">
        {caption}
      </Chip>
    </Stage>
  );
}
