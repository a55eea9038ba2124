import { useState } from "react";
import { Button, ExternalLinkButton, LinkButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { CoinIcon, PawIcon } from "../../../ui/icons.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { KitSection } from "./kit-foundations.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Choice } from "../../../ui/form/choice.tsx";
import { EmailField } from "../../../ui/form/email-field.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { SearchField } from "../../../ui/form/search-field.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { MoreButton } from "../../../ui/list/more-button.tsx";

const KINDS = ["primary", "soft", "gold", "ghost"] as const;
const SIZES = ["lg", "md", "sm"] as const;
const TONES = ["mute", "ok", "info", "warn", "bad", "premium", "paper"] as const;

export function KitControls() {
  const [isOn, setOn] = useState(true);
  return (
    <>
      {KINDS.map((kind) => (
        <KitSection key={kind} title={`Button, ${kind}`}>
          {SIZES.map((size) => (
            <Button key={size} kind={kind} size={size}>
              <PawIcon />
              {size}
            </Button>
          ))}
          <Button kind={kind} disabled>
            Disabled
          </Button>
          <Button kind={kind} busy="Sending...">
            Send message
          </Button>
          <Button kind={kind} aria-pressed>
            Pressed
          </Button>
          <LinkButton to="/" kind={kind}>
            Link
          </LinkButton>
          <ExternalLinkButton href="https://example.com/" kind={kind}>
            External link
          </ExternalLinkButton>
        </KitSection>
      ))}
      <KitSection title="Chip">
        {TONES.map((tone) => (
          <Chip key={tone} tone={tone}>
            <CoinIcon />
            {tone}
          </Chip>
        ))}
        {TONES.map((tone) => (
          <Chip key={tone} tone={tone} size="sm">
            {tone}
          </Chip>
        ))}
      </KitSection>
      <KitSection title="Field and switch">
        <Field label="Empty" placeholder="Placeholder" />
        <Field label="Filled" defaultValue="maya@luli.test" hint="A hint below." />
        <Field label="At fault" error="Please enter your password." />
        <Field label="Disabled" disabled defaultValue="Nothing to do" />
        <div className="w-80">
          <Switch label="Sound Effects" hint="With a hint" isOn={isOn} onChange={setOn} />
          <Switch label="Disabled, on" isOn isDisabled onChange={setOn} />
          <Switch label="Disabled, off" isOn={false} isDisabled onChange={setOn} />
        </div>
      </KitSection>
    </>
  );
}

const OPTIONS = [
  { id: "sun", name: "Sun" },
  { id: "rain", name: "Rain" },
  { id: "snow", name: "Snow" },
] as const;
const forget = () => {};
const LIST = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => Promise.resolve(),
};

export function KitChoices() {
  const [weather, setWeather] = useState<(typeof OPTIONS)[number]["id"]>("sun");
  const change = { value: weather, options: OPTIONS, onChange: setWeather };
  return (
    <KitSection title="Choices and searches">
      <div className="w-80">
        <Select label="Select" {...change} />
        <Choice label="Choice" {...change} />
        <Checkbox label="I agree, and may take it back." />
        <Checkbox label="At fault" error="Please tick the box." />
      </div>
      <EmailField label="Email" />
      <PasswordField label="Password" />
      <SearchField label="Search" maxLength={100} onSearch={forget} />
      <MoreButton list={LIST} />
      <MoreButton list={{ ...LIST, isFetchingNextPage: true }} />
      <MoreButton list={{ ...LIST, isFetchNextPageError: true }} />
    </KitSection>
  );
}
