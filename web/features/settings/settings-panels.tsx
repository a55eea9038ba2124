import type { ReactNode } from "react";
import { LANGUAGES } from "../../../shared/contracts/language.ts";
import type { SuppressionReason } from "../../../shared/contracts/mail.ts";
import type { Settings, SettingsChange } from "../../../shared/contracts/settings.ts";
import { useWords } from "../../lib/words/words.ts";
import { FailureNote } from "../../ui/notes/failure-note.tsx";
import { Choice } from "../../ui/form/choice.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import { Section } from "../../ui/section.tsx";
import { languageOf, mailHint, themeOptions, voiceHint } from "./logic.ts";
import { settingsWords } from "./words.ts";

type SettingsPanelsProps = {
  settings: Settings;
  /** The change that could not be saved. */
  failed: SettingsChange | null;
  hasVoice: boolean | "unknown";
  mailSuppressed: SuppressionReason | null;
  /** Renders the row of push messages. */
  push: ReactNode;
  onChange: (change: SettingsChange) => void;
};

export function SettingsPanels({
  settings,
  failed,
  hasVoice,
  mailSuppressed,
  push,
  onChange,
}: SettingsPanelsProps) {
  const words = useWords(settingsWords);
  // Empty rows are left out: a group draws a line between any two.
  const noteFor = (...keys: (keyof SettingsChange)[]) =>
    failed && keys.some((key) => key in failed) && <FailureNote failure={words.notSaved} />;
  return (
    <>
      <SettingsGroup title={words.notifications}>
        {push}
        <Switch
          label={words.email.label}
          hint={mailHint(mailSuppressed, settings.email_updates, words.email)}
          isOn={settings.email_updates}
          onChange={(isOn) => onChange({ email_updates: isOn })}
        />
        {noteFor("push_notifications", "email_updates")}
      </SettingsGroup>
      <SettingsGroup title={words.sound}>
        <Switch
          {...words.effects}
          isOn={settings.sound_effects}
          onChange={(isOn) => onChange({ sound_effects: isOn })}
        />
        <Switch
          label={words.voice.label}
          hint={voiceHint(hasVoice, words.voice)}
          isOn={settings.voice_messages}
          onChange={(isOn) => onChange({ voice_messages: isOn })}
        />
        {noteFor("sound_effects", "voice_messages")}
      </SettingsGroup>
      <SettingsGroup title={words.display}>
        <Select
          label={words.language}
          value={languageOf(settings.language)}
          options={LANGUAGES}
          onChange={(language) => onChange({ language })}
        />
        <Choice
          label={words.theme}
          value={settings.theme}
          options={themeOptions(words.themes)}
          onChange={(theme) => onChange({ theme })}
        />
        {noteFor("language", "theme")}
      </SettingsGroup>
    </>
  );
}

function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} className="card px-6 py-5" headClassName="mb-2">
      <div className="lines-between">{children}</div>
    </Section>
  );
}
