import type { ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import { type StageLook, WeatherStage } from "../../ui/weather/weather-stage.tsx";
import { profileWords } from "./words.tsx";
import "./profile.css";

type ProfileBannerProps = {
  /** Empty until the person has told it. */
  name: string;
  email: string;
  look: StageLook;
  puppy: ReactNode;
  actions: ReactNode;
};

export function ProfileBanner(props: ProfileBannerProps) {
  const { name, email, look, puppy, actions } = props;
  const words = useWords(profileWords);
  return (
    <WeatherStage
      look={look}
      className="profile-banner"
      scene={{ width: 1200, height: 260, seed: 5, starsFrom: 0.7 }}
    >
      <div className="profile-puppy">{puppy}</div>
      <div className="min-w-0 flex-1 py-6 wrap-anywhere">
        <h1 className="t-h1" tabIndex={-1}>
          {name.trim() || words.friend}
        </h1>
        <p className="mt-2 text-[17px]">{email}</p>
        <div className="mt-5 flex flex-wrap gap-3">{actions}</div>
      </div>
    </WeatherStage>
  );
}
