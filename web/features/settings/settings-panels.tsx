import type { ReactNode } from "react";
import type { Settings } from "../../../shared/contracts/me.ts";
import { LANGUAGES } from "../../../shared/contracts/language.ts";
import type { SettingsChange } from "../../../shared/contracts/settings.ts";
import { Choice } from "../../ui/choice.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { languageOf, THEME_NAMES, voiceHint } from "./logic.ts";
import { SettingsGroup } from "./settings-group.tsx";

type SettingsPanelsProps = {
  settings: Settings;
  hasVoice: boolean | "unknown";
  /** The row of push messages. */
  push: ReactNode;
  onChange: (change: SettingsChange) => void;
};

export function SettingsPanels({ settings, hasVoice, push, onChange }: SettingsPanelsProps) {
  return (
    <>
      <SettingsGroup title="Notifications">
        {push}
        <Switch
          label="Email Updates"
          hint="At most one letter a week, with good news only. Mails about your trial, payments and account always come."
          isOn={settings.email_updates}
          onChange={(isOn) => onChange({ email_updates: isOn })}
        />
      </SettingsGroup>
      <SettingsGroup title="Sound & voice">
        <Switch
          label="Sound Effects"
          hint="Woofs, chimes and little pops"
          isOn={settings.sound_effects}
          onChange={(isOn) => onChange({ sound_effects: isOn })}
        />
        <Switch
          label="Voice Messages"
          hint={voiceHint(hasVoice)}
          isOn={settings.voice_messages}
          onChange={(isOn) => onChange({ voice_messages: isOn })}
        />
      </SettingsGroup>
      <SettingsGroup title="Display">
        <Select
          label="Language"
          value={languageOf(settings.language)}
          options={LANGUAGES}
          onChange={(language) => onChange({ language })}
        />
        <Choice
          label="Theme"
          value={settings.theme}
          options={THEME_NAMES}
          onChange={(theme) => onChange({ theme })}
        />
      </SettingsGroup>
    </>
  );
}
