import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SettingsChange } from "../../../../shared/contracts/settings.ts";
import { PushRow } from "../../../features/push/push-row.tsx";
import { MemoryLink } from "../../../features/memory/memory-link.tsx";
import { playSound, setSoundEnabled } from "../../../features/game/puppy/sound/sound.ts";
import { SecurityCard } from "../../../features/security/security-card.tsx";
import { settingsMutation } from "../../../features/settings/data.ts";
import { PrivacyCard } from "../../../features/settings/privacy-card.tsx";
import { SettingsPanels } from "../../../features/settings/settings-panels.tsx";
import { settingsWords } from "../../../features/settings/words.ts";
import { useHasVoice } from "../../../features/voice/use-has-voice.ts";
import { meQuery } from "../../../lib/data.ts";
import { useWords } from "../../../lib/words/words.ts";
import { lazyComponent } from "../../../ui/lazy-component.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Stage } from "../../../ui/stage.tsx";
import { OwnPuppy } from "../../../features/game/own-puppy.tsx";
import { Page } from "../../shell/page.tsx";
import { useFarewell } from "../../../features/settings/use-farewell.ts";
import "../../../features/game/puppy/ears.css";

const DeleteDialog = lazyComponent(() =>
  import("../../../features/settings/delete-dialog.tsx").then((code) => code.DeleteDialog),
);

export function SettingsPage() {
  const { title } = useWords(settingsWords);
  return (
    <Page title={title} wash="mint" pending={<Skeleton rows={SHAPE} />}>
      <Settings />
    </Page>
  );
}

/** The strip with Luli, the groups. */
const SHAPE = [
  {
    cards: [150, 210, 200, 200, 180, 190],
    grid: "mx-auto grid max-w-[720px] gap-6",
    stage: "mint" as const,
  },
];

function Settings() {
  const { data: me } = useSuspenseQuery(meQuery);
  const words = useWords(settingsWords);
  const save = useMutation(settingsMutation);
  const hasVoice = useHasVoice();
  const [isDeleting, setIsDeleting] = useState(false);
  const sayFarewell = useFarewell();
  const { settings } = me;
  const handleDelete = () => DeleteDialog.open(() => setIsDeleting(true));
  const handleChange = (change: SettingsChange) => {
    save.mutate(change);
    if (!change.sound_effects) return;
    // The sound plays within the click itself, because browsers allow none later.
    setSoundEnabled(true);
    playSound("yip");
  };
  return (
    <div className="mx-auto grid max-w-[720px] grid-cols-1 gap-6">
      <Stage
        name="mint"
        className="settings-strip"
        scene={{ width: 720, height: 150, seed: 2, sunAt: 0.7, starsFrom: 0.6 }}
      >
        <div className="min-w-0 wrap-anywhere">
          <h1 className="t-h1" tabIndex={-1}>
            {words.title}
          </h1>
          <p className="mt-2 text-[15px]">{me.user.email}</p>
        </div>
        <div className="settings-puppy">
          <OwnPuppy
            crop="bust"
            state={settings.sound_effects ? "perked" : "hushed"}
            how={settings.sound_effects ? words.puppy.perked : words.puppy.hushed}
          />
        </div>
      </Stage>
      <SettingsPanels
        settings={settings}
        failed={save.isError ? save.variables : null}
        hasVoice={hasVoice}
        mailSuppressed={me.user.mail_suppressed}
        push={
          <PushRow
            isOn={settings.push_notifications}
            onChange={(isOn) => handleChange({ push_notifications: isOn })}
          />
        }
        onChange={handleChange}
      />
      <SecurityCard
        hasPassword={me.user.has_password}
        puppy={<OwnPuppy crop="bust" mood="calm" how={null} />}
      />
      <PrivacyCard onDelete={handleDelete}>
        <MemoryLink />
      </PrivacyCard>
      {isDeleting ? (
        <DeleteDialog
          user={me.user}
          puppy={<OwnPuppy crop="bust" mood="calm" how={null} />}
          onClose={() => setIsDeleting(false)}
          onDeleted={() => void sayFarewell()}
        />
      ) : null}
    </div>
  );
}
