import "../../features/game/puppy/rig/views.css";
import { Puppy } from "../../features/game/puppy/puppy.tsx";
import { useWords } from "../../lib/words/words.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { shellWords } from "../shell/words.ts";

export function NotFoundPage() {
  const words = useWords(shellWords).notFound;
  return (
    <>
      <title>{`${words.pageTitle} · Luli`}</title>
      <main id="main" tabIndex={-1} className="grid">
        <Panel
          stage="night"
          level={1}
          isPage
          title={words.title}
          text={words.text}
          puppy={<Puppy variant="sleepy" mood="sleepy" state="asleep" label={words.puppy} />}
          action={
            <LinkButton to="/" kind="gold" size="lg">
              {words.home}
            </LinkButton>
          }
        />
      </main>
    </>
  );
}
