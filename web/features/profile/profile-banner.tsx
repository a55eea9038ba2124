import type { ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import { type Light, Stage, type StageName } from "../../ui/stage.tsx";
import { Weather } from "../../ui/weather/weather.tsx";
import { profileWords } from "./words.tsx";
import "./profile.css";

type ProfileBannerProps = {
  /** Empty until the person told it. */
  name: string;
  email: string;
  stage: StageName;
  light: Light;
  weather?: Weather | undefined;
  puppy: ReactNode;
  actions: ReactNode;
};

const SCENE = { width: 1200, height: 260 };

export function ProfileBanner(props: ProfileBannerProps) {
  const { name, email, stage, light, weather, puppy, actions } = props;
  const words = useWords(profileWords);
  return (
    <Stage name={stage} light={light} className="profile-banner" scene={{ ...SCENE, seed: 5 }}>
      <Weather of={weather} light={light} {...SCENE} />
      <div className="profile-puppy">{puppy}</div>
      <div className="min-w-0 flex-1 py-6 wrap-anywhere">
        <h1 className="t-h1" tabIndex={-1}>
          {name.trim() || words.friend}
        </h1>
        <p className="mt-2 text-[17px]">{email}</p>
        <div className="mt-5 flex flex-wrap gap-3">{actions}</div>
      </div>
    </Stage>
  );
}
