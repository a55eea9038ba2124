import "../../features/puppy/rig/views.css";
import { Puppy } from "../../features/puppy/puppy.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";

export function NotFoundPage() {
  return (
    <>
      <title>Page not found · Luli</title>
      <main id="main" tabIndex={-1} className="grid">
        <Panel
          stage="night"
          level={1}
          isPage
          title="Oops! Page not found"
          text="Luli looked everywhere, then fell asleep."
          puppy={
            <Puppy variant="sleepy" mood="sleepy" state="asleep" label="Dreamy Luli, asleep" />
          }
          action={
            <LinkButton to="/" kind="gold" size="lg">
              Return to Home
            </LinkButton>
          }
        />
      </main>
    </>
  );
}
