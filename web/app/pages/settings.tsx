import { useSuspenseQuery } from "@tanstack/react-query";
import { SettingsGroup, SettingsRow } from "../../features/settings/settings-group.tsx";
import { languageName, onOff, themeName } from "../../features/settings/logic.ts";
import { meQuery } from "../../lib/data.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Stage } from "../../ui/stage.tsx";
import { OwnPuppy } from "../own-puppy.tsx";
import { Page } from "../page.tsx";

export function SettingsPage() {
  return (
    <Page title="Settings" wash="mint" pending={<Skeleton heights={[140, 180, 180]} />}>
      <Settings />
    </Page>
  );
}

function Settings() {
  const { data: me } = useSuspenseQuery(meQuery);
  const { settings } = me;
  return (
    <div className="mx-auto grid max-w-[720px] gap-6">
      <Stage name="mint" className="settings-strip" scene={{ width: 720, height: 150, seed: 2 }}>
        <div className="min-w-0 wrap-anywhere">
          <h1 className="t-h1" tabIndex={-1}>
            Settings
          </h1>
          <p className="mt-2 text-[15px]">{me.user.email}</p>
        </div>
        <div className="settings-puppy">
          <OwnPuppy
            crop="bust"
            mood={settings.sound_effects ? "happy" : "calm"}
            how={settings.sound_effects ? "all ears" : "quiet as a mouse"}
          />
        </div>
      </Stage>
      <SettingsGroup title="Notifications">
        <SettingsRow label="Push Notifications" value={onOff(settings.push_notifications)} />
        <SettingsRow label="Email Updates" value={onOff(settings.email_updates)} />
      </SettingsGroup>
      <SettingsGroup title="Sound & voice">
        <SettingsRow label="Sound Effects" value={onOff(settings.sound_effects)} />
        <SettingsRow label="Voice Messages" value={onOff(settings.voice_messages)} />
      </SettingsGroup>
      <SettingsGroup title="Display">
        <SettingsRow label="Language" value={languageName(settings.language)} />
        <SettingsRow label="Theme" value={themeName(settings.theme)} />
      </SettingsGroup>
      <section className="card p-6" aria-labelledby="privacy-title">
        <h2 id="privacy-title" className="t-h3 mb-4">
          Privacy
        </h2>
        <LinkButton to="/privacy" kind="soft">
          View Privacy Policy
        </LinkButton>
      </section>
    </div>
  );
}
