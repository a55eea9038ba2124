import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { PawIcon } from "../../ui/icons.tsx";
import { Stage, type StageName } from "../../ui/stage.tsx";
import "./dashboard.css";

type GreetingProps = {
  name: string;
  stage: StageName;
  puppy: ReactNode;
  puppyName: string;
  onPet: () => void;
};

export function Greeting({ name, stage, puppy, puppyName, onPet }: GreetingProps) {
  return (
    <Stage
      name={stage}
      className="greeting"
      scene={{ width: 1200, height: 260, seed: 3, sunAt: 0.6 }}
    >
      <div className="greeting-text">
        <h1 className="t-h1" tabIndex={-1}>
          Hello, {name.trim() || "Friend"}
        </h1>
        <p className="greeting-lead">Someone fluffy heard you come in.</p>
        <Button className="greeting-pet" onClick={onPet}>
          <PawIcon />
          <span>
            Pet <span className="sr-only">{puppyName}</span>
          </span>
        </Button>
      </div>
      <div className="greeting-puppy">{puppy}</div>
    </Stage>
  );
}
