import { Page } from "../../shell/page.tsx";
import { KitChoices, KitControls } from "./kit-controls.tsx";
import { KitFoundations } from "./kit-foundations.tsx";
import { KitPuppies } from "./kit-puppies.tsx";
import { KitOverlays, KitSurfaces } from "./kit-surfaces.tsx";

/** Shows every component in each of its states, in development only. */
export function KitPage() {
  return (
    <Page title="Kit">
      <h1 className="t-h1 mb-8" tabIndex={-1}>
        Kit
      </h1>
      <div className="grid gap-10">
        <KitFoundations />
        <KitControls />
        <KitChoices />
        <KitSurfaces />
        <KitOverlays />
        <KitPuppies />
      </div>
    </Page>
  );
}
