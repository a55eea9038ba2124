import { ClosingCall } from "../../features/landing/closing-call.tsx";
import { FeatureCard, Features } from "../../features/landing/features.tsx";
import { Hero, LevelSample } from "../../features/landing/hero.tsx";
import { landingWords } from "../../features/landing/words.tsx";
import { KindChip } from "../../features/game/puppy/kind-chip.tsx";
import { Puppy } from "../../features/game/puppy/puppy.tsx";
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

function LandingFeatures() {
  const { chat, moods, pets, levels, variants, outfits } = useWords(landingWords).features;
  return (
    <Features>
      <FeatureCard
        stage="sky"
        seed={1}
        title={chat.title}
        text={chat.text}
        puppy={<Puppy state="talking" label="" />}
        badge={<p className="feature-say">{chat.say}</p>}
      />
      <FeatureCard
        stage="night"
        seed={2}
        title={moods.title}
        text={moods.text}
        fit="hat"
        puppy={<Puppy variant="sleepy" mood="sleepy" label="" />}
      />
      <FeatureCard
        stage="pink"
        seed={3}
        title={pets.title}
        text={pets.text}
        puppy={<Puppy state="petted" label="" />}
      />
      <FeatureCard
        stage="butter"
        seed={4}
        title={levels.title}
        text={levels.text}
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
        title={variants.title}
        text={variants.text}
        fit="hat"
        puppy={<Puppy variant="party" mood="excited" label="" />}
      />
      <FeatureCard
        stage="apricot"
        seed={6}
        title={outfits.title}
        text={outfits.text}
        fit="crown"
        puppy={<Puppy mood="calm" outfits={["royal_crown", "love_bandana"]} label="" />}
      />
    </Features>
  );
}
