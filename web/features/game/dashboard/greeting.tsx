import type { ReactNode } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { PawIcon } from "../../../ui/icons.tsx";
import { type StageLook, WeatherStage } from "../../../ui/weather/weather-stage.tsx";
import { dashboardWords } from "./words.tsx";
import "./dashboard.css";

type GreetingProps = {
  name: string;
  look: StageLook;
  /** A line from the diary's last page. */
  memory?: string | undefined;
  puppy: ReactNode;
  puppyName: string;
  onPet: () => void;
};

/** A greeting of one sentence and one verb. */
export function Greeting(props: GreetingProps) {
  const { name, look, memory, puppy, puppyName, onPet } = props;
  const words = useWords(dashboardWords);
  return (
    <WeatherStage
      look={look}
      className="greeting"
      scene={{ width: 1200, height: 260, sunAt: 0.6, seed: 3, starsFrom: 0.6 }}
    >
      <div className="min-w-0 py-5 wrap-anywhere max-md:py-3.5">
        <h1 className="t-h1" tabIndex={-1}>
          {words.hello(look.light, name.trim() === "" ? words.friend : name.trim())}
        </h1>
        <p className="greeting-lead">{memory ?? words.lead}</p>
        <div className="greeting-verbs">
          <LinkButton to="/chat">{words.sayHello}</LinkButton>
          {/* People with a pointer stroke Luli instead. */}
          <Button kind="soft" className="greeting-pet" onClick={onPet}>
            <PawIcon />
            {words.petPuppy(puppyName)}
          </Button>
        </div>
      </div>
      <div className="greeting-puppy">{puppy}</div>
    </WeatherStage>
  );
}
