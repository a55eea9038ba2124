import type { ComponentProps, ReactNode } from "react";
import { ClosingCall } from "../../features/landing/closing-call.tsx";
import { FeatureCard, Features } from "../../features/landing/features.tsx";
import { Hero, LevelSample } from "../../features/landing/hero.tsx";
import { landingWords } from "../../features/landing/words.tsx";
import { KindChip } from "../../features/game/puppy/kind-chip.tsx";
import { Puppy, type PuppyProps } from "../../features/game/puppy/puppy.tsx";
import { playSound } from "../../features/game/puppy/sound/sound.ts";
import { Ball } from "../../features/game/puppy/toys.tsx";
import { useWords } from "../../lib/words/words.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { useStartCheckout } from "../../features/subscription/use-start-checkout.ts";

export function LandingPage() {
  const words = useWords(landingWords);
  const startCheckout = useStartCheckout();
  const handleStart = () => void startCheckout();
  return (
    <>
      <title>{words.pageTitle}</title>
      <main id="main" tabIndex={-1}>
        <Hero
          kind={<KindChip />}
          puppy={
            <Puppy
              size="xl"
              label={words.hero.puppy}
              followPointer
              onPet={() => playSound("pet")}
            />
          }
          toy={<Ball />}
          actions={
            <>
              <Button size="lg" onClick={handleStart}>
                {words.start}
              </Button>
              <LinkButton to="/chat" kind="soft" size="lg">
                {words.demo}
              </LinkButton>
            </>
          }
        />
        <LandingFeatures />
        <ClosingCall
          puppy={<Puppy mood="attention" label={words.closing.puppy} />}
          action={
            <Button kind="gold" size="lg" onClick={handleStart}>
              {words.start}
            </Button>
          }
        />
      </main>
    </>
  );
}

type FeatureCardProps = ComponentProps<typeof FeatureCard>;
type FeatureName = "chat" | "moods" | "pets" | "levels" | "variants" | "outfits";
type Feature = Pick<FeatureCardProps, "stage" | "fit"> & {
  name: FeatureName;
  puppy: Omit<PuppyProps, "label">;
};

const FEATURES: readonly Feature[] = [
  { name: "chat", stage: "sky", puppy: { state: "talking" } },
  { name: "moods", stage: "night", fit: "hat", puppy: { variant: "sleepy", mood: "sleepy" } },
  { name: "pets", stage: "pink", puppy: { state: "petted" } },
  { name: "levels", stage: "butter", puppy: { variant: "hero" } },
  { name: "variants", stage: "mint", fit: "hat", puppy: { variant: "party", mood: "excited" } },
  {
    name: "outfits",
    stage: "apricot",
    fit: "crown",
    puppy: { mood: "calm", outfits: ["royal_crown", "love_bandana"] },
  },
];

function LandingFeatures() {
  const { features } = useWords(landingWords);
  const badges: Partial<Record<FeatureName, ReactNode>> = {
    chat: <p className="feature-say">{features.chat.say}</p>,
    levels: (
      <div className="feature-level">
        <LevelSample />
      </div>
    ),
  };
  return (
    <Features>
      {FEATURES.map(({ name, puppy, ...look }, at) => (
        <FeatureCard
          key={name}
          seed={at + 1}
          title={features[name].title}
          text={features[name].text}
          puppy={<Puppy {...puppy} label="" />}
          badge={badges[name]}
          {...look}
        />
      ))}
    </Features>
  );
}
