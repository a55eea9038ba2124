import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import Brain from "lucide-react/icons/brain";
import { useState } from "react";
import type { SettingsChange } from "../../../../shared/contracts/settings.ts";
import { PushRow } from "../../../features/push/push-row.tsx";
import { memoryWords } from "../../../features/memory/words.ts";
import { playSound, setSoundEnabled } from "../../../features/game/puppy/sound/sound.ts";
import { SecurityCard } from "../../../features/security/security-card.tsx";
import { settingsMutation } from "../../../features/settings/data.ts";
import { PrivacyCard } from "../../../features/settings/privacy-card.tsx";
import { SettingsPanels } from "../../../features/settings/settings-panels.tsx";
import { settingsWords } from "../../../features/settings/words.ts";
import { useHasVoice } from "../../../features/voice/use-has-voice.ts";
import { meQuery } from "../../../lib/data.ts";
import { useWords } from "../../../lib/words/words.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { lazyComponent } from "../../../ui/lazy-component.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PageStrip } from "./page-strip.tsx";
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
  const { open } = useWords(memoryWords);
  const save = useMutation(settingsMutation);
  const hasVoice = useHasVoice();
  const [isDeleting, setIsDeleting] = useState(false);
  const sayFarewell = useFarewell();
  const { settings } = me;
  const ears = settings.sound_effects ? "perked" : "hushed";
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
      <PageStrip
        stage="mint"
        seed={2}
        title={words.title}
        text={me.user.email}
        puppy={<OwnPuppy crop="bust" state={ears} how={words.puppy[ears]} />}
      />
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
        <LinkButton to="/memory" kind="soft">
          <Icon of={Brain} />
          {open}
        </LinkButton>
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
