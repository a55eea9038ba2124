import { ClosingCall } from "../../features/landing/closing-call.tsx";
import { FeatureCard } from "../../features/landing/feature-card.tsx";
import { Features } from "../../features/landing/features.tsx";
import { Hero, LevelSample } from "../../features/landing/hero.tsx";
import { Puppy } from "../../features/puppy/puppy.tsx";
import { playSound } from "../../features/puppy/sound.ts";
import { Ball } from "../../features/puppy/toys.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { useStartCheckout } from "../use-start-checkout.ts";

export function LandingPage() {
  const startCheckout = useStartCheckout();
  const handleStart = () => void startCheckout();
  return (
    <>
      <title>Luli: the puppy who’s always happy to see you</title>
      <main id="main" tabIndex={-1}>
        <Hero
          puppy={
            <Puppy
              size="xl"
              label="Luli, happy and playful"
              followPointer
              onPet={() => playSound("pet")}
            />
          }
          toy={<Ball />}
          actions={
            <>
              <Button size="lg" onClick={handleStart}>
                Start Free Trial
              </Button>
              <LinkButton to="/chat" kind="soft" size="lg">
                See Demo
              </LinkButton>
            </>
          }
        />
        <LandingFeatures />
        <ClosingCall
          puppy={<Puppy mood="attention" label="Luli at the door, waving a paw" />}
          action={
            <Button kind="gold" size="lg" onClick={handleStart}>
              Start Free Trial
            </Button>
          }
        />
      </main>
    </>
  );
}

function LandingFeatures() {
  return (
    <Features>
      <FeatureCard
        stage="sky"
        seed={1}
        title="Chat any time"
        text="Tell Luli about your day. Every reply arrives word by word, with a wag."
        puppy={<Puppy state="talking" label="" />}
        badge={<p className="feature-say">Tell me everything!</p>}
      />
      <FeatureCard
        stage="night"
        seed={2}
        title="Moods you can see"
        text="Playful, sleepy, calm or over the moon: ears, eyes and tail tell you which."
        fit="hat"
        puppy={<Puppy variant="sleepy" mood="sleepy" label="" />}
      />
      <FeatureCard
        stage="pink"
        seed={3}
        title="Pets and tail wags"
        text="One tap behind the ears. That is all it takes to make a puppy melt."
        puppy={<Puppy state="petted" label="" />}
      />
      <FeatureCard
        stage="butter"
        seed={4}
        title="Level up together"
        text="Chat and earn XP. Every level brings Luli closer to a brave new look."
        puppy={<Puppy variant="hero" label="" />}
        badge={
          <div className="feature-level">
            <LevelSample />
          </div>
        }
      />
      <FeatureCard
        stage="mint"
        seed={5}
        title="Six Lulis to meet"
        text="Baby, Dreamy, Brave, Festive, Elegant. One puppy, a whole universe."
        fit="hat"
        puppy={<Puppy variant="party" mood="excited" label="" />}
      />
      <FeatureCard
        stage="apricot"
        seed={6}
        title="Dressed for the day"
        text="A royal crown, a sparkle collar, a love bandana. Mix, match, swoon."
        fit="crown"
        puppy={<Puppy mood="calm" outfits={["royal_crown", "love_bandana"]} label="" />}
      />
    </Features>
  );
}
