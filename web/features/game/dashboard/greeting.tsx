import type { ReactNode } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { PawIcon } from "../../../ui/icons.tsx";
import { type Light, Stage, type StageName } from "../../../ui/stage.tsx";
import { dashboardWords } from "./words.tsx";
import "./dashboard.css";

type GreetingProps = {
  name: string;
  stage: StageName;
  light?: Light | undefined;
  puppy: ReactNode;
  puppyName: string;
  onPet: () => void;
};

export function Greeting({ name, stage, light, puppy, puppyName, onPet }: GreetingProps) {
  const words = useWords(dashboardWords);
  return (
    <Stage
      name={stage}
      light={light}
      className="greeting"
      scene={{ width: 1200, height: 260, seed: 3, sunAt: 0.6 }}
    >
      <div className="greeting-text">
        <h1 className="t-h1" tabIndex={-1}>
          {name.trim() === "" ? words.helloFriend : words.hello(name.trim())}
        </h1>
        <p className="greeting-lead">{words.lead}</p>
        <Button className="greeting-pet" aria-label={words.petPuppy(puppyName)} onClick={onPet}>
          <PawIcon />
          {words.pet}
        </Button>
      </div>
      <div className="greeting-puppy">{puppy}</div>
    </Stage>
  );
}
